import type { PhraseBook } from '../../lexicon';
import { phrases } from '../../phrases';

/** The tone of English-speaking agents. */
export const enTone = {
  polite: phrases(`
    please; thank you; thanks; sorry; may i; could (?:you|i); would you; sir; ma'am; madam; mr; mrs; ms; miss;
    of course; certainly; lovely; perfect; great; wonderful; no problem; no rush; absolutely; you're (?:very )?welcome;
    my pleasure; appreciate; happy to; glad; right away; i see; i hear; i understand; no worries; brilliant; sure;
    let's; good (?:morning|afternoon|evening); got it; alrighty; honest; fair
  `),
  rude: phrases(`
    (?:as )?i(?:'ve| have)? (?:already|just) (?:told|said|explained|answered|went); like i said;
    i told you (?:already|before|twice|that already|no); listen to me; now listen;
    look (?:lady|sir|pal|mate|buddy|man|ma'am|i); calm down; not my (?:problem|job|fault|department|issue);
    (?:that's|that is|it's) (?:not my|your) (?:problem|fault|issue|job|responsibility);
    what do you (?:want|expect) (?:me|from);
    you (?:should have|should've|need to) (?:read|listen|checked|thought|calm|learn|stop); whatever;
    don't (?:raise|shout|yell|take that|use that|swear|interrupt|blame|get);
    are you (?:listening|done|finished|deaf|even|serious); let me (?:finish|talk|speak);
    if you(?:'d| would) (?:just )?(?:listen|let me|stop|read);
    i (?:don't|do not) (?:care|have (?:time|all day)|make the rules); take it or leave it;
    nothing (?:i|else|more) (?:can|to) (?:do|say|tell); tough; ridiculous; suit yourself;
    if you (?:don't )?want .. (?:then|go|fine); good luck with that;
    read the (?:contract|terms|website|email|fine print|small print); it says (?:right there|so); you people;
    do you (?:understand|even|hear); so what(?=[?.!]|$); seriously;
    why (?:didn't|would|are|don't) you (?:just|even|read|call|check|keep|come); you signed;
    go ahead and (?:complain|cancel|sue|leave); complain (?:all|to whoever|away); be my guest; c'mon;
    (?:don't|do not) know,? do i; they'll only tell you; i've just told you; can (?:ring|call|complain to) who
  `),
  curt: phrases(`
    policy is policy; that's (?:the|our|just|how) (?:policy|rule|rules|it); it is what it is; can't help; what now;
    yeah what; like what; and so; what about it
  `),
  empathise: phrases(`
    i (?:completely |totally |really |can |do |certainly |fully |absolutely |can see |can imagine |can hear )?(?:understand|appreciate|sympathi[sz]e|hear you|get (?:it|that|why)|feel (?:for|your)|relate);
    (?:that|it) (?:sounds|must be|must have been|must feel|would be|is|'s|has to be) (?:\\p{L}+ )?(?:frustrating|maddening|awful|horrible|annoying|stressful|upsetting|worrying|tough|hard|scary|infuriating|the worst|rotten|miserable|a nightmare|a pain|a lot|unacceptable|not good enough|not okay);
    i(?:'d| would) (?:be|feel) (?:\\p{L}+ )?(?:upset|annoyed|frustrated|the same|mad|furious|cross|worried|angry|fed up);
    sorry to hear; hear you; (?:the )?worst; you(?:'re| are) right;
    (?:that's|it's) (?:fair|understandable|a fair|only fair|no way|not the); fair (?:enough|question|point);
    i'd (?:ask|feel|think|say|want) the same; bless; don't (?:you )?worry; no rush; take your time; i don't blame you;
    makes (?:sense|total sense|perfect sense); what a (?:pain|nightmare|nuisance|mess|week|day|shame); congratulations;
    poor (?:you|thing); good question; totally; no judg(?:e)?ment; (?:no|that's no) joke; oof; ouch;
    oh (?:no|dear|gosh|man); goodness; that(?:'s| is) on (?:us|me); quite right; easily done;
    (?:you|she|he|they) (?:must|work) .. (?:all day|exhaust\\p{L}*|tired|cold|worried); good (?:point|thinking); i know
  `),
  warm: phrases(`
    bless; no rush; take your time; you're (?:very |most |so )?welcome; my pleasure; lovely; wonderful;
    congratulations; happy (?:birthday|anniversary); ha+; haha; don't (?:you )?worry; enjoy; good luck; take care;
    sounds (?:lovely|great|fun|amazing); that's (?:lovely|great|my kind|wonderful|sweet|kind); fingers crossed;
    no trouble; glad; gladly; happy to; let's get; safe travels; of course;
    (?:mine|my (?:dad|mum|mom|kids?|son|daughter|wife|husband)); ah (?:so|that); hope (?:she|he|they|it|you);
    (?:perfect|great) timing; awesome;
    back in (?:january|february|march|april|may|june|july|august|september|october|november|december)
  `),
  smallTalk: phrases(`
    how(?:'s| is| are| was|'ve) (?:you|your|the|things|everything|it) .. ?(?:day|evening|doing|weather|weekend|going|morning|been|keeping);
    catch anything; weather; how are you; how you doing; worth bragging; have you had a (?:good|nice); looking forward;
    how(?:'s| has) it been; (?:last|this) (?:winter|summer|spring|autumn|fall|year)
  `),
} satisfies PhraseBook;
