import type { PhraseBook } from '../../lexicon';
import { phrases } from '../../phrase-pattern';

/** How English-speaking agents sell and press, and how customers answer an offer. */
export const enSelling = {
  outbound: phrases(`
    (?:reason|why) (?:for|i'm|of) (?:my|the|calling|ringing|phoning)? ?(?:call|calling|ringing)?; i(?:'m| am) (?:just )?(?:calling|ringing|phoning|reaching out) (?:from|to|about|because|with|on behalf);
    (?:calling|ringing) (?:you )?(?:from|about|to let|today|because|on behalf); is (?:this|that) (?:mr|mrs|ms|miss|dr); is this a good time; did i catch you; have i caught you;
    got (?:a|two|one|a couple of) (?:minute|minutes|moment|second); speak (?:to|with) (?:mr|mrs|ms|miss|dr); could i (?:speak|talk) (?:to|with); (?:may|can) i (?:speak|talk) (?:to|with);
    (?:it's|this is|i'm) \\p{L}+ (?:\\p{L}+ )?(?:from|over at|with|at|calling|here at); caught you; i(?:'m| am) (?:just )?(?:calling|ringing|phoning);
    i (?:noticed|see|saw) you(?:'ve| have)? (?:bought|been|had|used|use); (?<!who )am i (?:speaking|talking) (?:with|to) \\p{L}+; is (?:this|that) \\p{L}+(?=[?]);
    (?:my name is|name's) \\p{L}+ .. (?:from|calling); \\p{L}+ from \\p{L}+; good news; you (?:filled|left|asked|requested|signed) .. (?:form|details|number|quote|online); i can call (?:back|another)
  `),
  offer: phrases(`
    (?:special|exclusive|great|amazing|limited|new|our|the|this|a) (?:\\p{L}+ )?(?:offer|deal|promotion|promo|upgrade|bundle|package|plan|discount|rate); eligible for; upgrade; pre-?approved;
    pre-?selected; (?:qualify|qualified|selected) for; save (?:you|up to|about|around); per cent off|percent off|% off; half price; free (?:trial|month|months|installation|install|upgrade|gift);
    (?:a|per) month for; switch (?:to us|over); sign (?:you )?up; add .. to your (?:plan|account|package); protection plan; warranty; membership;
    (?:plan|cover|card|box|line|tariff|package|subscription|course|membership|service|policy) .. (?:a|per) (?:month|week|year|night); (?:a|per) (?:month|week|year) (?:flat|delivered|all in|including);
    no annual fee; cashback; picked out for; (?:dollars|pounds|bucks|quid|euros|\\p{L}+) a (?:month|week|year); (?:what|why) i(?:'m| was| am)? (?:ringing|calling) (?:about|you)
  `),
  askPermission: phrases(`
    good time; (?:got|have|do you have|spare) (?:you got )?(?:a|one|two|a couple|a few|couple|five) (?:of )?(?:quick )?(?:minute|minutes|moment|moments|seconds?|sec); did i catch you;
    have i caught you; okay to talk; mind if i (?:ask|tell|share|explain); would it be (?:ok|okay|alright|all right); can i take (?:two|a|one); bad time;
    (?:call|ring|try) (?:you )?(?:back |again )?(?:another|later|at a better); in the middle of; (?:in the car|you busy|at work),? or; caught you; got a (?:second|sec|minute|moment)
  `),
  refuse: phrases(`
    (?:i'm|we're|am|i am) (?:not|all|good|fine|okay|happy as|not really) ?(?:interested|set|good|looking|going to|buying|as)?; no (?:thanks|thank you|ma'am|sir|i'm|not|sale|need);
    (?:don't|do not|didn't) (?:need|want|use|have any use); not (?:interested|for me|today|right now|at the moment|now|this time); i'll (?:pass|leave it|think); take me off; stop calling; don't call;
    not going to; leave it; rather not; call it a no; (?:i|we) (?:said|told you) (?:no|we're good|i'm good|i'm fine|not); ^neither; (?:you|they) will not; can't right now;
    ^no(?=[.!]|$|, (?:thanks|thank|i don't|i'm|not|never|sorry|love|dear|mate|leave|we'll leave))
  `),
  ownDeed: phrases(`
    i(?:'m|'ll be| am| will be) (?:\\p{L}+ )?(?:on the phone|round|at your|there|with you|dropping|bringing|sending|emailing);
    (?:i'll|we'll|i will|we will|i'm going to|i can) (?:\\p{L}+ )?(?:bring|drop|come|pop|be|send|shoot|ship|fit|install|email|text|call|ring|check|phone|post|have)
  `),
  soften: phrases(`
    (?:no problem|not a problem|no worries|totally fine|of course|completely understand|understood|respect that|no pressure|absolutely fine|fair enough); won't (?:keep|bother|push|take)
  `),
  wantBuy: phrases(`
    interested in; (?:thinking of|looking (?:to|at|for)|want to|like to) .. (?:buy|buying|get|getting|join|joining|sign|switch|upgrade);
    (?:saw|seen|got|had) (?:your|the|an?) (?:\\p{L}+ )?(?:ad|advert|flyer|leaflet|offer|email); how much (?:is|are|would|for); (?:in|out of) stock;
    (?:do you|have you) (?:have|sell|do|got) (?:any|a|the|it|them) .. (?:in|for|left); (?:looking|look) at (?:a|the|your|one of); (?:can|could|like to|want to) (?:i )?(?:order|buy|purchase);
    (?:quote|price) (?:for|on|of)
  `),
  assent: phrases(`
    ^(?:oh |well |um |uh )?(?:yes|yeah|yep|sure|okay|ok|go on|alright|all right|let's|fine|perfect|deal|that one)
  `),
  pressure: phrases(`
    (?:today|tonight) only; last (?:chance|day); (?:ends|expires|gone|finishes|goes up) (?:today|tonight|tomorrow|at midnight|by); miss(?:ing)? out; regret; before it's gone; it's only; it's just;
    no[- ]brainer; everyone; why (?:would|wouldn't|not) (?:you|anyone); crazy not to; you'd be (?:mad|crazy|silly|foolish); can you (?:really )?afford; what have you got to lose; act now; hurry;
    limited; supervisor will; come on; just (?:say yes|one|two|a) (?:minute|second|yes)?; pull over; price of a (?:coffee|cup); cup of coffee; most (?:folks|people); honestly everyone;
    (?:shuts|closes|expires|runs out|ends) (?:at|in|by|on|tonight|today); trust me; grown (?:woman|man|up); (?:your|isn't it your) (?:own )?decision; put you down as;
    takes (?:two|a|one|five) (?:seconds?|minutes?|ticks?|secs?); you (?:won't|wouldn't) want to; why would i; just being (?:realistic|honest); (?:can ring|can tell|can ask) who;
    (?:only|just) (?:one|two|three|a few|a couple) (?:left|spots?|places?|seats?|slots?); (?:someone|somebody|another) (?:else|customer|couple) .. (?:looking|waiting|take);
    price .. (?:up|jumps?|doubles); (?:don't|do you really) (?:need to|have to|want to) (?:ask|think|check); too late;
    if you (?:don't|do not|wait|leave it) .. (?:break\\p{L}*|burst\\p{L}*|fail\\p{L}*|lose|sorry|cost|leak\\p{L}*|die|crash\\p{L}*|pay more|worse); don't (?:come crying|blame me|say i didn't);
    what(?:'s| is) (?:stopping|holding) you; (?:what(?:'s| is)|nothing) (?:there )?to (?:think|decide|lose); you can always cancel;
    i'll (?:just )?(?:put|pop|sign|get) you (?:\\p{L}+ )?(?:anyway|for now|as); do me a favou?r; my (?:target|quota|numbers); while (?:supplies|stocks?) lasts?;
    (?:first|next) (?:ten|five|twenty|fifty) (?:callers|customers|people); one[- ]time (?:offer|only); (?:who|nobody) (?:would|could|says|wouldn't) (?:say |turn ); everyone (?:on|in) your;
    all i need is (?:your|a); you(?:'re| are) (?:throwing|wasting|losing) (?:away )?(?:money|a); how can you not; (?:cool|okay|fine|happy) with .. (?:around|in|near|on) your;
    you don't want (?:that|it|this|them) (?:for|in|to|around); is it the money; just for today; (?:turn|turning|pass|passing) (?:down|up) (?:a )?(?:free|half|\\p{L}+ pounds|\\p{L}+ dollars);
    (?:people|someone|others?) (?:waiting|lined up|in line|interested); your loss; (?:another|next) (?:five|ten|two|few|fifteen) minutes; (?:letting|lets) me (?:hold|keep|do); of all people;
    (?:takes?|only takes?|take) (?:like |about |maybe )?(?:thirty|ten|twenty|two|five|a few|a couple of) (?:seconds|minutes); (?:just|only) need (?:the|your|a) (?:card|number|signature|name);
    (?:everybody|everyone)(?:'s| has| got)
  `),
  assumeClose: phrases(`
    (?:i'll|i can|let me|i'm going to|we'll|let's|shall i|should i) (?:just |go ahead and |get you |get that |get it |get this |get |have |put )*(?:set|sign|put|send|order|start|book|ship|activate|lock|add|switch|enrol\\p{L}*|get|go ahead|pop|reserve);
    (?:what|which) (?:card|account|bank) (?:do|would|will|shall|should|did|are|can) (?:you|i|we); how (?:would|do|will|are|did) you (?:like|want|wish|going|wanna|prefer)? ?(?:to )?(?:be )?pay(?:ing)?;
    which (?:one|colou?r|day|size|plan|option|date) (?:would|works|suits|do|shall|should); (?:would|do) you (?:prefer|want|like) .. or;
    (?:morning|monday|tuesday|wednesday|thursday|friday|black|monthly|card) or (?:afternoon|tuesday|wednesday|thursday|friday|saturday|white|silver|blue|yearly|annual|bank|the);
    starting (?:today|tomorrow|this|on|next); try it for; the \\p{L}+ or the \\p{L}+(?=[?]); (?:visa|debit|cash|credit|paypal) or (?:a )?(?:mastercard|credit|card|debit|visa|amex|cash);
    so (?:that's|we're) .. (?:starting|then); first (?:delivery|payment|month) (?:will|would|comes); so (?:your )?first; (?:same|still) (?:address|card|email|number|good);
    what (?:day|time|address|name) (?:should|shall|do|can|works); how about (?:this|i|we)
  `),
  askSale: phrases(`
    (?:would|could|how about|what about) (?:a|an|the|just|maybe) .. (?:work|suit|be easier|instead);
    (?:would|do) you (?:like|want|wish) (?:me )?to (?:go ahead|sign|order|take|proceed|try|add|switch|book|get|start|upgrade|put|set|join|renew);
    (?:can|shall|may|could|should) (?:i|we) (?:\\p{L}+ )?(?:go ahead|sign|put|set|order|book|get you|add|start|process|place|send it|lock|take your|count|switch|proceed);
    what do you (?:say|think|reckon); how does that sound; are you happy (?:to|for|with|if); ready to (?:go|sign|order|start); do you (?:agree|accept); shall we; are you in; is that a yes;
    want to give it; would that work; give it a (?:go|try); say yes; your (?:okay|go-ahead|consent); confirm (?:that )?you(?:'d| would|'re)? (?:like|want|happy|agree); (?:are )?we doing (?:it|this);
    or shall we (?:leave|say); would you like to (?:take|have|try|give|go); (?:take|try) it (?:for|just);
    (?:shall|should|can|want me to|like me to) (?:i )?(?:get|have|hold|keep|save) (?:that|it|you|one|the \\p{L}+) .. (?:held|booked|ordered|sorted|set up|for you|in your name)
  `),
  accept: phrases(`
    (?:yes|yeah|ok|okay|sure|alright|all right|go on|right) (?:then )?(?:\\p{L}+ )?(?:let's|do it|go ahead|sign me|please|put|i'll take|that works|set it|book it|send it|sounds);
    i'll (?:take|have|go with|do) (?:it|that|the|one|this); let's do (?:it|that); go ahead; go for it; you've (?:sold|convinced) me; i agree; i'm in; book it; you got (?:a|yourself a) deal;
    count me in; (?:get|grab|fetch|find) my (?:card|purse|wallet|bag|details); (?:here's|take|use) my card; card number is; we'll (?:take|do|have|go with) (?:it|that|the|one|this);
    (?:book|put|sign) (?:me|us) (?:in|on|up|down); (?:let's|might as well) (?:get it|go ahead|have it|go with|get on with)
  `),
  takeOrder: phrases(`
    (?:card|long|account|routing) (?:number|details); keypad; sort code; (?:deposit|payment) (?:now|today); (?:gone|going|went) through; you're (?:all |now )?(?:booked|set|in|signed|confirmed);
    your (?:booking|order|confirmation|policy|reference|membership) (?:is|number|ref); (?:i've|i have|we've) (?:\\p{L}+ )?(?:booked|ordered|set|signed|put|added|placed|reserved);
    confirmation (?:email|text); (?:delivery|billing|email|home) address; date of birth
  `),
} satisfies PhraseBook;
