import type { PhraseBook } from '../../lexicon';
import { phrases } from '../../phrase-pattern';

/** How English-speaking agents open, hold, thank, apologise and close. */
export const enManners = {
  greet: phrases(`
    hello; hi; hey; hiya; heya; good (?:morning|afternoon|arvo|evening|day); g'day; welcome; thank you for (?:calling|holding|ringing|contacting); thanks for (?:calling|ringing|holding|contacting);
    morning; afternoon; evening; howdy; aloha; kia ora; namaste; salaam; (?:nice|pleased|good|lovely) to (?:meet|speak|hear|talk); how(?:'s it| are you| you) (?:going|doing); what's up; you're (?:speaking|through) (?:with|to)`),
  offerHelp: phrases(`
    how (?:can|may|could|might) i (?:help|assist); what can i (?:do|help); how can we (?:help|assist); how may we; what seems to be;
    what's (?:been )?(?:happening|the problem|going on|the trouble|up|the issue); what can i get`),
  askIdentity: phrases(`
    (?:who am i|whom am i) (?:speaking|talking); (?:your|the|a) (?:full |first |last |sur)?names?; surname; spell (?:that|it|your);
    (?:account|order|phone|mobile|reference|booking|policy|card|customer|tracking|confirmation|membership|contact|job|case|ticket) (?:number|code|ref|reference|id); number on (?:the|your) (?:account|card|order);
    date of birth; birth ?date; post ?code; zip(?: code)?; first line of (?:your|the) address; (?:your|the|billing|email|home|delivery|shipping|mailing) address; e ?mail; last (?:four|4|three|two);
    security (?:question|check|word|code); memorable word; password; passcode; verify; confirm (?:your|the|who); maiden name; is this (?:mr|mrs|ms|miss|dr); am i (?:speaking|talking);
    is (?:this|that) \\p{L}+(?=[?,]); is (?:this|that) (?:the )+(?:home ?owner|bill payer|account holder|card ?holder); still the (?:best|right|correct|same); best number; speak (?:to|with) (?:mr|mrs|ms|miss|dr)`),
  askHold: phrases(`
    (?:place|put|pop|leave) (?:you|y'all) on (?:a )?(?:brief |short |quick |little )?hold; hold (?:on|the line|for|please|tight|while); (?:bear|stay|stick) with me;
    (?:one|just a|a|give me a|a quick|half a|two) (?:moment|second|sec|minute|mo|tick|ticks|min|minutes|seconds)(?: please| sir| madam| ma'am| while| and|$| to); stay on the line; give me (?:a|one|two|just|half|about|thirty|sixty|five);
    mind (?:holding|if i (?:put|place|pop|go)); can you hold; could you hold; just (?:a )?(?:moment|second|sec|minute); (?<!no )hang on; hang tight;
    while i (?:look|check|pull|get|bring|find|run|speak|talk|ask|go|open|load); go quiet; i'll be (?:right|straight) back; be back with you; the line (?:will|may) (?:go|be) (?:quiet|silent);
    take (?:me )?(?:about )?(?:a|one|two|thirty|sixty) (?:minute|minutes|seconds|moment);
    (?:it'll|it will|this'll|might) take (?:me )?(?:about )?(?:\\p{L}+ )?(?:\\p{L}+ )?(?:minutes?|seconds?|moment); (?:like|about|for) (?:two|three|a couple of|thirty|five) minutes`),
  transfer: phrases(`
    (?:transfer|transferring|connect|connecting) (?:you|your call); (?:put|putting|get|pass|passing) (?:you|the call|your call) (?:through|over|across); hand you over; switch you; warm transfer`),
  thank: phrases(`
    thank you; thanks; appreciate (?:it|that|you|your (?:call|time|patience|help|business|loyalty|honesty)); much appreciated; grateful; cheers; thank ye`),
  apologise: phrases(`
    sorry; apologi[sz]e; apologies; my apologies; my (?:mistake|fault|bad|error); our (?:mistake|fault|error); pardon me; forgive; regret; that(?:'s| is| was) on (?:us|me); shouldn't have (?:happened|been)`),
  askMore: phrases(`
    (?:anything|something|nothing) (?:else|more|further); any (?:other|further|more) (?:questions|thing|issues|concerns|help); what else (?:can|may); else (?:i|we) can; other questions;
    is that everything; does that (?:cover|help|answer|sort); all set; happy with (?:that|everything); all good`),
  sumUp: phrases(`
    (?:just )?to (?:recap|summari[sz]e|confirm|sum up|go over|be clear|run through); so (?:to|just to) (?:recap|confirm|sum); let me (?:recap|read (?:that|it|this) back|run through|sum|repeat);
    so (?:that's|you're|we've|i've|you've) .. (?:booked|changed|got|all|moved|set|refunded|cancel|down|be|on|for); in summary; recap;
    so (?:the|your) (?:refund|order|appointment|booking|engineer|card|new); have i missed; out loud; so that's`),
  goodbye: phrases(`
    (?:speak|talk) (?:soon|then|later|tomorrow|at|on|to you); (?:good ?)?bye(?:-bye| bye| now)?; take care;
    (?:have|enjoy) (?:a|an|yourself|the rest|your|yours) ?(?:\\p{L}+ )?(?:\\p{L}+ )?(?:day|evening|night|afternoon|morning|weekend|one|trip|flight|stay|week|holiday|time|rest)?; good night;
    thank you for (?:calling|ringing|your (?:time|call)|contacting|choosing|being|shopping); thanks for (?:calling|ringing|your (?:time|call)|contacting|choosing|being|shopping); cheerio;
    all the best; talk (?:to you )?soon; see you; look after yourself; good luck; safe travels; ta-?ra; cheers`),
  takeCall: phrases(`
    thank(?:s| you) for (?:calling|ringing|phoning|contacting|holding); (?:you're|you are|youre) (?:through|speaking); (?<!is .{0,20})speaking(?=[,.?!]|$)`),
  polite: phrases(`
    please; thank you; thanks; sorry; may i; could (?:you|i); would you; sir; ma'am; madam; mr; mrs; ms; miss; of course; certainly; lovely; perfect; great; wonderful; no problem; no rush; absolutely;
    you're (?:very )?welcome; my pleasure; appreciate; happy to; glad; right away; i see; i hear; i understand; no worries; brilliant; sure; let's; good (?:morning|afternoon|evening); got it;
    alrighty; honest; fair`),
  rude: phrases(`
    (?:as )?i(?:'ve| have)? (?:already|just) (?:told|said|explained|answered|went); i told you (?:already|before|twice|that already|no); listen to me; look (?:lady|sir|pal|mate|buddy|man|ma'am|i);
    calm down; not my (?:problem|job|fault|department|issue); (?:that's|that is|it's) (?:not my|your) (?:problem|fault|issue|job|responsibility); what do you (?:want|expect) (?:me|from);
    you (?:should have|should've|need to) (?:read|listen|checked|thought|calm|learn|stop); (?<!or )whatever(?=[.!,]|$);
    (?<!i )don't (?:raise|shout|yell|take that|use that|swear|interrupt|blame|get); are you (?:listening|done|finished|deaf|even|serious); if you(?:'d| would) (?:just )?(?:listen|let me|stop|read);
    i (?:don't|do not) (?:care|have (?:time|all day)|make the rules); take it or leave it; ^tough(?=[.!,]|$); tough luck; (?:you're (?:being |just being )?|don't be |stop being )ridiculous;
    suit yourself; you people; why (?:didn't|would|are|don't) you (?:just|even|read|call|check|keep|come); you signed; go ahead and (?:complain|cancel|sue|leave)`),
  empathise: phrases(`
    i (?:completely |totally |really |can |do |certainly |fully |absolutely |can see |can imagine |can hear )?(?:understand|appreciate|sympathi[sz]e|hear you|get (?:it|that|why)|feel (?:for|your)|relate);
    (?:that|it) (?:sounds|must be|must have been|must feel|would be|is|'s|has to be) (?:\\p{L}+ )?(?:frustrating|maddening|awful|horrible|annoying|stressful|upsetting|worrying|tough|hard|scary|infuriating|the worst|rotten|miserable|a nightmare|a pain|a lot|unacceptable|not good enough|not okay);
    i(?:'d| would) (?:be|feel) (?:\\p{L}+ )?(?:upset|annoyed|frustrated|the same|mad|furious|cross|worried|angry|fed up); sorry to hear; hear you; (?:the )?worst; you(?:'re| are) right;
    (?:that's|it's) (?:fair|understandable|a fair|only fair|no way|not the); fair (?:enough|question|point); i'd (?:ask|feel|think|say|want) the same; bless; don't (?:you )?worry; no rush;
    take your time; i don't blame you; makes (?:sense|total sense|perfect sense); what a (?:pain|nightmare|nuisance|mess|week|day|shame); congratulations; poor (?:you|thing); good question; totally;
    no judg(?:e)?ment; (?:no|that's no) joke; oof; ouch; oh (?:no|dear|gosh|man); goodness; that(?:'s| is) on (?:us|me); quite right; easily done;
    (?:you|she|he|they) (?:must|work) .. (?:all day|exhaust\\p{L}*|tired|cold|worried); good (?:point|thinking); i know`),
  warm: phrases(`
    bless; no rush; take your time; you're (?:very |most |so )?welcome; my pleasure; lovely; wonderful; congratulations; happy (?:birthday|anniversary); ha+; haha; don't (?:you )?worry; enjoy;
    good luck; take care; sounds (?:lovely|great|fun|amazing); that's (?:lovely|great|my kind|wonderful|sweet|kind); fingers crossed; no trouble; glad; gladly; happy to; let's get; safe travels;
    of course; (?:mine|my (?:dad|mum|mom|kids?|son|daughter|wife|husband)); ah (?:so|that); hope (?:she|he|they|it|you); (?:perfect|great) timing; awesome;
    back in (?:january|february|march|april|may|june|july|august|september|october|november|december)`),
  smallTalk: phrases(`
    how(?:'s| is| are| was|'ve) (?:you|your|the|things|everything|it) .. ?(?:day|evening|doing|weather|weekend|going|morning|been|keeping); catch anything; weather; how are you; how you doing;
    worth bragging; have you had a (?:good|nice); looking forward; how(?:'s| has) it been; how(?:'s| is| are) (?:she|he|they) now; (?:is|are) (?:she|he|they|everyone) (?:alright|all right|okay|ok); (?:is|are|'s) (?:she|he|they) (?:healing|feeling|doing|keeping|getting on|coping); ^are you (?:at work|driving)(?: right now| now)?(?=[?,.]|$); how are y(?:a|ou); (?:last|this) (?:winter|summer|spring|autumn|fall|year)`),
} satisfies PhraseBook;
