import type { ClaimWords } from '../../claims/claim-words';
import { phrases } from '../../phrase-pattern';
import { SAID_BEFORE } from './complaint';

const WILL =
  "(?:\\p{L}+(?:'s|'re| is| are) (?:gonna|going to)|i'll|i will|we'll|we will|i'm going to|they'll|he'll|she'll|it'll|it will|someone will|somebody will|(?:the|our|a|an) (?:\\p{L}+ ){1,2}will|someone'll|somebody'll|you'll|you will)";
const DO =
  '(?:call|ring|bell|buzz|phone|text|message|email|e-mail|send|add|get|receive|put|book|check|let you|make|post|refund|credit|review|come(?! to (?:about |around |just )?(?:[£$]|\\d[\\d,.]* (?:pounds?|dollars?|quid)|(?:\\p{L}+ ){1,3}(?:hundred|thousand|pounds?|dollars?|quid|rupees)))|follow|give you|arrange|raise|pass|sort|arrive|contact|reach|hear|release|be (?:in touch|back|with you|there|round))';
const DONE =
  '(?:booked|cancelled|canceled|put|added|sent|released|refunded|credited|raised|logged|changed|reset|blocked|frozen|reported|moved|updated|ordered|arranged|removed|waived|reserved|opened|fixed|corrected|noted|rung|called|emailed|texted|closed|escalated|stopped|reversed|unlocked|activated|extended|issued|submitted|swapped|switched|made a note|told(?! you(?!\\p{L}))|flagged|asked|processed)';

/** English words that show a claim by themselves. */
export const enClaimCues: ClaimWords['words'] = {
  greets: phrases(
    "hello; hi; hiya; hey; good (?:morning|afternoon|evening); g'day; kia ora; namaste; aloha; how(?: are)? you (?:going|doing)",
  ),
  saysWho: phrases(`
    (?:my name is|my name's|you're (?:through|speaking|talking) to) \\p{L}+; (?:this is|it's|i'm) (?!calling|ringing|phoning|here|speaking)\\p{L}+ (?:over at|calling from|from|at|with|here at|\\p{L}+ from); \\p{L}+ (?:speaking|here)(?=[,.?!]|$);
    (?:this is|it's) (?!a|an|the|not|about|for|my|your|just|only|quick|late|so|very|good|great)\\p{L}+(?=[,.]|$)`),
  asksTime: phrases(`
    (?:good|better|best|okay|ok|bad|right) time; (?:got|have|spare) (?:a|one|two|a couple of|a few) (?:quick )?(?:minute|minutes|moment|second|seconds); is (?:now|this) (?:a )?(?:alright|all right|okay|ok|good|bad|terrible|awkward); caught you at`),
  asksHold: phrases(`
    (?<!sorry .{0,12})(?:put|place|pop) you on (?:a )?(?:brief |short |quick )?hold; (?:mind|please|could you|can you|would you) (?:holding|hold)(?! (?:that|it|this|them|down|your|in|the (?!line|phone))); (?:hold the line|bear with me);
    (?<!actually )(?<!oh )(?<!no )(?:hang on|hold on)(?!,? (?:no|not|that|this|it|sorry|to|the|your|till|until)); there(?:'ll| will| might| may) be a (?:bit of a |little |short )?(?:silence|pause); give me (?:a |one |two |a few |\\p{L}+ )?(?:moment|moments|minute|minutes|second|seconds|sec);
    (?:just|one) (?:a |one )?(?:moment|minute|second|sec)(?=[,.]|$| please| while)`),
  passesOn: phrases(`(?:i'll|i'm going to|let me|i can) (?:transfer|pass|put) you (?:through|over|on|across)? ?(?:to)`),
  silence: phrases(`
    (?:are you|anyone|anybody|you) (?:still )?there(?! (?:that|who|to|with|for|i|any)); did i lose you; have you gone; (?:has the|the) line gone`),
  thanks: phrases('(?<!no )thank you; (?<!no )thanks; cheers'),
  apologises: phrases(`
    (?:i'm|i am|we're|we are) (?:so |very |really |truly |terribly |ever so |awfully )?sorry(?! to hear| for your loss);
    ^(?:oh |right |yes |okay |and |of course )*(?:so |very |really )?sorry(?! (?:what|say again|come again|pardon|who|how|to hear)(?![a-z])); sorry (?:again|about|for(?! your loss)|to(?! hear)|that|you); i (?:do |sincerely |really )?apologi[sz]e; (?:my|our) (?:sincere |sincerest )?apologies`),
  asksMore: phrases(`
    (?:anything|something) else; is there anything; anything you'd like to; anything (?:\\p{L}+ )?(?:bothering|playing up|more); any (?:other|further|more) (?:questions|concerns); what else (?:can|may) i`),
  saysGoodbye: phrases(`
    (?:good)?bye(?! to); take care(?! of); have a (?:\\p{L}+ )?(?:\\p{L}+ )?(?:day|evening|night|afternoon|morning|weekend|one|trip); enjoy (?:the|your) (?:rest|day|evening|weekend|trip|stay);
    (?:speak|talk) (?:to you )?(?:soon|at|on|then|tomorrow); all the best; see you; good night; safe travels; mind how you go; ta ta; ta-?ra; cheerio; off you pop`),
  sumsUp: phrases(`
    (?:just )?to (?:recap|summari[sz]e|sum up|run through); (?:^|just |so |okay |right |and )to confirm; let me (?:recap|read (?:that|it|this) back|run through)`),
  manners: phrases(`
    (?:don't|do not) (?:take|use) that tone; you're (?:being )?(?:so |very |really )?rude; (?:don't|do not) (?:talk|speak) to me like; how dare you; (?:your|what an?) (?:tone|attitude)`),
  sharp: phrases(`
    (?:that's|it's|that is) not my (?:problem|job|fault|department|issue); not my (?:problem|job|fault)(?=[,.!]|$); calm down; i(?:'ve)? already (?:told|said|explained);
    i (?:don't|do not) make the rules; take it or leave it; suit yourself; go ahead and (?:complain|cancel|leave); (?:policy|it) is (?:policy|what it is); i (?:don't|do not) care`),
  deed: phrases(`
    (?<!the (?:text|e-?mail|message|link|letter|form) (?:that )?)(?:i've|i have|we've|we have) (?:just |now |also |already )?${DONE}(?! (?:you|him|her|them)? ?(?:wrong|the wrong)| that (?:before|already|twice));
    ^(?:and |so |okay |right |yes )*(?:i|we) (?:just |have just )?(?:booked|sent|released|refunded|cancelled|blocked|added)(?! (?:\\p{L}+ ){1,3}(?:at|last|yesterday)(?!\\p{L}));
    that's (?:all )?(?:done|gone through|sorted|booked)(?! if); i'm (?:taking|releasing|crediting|refunding) (?:the|that|it|this|your); you're (?:all )?(?:booked in|booked|signed up); (?:card|account|order|payment) is (?:now )?(?:frozen|blocked|cancelled|unlocked)`),
  looksInto: phrases(`
    (?:let me|i can|i could|i will|i'll) (?:just |quickly )?(?:check|look into|look that up|look it up|find out|pull (?:up|that|it)|(?<!can )see what(?!'s (?:happened|going))); while i (?:look|check|compare|find|pull)`),
  sendsAway: phrases(`
    you(?:'ll| will)? (?:have|need) to (?:call|ring|contact|speak to|go to|write to|email|visit|ask)(?! (?:me|us|back)); you (?:can|could|should) (?:always )?(?:email|call|ring|contact|ask) (?:the|your|their); advised to (?:check|call|contact)`),
  takesBack: phrases(`
    i (?:misspoke|misread|misquoted|said (?:that )?wrong(?:ly)?|was wrong|spoke too soon|need to go back on that|(?:got|had) (?:that|it) wrong|read (?:it|that) (?:the )?wrong|gave you the wrong|told you (?:the )?wrong|made a mistake);
    (?:i've|i'm) (?:told|telling|given|giving) you .. wrong; (?:i've|i'm) (?:told|telling) you wrong; (?:that|which) was (?:wrong|incorrect); let me correct; i stand corrected; i was (?:looking at|reading|on) the (?:wrong \\p{L}+|old (?:one|list|price\\p{L}*))`),
  unsure: phrases(`
    i(?:'m| am) not (?:really |entirely |quite |completely |100% |a hundred percent )?(?:sure|certain|a hundred percent); i (?:don't|do not) (?:really )?know(?! (?:when|what|who|where|how|why|which) you| where (?:that|this|the \\p{L}+|it) (?:came|comes|got)| about that(?:[.,!]|$));
    i (?:couldn't|can't|can not) (?:tell you|say|see) (?:why|when|what|how|which); no idea`),
  notAnswered: phrases(`
    (?:not|wasn't|isn't) (?:quite |really |exactly )?(?:what i asked|an answer); (?:didn't|haven't|not) answer(?:ed|ing)? (?:my|the|me|that); ^you don't know(?=[.?!]|$); answer (?:my question|the question|me)(?=[,.!?]|$)`),
  promise: phrases(`
    ${WILL} (?:\\p{L}+ )?${DO}; takes (?:about |up to )?(?:\\p{L}+ ){1,4}(?:days|hours|weeks) to (?:reach|arrive|show|clear|come|process|get|land|go); (?:on|back in|(?<=(?:be|is|are|'s|back|out|there|it) )with) you(?:r (?:card|account))? (?:by|within|before)(?! (?:it|i|you|we|they|he|she)(?!\\p{L}))`),
  openPromise: phrases(`
    (?!you'll have \\p{L}+ed)${WILL} .. (?:at some point|as soon as|soon|shortly|in due course|eventually|when(?:ever)? (?:they|we|i) can|at some stage); i'll see what i can do`),
  leaving: phrases(`
    (?:i'm|i am|i'll be|we're|i'll) (?:leaving(?= (?:you|for|this|the company))|closing|cancelling|canceling|switching|going elsewhere|taking .. elsewhere); (?:i want|i'd like|i need|i wanted) to (?:cancel|close|leave|return|send (?:it|this) back); (?:ready|going|threatening) to leave;
    (?:moving|move|switch|switching|going) over to (?:somebody|someone|another); (?:never|not) (?:be )?(?:buy|use|book|shop|order)(?:ing)? .. again; booking with anyone but you; not buying (?:this|from|your); (?:finished|done|through) (?:with|wi) you(?:s|rselves)?; before i (?:\\p{L}+ ){1,8}again; to leave and go to;
    take my (?:business|money|custom); close my account; (?:no,? )?(?:i'll|i will|i'm|i am|we'll|we're|i|we) (?:not|won't|never) (?:be )?(?:renewing|renew)`),
  escalation: phrases(`
    (?:a|your|the|speak to a|get me a) (?:manager|supervisor|senior(?= (?:please|now)|[.,!]|$)); (?:manager|supervisor)(?: please| now); ombudsman; (?<=my )(?:solicitor|lawyer); (?:solicitor|lawyer)s?(?! (?:\\p{L}+ )?(?:went|was|were|said|told|did|had|has|took|sent|never|wrote|left|\\p{L}{3,}ed)(?!\\p{L})); (?:small claims|trading standards|better business);
    (?:on|start on|put it on|post it on) (?:the )?(?:facebook|twitter|social media); (?:formal|official|make a|file a) complaint; (?:do|doing) a chargeback; whoever's in charge;
    (?:one star|worst|bad|terrible) review; (?:someone|somebody|anyone|anybody) else i (?:can|could) (?:talk|speak) to; (?:want|like|need) to (?:complain|make a complaint);
    (?:writ(?:e|ing)|complain(?:ing)?|go(?:ing)?) to (?:the (?:board|press|papers?|council|regulator|general manager)|head office|(?:somebody|someone) about)`),
  strain: phrases(`
    (?:i'm|i am|i've been|been) (?:so |really |very |just |getting )?(?:tired of|upset|angry|fed up|worried|frustrated|scared|annoyed|furious|stressed|disappointed|sick of|shaking|desperate|panicking);
    (?:that's|this is|it's) (?:absolutely |just |so |really )?(?:ridiculous|unacceptable|disgusting|not fair|a joke|appalling|outrageous|shocking|rotten|terrible|awful); hands are shaking; (?:nearly|almost) fell off; what a (?:joke|shambles|nightmare|mess)`),
  insult: phrases(`
    idiots?; (?<!(?:something|anything|so|bit|be|been|feel|felt|looked?|i'm|not|myself|a|my own) )stupid; shut up; bloody(?= (?:useless|hopeless|rude|incompetent|disgrace(?:ful)?|joke|shambles|people|lot|company|idiots?|cheek)(?!\\p{L})); (?:bull)?shit\\p{L}*; you people are a joke; (?:crooks|thieves|liars?|clowns?|scammers?|morons?); (?:fuck|bastard)\\p{L}*`),
  earlierPromise: phrases(`
    ${SAID_BEFORE}; you told me .. (?:ago|earlier|before); but you said(?! it was|,? and); you said you(?:'d| would)(?! like); (?:days?|weeks?),? guaranteed; consider it done; (?:you|they|he|she|someone|somebody|it was) promised; was (?:promised|told);
    (?:you|they|he|she|your \\p{L}+|the (?:last |other )?(?:lady|guy|person|man|driver|agent)) (?:said|told me) .. (?:would|will|was (?:covered|coming|going|due|free|included|meant|fine|all)|covers?); was supposed to;
    (?:he|she|they|\\p{L}+) (?:said|told me)(?: last \\p{L}+)? (?:he|she|they|it|i|we|someone|somebody)(?:'d| would)(?! (?:like|be able|have to)); never (?:turned up|came|arrived|called back|rang back);
    (?:\\p{L}+day) (?:they|he|she|you|someone|somebody) (?:said|told|promised); (?:fella|fellow|lad|lass|bloke|colleague) (?:\\p{L}+ ){0,3}(?:says|said|told|promised)`),
  nobodyCame: phrases(`(?:nobody|no one) (?:came|come|showed|called|rang)`),
  praise: phrases(`
    (?:you've|you have) been (?:\\p{L}+ )?(?:great|wonderful|brilliant|very helpful|so helpful|helpful|a star|lovely); you're a star; that's (?:very kind|lovely|thoughtful);
    (?<!(?:well|oh|great|and|so|yeah),? )that's (?:brilliant|great|wonderful|fantastic)(?! (?:so|but|that|isn't|is it|then|news)); that is (?:thoughtful|such a relief|brilliant|lovely);
    you've sorted it; thank you for being straight; that's straight of you; you(?:'re| are) (?:so |very |ever so )?kind`),
  understands: phrases(`
    (?<!(?:want|sure|that|if|until) )i (?:completely |totally |really |fully |quite |do |can |certainly )?(?:understand|sympathi[sz]e|(?<!can )hear you|can imagine)(?! (?:why not|what you mean by|(?:that's|it's|that is) (?:up to you|your)));
    i(?:'d| would) (?:be|feel) (?:\\p{L}+ )?(?:upset|annoyed|frustrated|the same|cross|worried|surprised|spare)(?! if);
    that (?:sounds|must be|must have been) (?:\\p{L}+ )?(?:frustrating|maddening|awful|horrible|annoying|stressful|upsetting|worrying|hard|scary|rotten|miserable); (?:i'm|i am) not surprised`),
  namesPrice: phrases(`
    (?:is|it's|be|are|comes? to|for|at|only|just|pay|costs?) (?:only |just |about |around )?(?:[$£€]? ?\\d|(?:a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?![a-z]));
    (?:a|per|each) (?:month|year|week|night|visit)`),
  presses: phrases(`
    (?:price|offer|deal|rate|discount) .. (?:ends|expires|runs out|finishes|is gone) (?:\\p{L}+ )?(?:today|tonight|midnight|tomorrow|now); (?:ends|expires) (?:today|tonight|at midnight); need a yes;
    (?:today|tonight) only; you'll (?:regret|be sorry|miss out); (?:just|only) need your card; (?:only|just) (?:one|two|three|a few) (?:left|places|spots); last chance; i'll just (?:pop|put|sign) (?:it|you) (?:on|down|up)`),
  asksDecision: phrases(`
    (?:shall|can|should|could|may) (?:i|we) (?:just )?(?:go ahead|sign|put|set|order|book|add|start|place|lock|process|take the order|get you); (?:will|shall) we (?:go ahead|do that|say);
    (?:would|do) you (?:like|want) (?:me |us )?to (?:go ahead|sign|order|take|proceed|try|add|switch|book|start|upgrade|put|join|renew)(?! (?:you|your \\p{L}+) off); you want me to (?:put|book|sign|go ahead);
    what do you (?:say|think|reckon)(?=[,?]| can| shall|$); how does that sound; are you happy (?:to|with|for me to); do you agree(?=[,?]|$); shall we call it; would you want me to; you're happy with that`),
  accepts: phrases(`
    (?:let's|just) do (?:it|that); (?:go on|yeah|yes|okay|ok)[,]? (?:go on )?(?:then )?(?:[,] )?(?:do it|sign me up|put me down|book it|lock it in|go ahead|i'll take it); i'll (?:take|have) (?:it|that|one|the);
    sign me up; put me down(?! as a (?:no|maybe)); go ahead(?!,? (?:but|i'm listening|i(?:'ve| have) (?:got )?(?:a|two|five))); yes please; (?:yep|yes|yeah) happy; yes,? i agree; (?:i suppose) if i can; (?<!(?:can|could|how do|do) (?:i|you|we) )book it;
    ^(?:oh |well |ah |right )?(?:yes|yeah|yep|sure|go on)(?:,? (?:then|so|please|love|grand|fine|perfect|that's fine|go for it|go on|i agree)){0,2}[.!]?$`),
  declines: phrases(`
    (?:i'm|i am|we're) (?:really |just )?not interested; no,? (?:thanks|thank you); i(?:'ll| will) (?:pass|leave it); (?:gonna|going to) pass(?! (?:it|that|this|by)); (?:i|we) (?:don't|do not) (?:need|want) (?:it|one|any|that|a);
    for something i don't need; take me off; call it a no; (?:the|my) answer(?: is|'s) (?:still )?no; (?:it's|that's) (?:still )?a no;
    ^(?:(?:oh|well|um|uh),? )*no(?=[.,]); i said no(?! (?:last|yesterday|before|then|earlier|to (?:him|her|them|the|that|your))); stop calling; but no(?=[,.!]|$); (?:i'm|i am|we're|we are) not (?:taking|buying|signing up); ^(?:(?:hm+|oh|well),? )*no,? (?:i )?don't(?: think so)?; (?:certainly |definitely )?not giving you; not for me`),
  putsOff: phrases(`
    think (?:about it|it over|on it); let me think; sleep on it;
    (?:run it by|ask|talk to|speak to|check with) (?:my|her|his|our) (?:\\p{L}+ )?(?:wife|husband|partner|son|daughter|mum|mom|boss|family|other half|dad|sister|brother); run (?:it|this|that) (?:by|past) (?:him|her|\\p{L}+); (?:see|discuss|decide) (?:it )?with my \\p{L}+; without asking (?:him|her|them|my \\p{L}+);
    don't decide .. (?:on the phone|now|today); not today; (?:put me down as|call (?:it|that)) a maybe; not promising (?:anything|you)`),
  contests: phrases(`
    (?:that's|it's|that is) not (?:fair|right|true); why (?:would|should) i; i (?:didn't|never|haven't) (?:ask|asked|agree|agreed|sign|signed|order|ordered); isn't that checking; i did check`),
  price: phrases(`
    (?:too|so|pretty|quite|very) (?:expensive|dear|steep|pricey)(?! (?:to|customer)); too much(?=[,.!?]|$| for (?:me|us)| money); (?:can't|cannot) afford; (?:lot|load) of money; (?:still )?more than i (?:pay|want); raise my bill; six and a half grand`),
  noNeed: phrases(`
    (?:i|we) (?:don't|do not) (?:really )?need; something i don't need; (?:i|we|i've|we've) already (?:have|got); not sure i need; works? (?:just )?fine; and it works; still makes calls`),
  competitor: phrases(`
    (?:last fella|other (?:company|place|guys|lot)|fiber guys|neighbour) .. (?:charged|quoted|offered|at|for); (?:cheaper|better deal) (?:with|at|from|elsewhere|somewhere)`),
  details: phrases(
    '(?:send|email|post) me (?:something|details|information|a (?:letter|leaflet|brochure)); (?:have|get|see|want|need|put) .. in writing; something to read',
  ),
  distrust: phrases(`what's the catch; is this a scam; how did you get my; (?:i|we) don't trust; too good to be true`),
  wantsMoney: phrases(`
    (?:have|get|want|need|give me) (?:my (?:money|deposit|fare|fee|payment)|the (?:money|fare|fee|deposit)|(?:the |that )?[$£]\\d+) back; money back; (?:my|a|the) refund; compensat\\p{L}+`),
  wantsHeard: phrases(`
    (?:second|third|fourth|fifth|sixth) (?:time|call) .. (?:called|calling|rung|ringing|phoned|asked|explained|told|on the phone); (?:second|third|fourth|fifth|sixth) call(?=[,.!?]|$);
    tired of explaining; (?:rang|rung|called|emailed|written|wrote|asked|told) (?:you |them )?(?:twice|(?:two|three|four|five) times)`),
};
