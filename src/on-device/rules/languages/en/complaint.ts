import type { PhraseBook } from '../../lexicon';
import { phrases } from '../../phrase-pattern';

/** What the agent said in this call and is held to. */
export const SAID_BEFORE = `
  you(?:'ve)? (?:literally |only |already )?just (?:said|told|promised|confirmed); you (?:literally |only )?(?:said|told me) (?:\\p{L}+ )?(?:a minute|a moment|a second|earlier|before|for sure|it was|it would|that it|two|the opposite|just now);
  a (?:minute|moment|second) ago (?:you (?:said|told|promised|gave|quoted|were|had)|it was (?!work|fine|on|there|up)); earlier you (?:said|told|promised|quoted|mentioned|were); you said(?= [^.?!]{4,32}[.!] (?:it|that|they)')
`;

/** What English-speaking customers complain about, and how they stay, leave, or take it further. */
export const enComplaint = {
  waiting: phrases(`
    hello; are you (?:still )?(?:there|with me|on the line); still there; anybody there; anyone there; did (?:i|we|you) (?:lose|get cut); have (?:i|we) (?:lost|been cut); you there; can you hear me;
    did you hang up; have you gone; lost you; is anyone`),
  complaint: phrases(`
    (?:you've|you|they|it|they've|it's|i've been|i was|someone|you guys|y'all) (?:\\p{L}+ )?(?:charged|billed|overcharged|taken|took|double|lost|broke|sent|delivered|cancelled|canceled|cut|dropped|debited|ruined|messed|screwed|forgot|ignored|left|missed);
    (?:isn't|doesn't|won't|don't|didn't|hasn't|haven't|wasn't|never|not) (?:\\p{L}+ )?(?:work|working|arrived|arrive|come|came|received|got|turn|turned|shown|showed|charge|connect|load|here|right|happy|good|fair);
    keeps? (?:cutting|dropping|crashing|freezing|stopping|charging|saying|losing|going|telling|buffering); problem; issue; complain; complaint; wrong; broken; damaged; cracked; missing; late; faulty;
    overcharged; charged (?:me|twice|again|for); still (?:no|not|haven't|waiting|hasn't|don't); (?:second|third|fourth|fifth|2nd|3rd|4th) time;
    no (?:signal|service|internet|refund|bars|hot water|sign); cutting out; down again; slow; stolen; fraud; error; failed; declined; unacceptable; disappointed`),
  notAnswered: phrases(`
    (?:that's|that is|this is) (?:not|n't) (?:what i|an answer|the question|my question|even|answering);
    (?:that|it|you) (?:doesn't|didn't|does not|did not|haven't|don't|hasn't) (?:even )?answer(?:ed|ing)?; not what i (?:asked|said|meant|wanted);
    i (?:asked|am asking|was asking|'m asking|just asked|did ask) (?:you |about |if |whether |for |when |why |how |a |who|what|him); answer (?:me|my|the) (?:question|this)?; yes or no;
    straight answer; you(?:'re| are) not (?:listening|hearing|answering); my question (?:was|is); i(?:'ve| have)? (?:already |just )(?:said|told|explained|asked|answered);
    but (?:when|why|what|how|who|where|which|will|is|can); so (?:when|is that a|what happens|who|that's a); meaning what;
    you (?:keep|just keep) (?:saying|repeating|telling|reading); again (?:when|what|who|how|why); dodging; round in circles; going in circles; and then what; could huh; soon (?:is|as in|meaning|when);
    who can then; which is (?:what|when)`),
  saidBefore: phrases(SAID_BEFORE),
  contradicted: phrases(`
    (?:website|email|app|letter|text|contract|flyer|advert|bill|receipt) (?:says|said|clearly|states); that(?:'s| is|'s just) not (?:right|true|correct|what (?:it|the|your|he|she|they));
    make up your mind; only my neighbou?r; (?:doesn't|don't) (?:add up|make sense)`),
  mannersComplaint: phrases(`
    (?:your|that|the) (?:tone|attitude|manner); don't (?:talk|speak) to me (?:like|that); talk(?:ing)? (?:down|to me like); let me finish; cutting me off; cut me off; talking over; patronising;
    condescending; unprofessional; disrespect(?:ful)?; reading (?:off|from) a script; how dare`),
  brokenPromise: phrases(`
    (?:promised|swore|guaranteed|assured|told|supposed) (?:me|us|him|her|it|that|they|you|to) .. (?:but|and|yet|never|nothing|didn't|hasn't|still|that was|would|will|you'd|he'd|she'd|they'd|it'd|be|was);
    (?:i|we|it|they|he|she) (?:was|were) (?:told|promised|assured|supposed|meant);
    (?:never|didn't|hasn't|haven't|no one|nobody|no-one) (?:\\p{L}+ )?(?:called|rang|came|showed|turned|happened|arrived|phoned|back|calls|rings|got back|call|ring|rung|heard);
    (?:{last}) .. (?:said|told|promised|swore|assured|lady said); broken promise; (?:gone|sold|given|let|went) to (?:someone|somebody) else; double[- ]booked;
    kept your word|broke (?:the deal|your word|your promise); empty promises; you (?:people )?(?:always|keep) (?:say|saying|promis\\p{L}+|tell|telling); (?:the )?same thing (?:last|again|every|you);
    heard that (?:before|one|last); that was (?:two|three|four|five|six|a|\\d+) (?:days?|weeks?|months?) ago; waited in all; stayed home; no-?show; stood me up; went back on; word for word; take a day off`),
  unkept: phrases(`
    but you said(?! it was|,? and); (?:the|that|your|another|some|other|previous) (?:\\p{L}+ )?(?:girl|guy|man|lady|bloke|lad|agent|rep|driver|fella|fellow|colleague|person|woman|chap|manager|adviser|advisor|engineer|technician|team|branch|store|shop|boy) (?:\\p{L}+ ){0,4}(?:said|told|promised|swore|assured|reckoned|guaranteed);
    (?:he|she|they|you guys|you people|somebody|someone|reception) (?:\\p{L}+ )?(?:said|told (?:me|us)|promised|swore|assured|guaranteed); it said (?:i'd|it'd|it would|you'd|they'd|someone);
    (?:i|we) (?:was|were) (?:told|promised|assured|quoted); (?:not|isn't|wasn't) the first time; same (?:carry-on|story|thing|palaver|song) (?:again|last|every|as)?;
    (?:booked|due|expected|scheduled|coming|arranged|meant to (?:be|come|arrive)) .. (?:between|at|by|on|for|today|yesterday|this) .. (?:still|nobody|no one|no sign|and it|nothing|never);
    (?:been|sat|stood) (?:in|here|waiting) (?:all (?:day|morning|afternoon)|since); (?:hasn't|haven't|didn't|never) (?:turned up|turn up|shown up|show up|materialised|been back|come back);
    was (?:supposed|meant) to (?:be|have|come|arrive|call|get); (?:nobody|no one|no-one|never) (?:ever |even )?(?:answered|replied|responded|wrote back|came back|got back|bothered)`),
  hangUp: phrases(`
    (?:i'm|i am) (?:hanging up|done|finished|going to hang|not (?:doing|listening)); hang(?:s|ing)? up; hung up; forget (?:it|this|about it); goodbye then; wasting my time; waste of (?:my )?time`),
  churn: phrases(`
    (?:i'm|i am|i'll|we're|we'll|i will|i'd|gonna|going to|i want to|be|am) (?:\\p{L}+ )?(?:leaving|switching|cancel(?:l)?ing|moving|closing|taking|done with|going (?:to|with|elsewhere)|cancel|switch|leave|close|porting|take my);
    elsewhere; somewhere else;
    (?:cancel|close|end|terminate) (?:my|the|our|everything|it|this|that|both|all|the whole) ?(?:account|contract|subscription|plan|policy|membership|service|card|lot|thing|line|lines)?;
    never (?:\\p{L}+ )?(?:use|order|buy|shop|book|deal|come|be|again|using|ordering|booking); last time (?:i|we|you); taking (?:my|our|both) (?:\\p{L}+ )?(?:business|money|numbers|custom|accounts?);
    lost a customer; (?:no,? )?(?:won't|i'll not) be (?:back|using|ordering|coming|renewing|booking|shopping|buying); not (?:renewing|coming back|going to renew); i'm (?:out|off|gone); take me off`),
  escalate: phrases(`
    (?:speak|talk|put me|get me|want|like|see|need|transfer me|fetch|demand|where's) .. (?:manager|supervisor|boss|someone (?:else|senior|in charge|higher|who)|superior|somebody (?:else|senior|in charge|who)|team lead|person in charge|director|human);
    (?:manager|supervisor) (?:now|please|on the line|immediately); (?:give|get|let) me (?:\\p{L}+ )?(?:to )?(?:your|her|his|the|a) (?:manager|supervisor|boss); ombudsman; lawyer; attorney; solicitor;
    small claims; (?:to|in) court; sue; legal action; regulator; trading standards; better business bureau; bbb; watchdog; citizens advice; consumer (?:protection|affairs); fcc; ofcom;
    the press; (?:post|put|tweet|blast|share) .. (?:online|twitter|facebook|social|everywhere|review|reddit); one[- ]star; bad review; chargeback; dispute (?:it|the|this) with;
    (?:file|filing|make|making|raise|lodge|put in) (?:a |an )?(?:formal |official )?(?:complaint|dispute|claim|grievance); formal complaint; report (?:you|this|it|y'all); head office; executive`),
  escalateHint: phrases(`
    complain; complaint; what(?:'s| is) your name; who do i (?:speak|talk|complain); is there (?:someone|somebody|anyone) else; someone else; supervisor; manager; recorded;
    (?:second|third|fourth|fifth) time; higher up; take this further; employee (?:id|number); corporate`),
} satisfies PhraseBook;
