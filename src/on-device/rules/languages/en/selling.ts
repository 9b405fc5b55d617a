import type { PhraseBook } from '../../lexicon';
import { phrases } from '../../phrase-pattern';

/** How English-speaking agents sell and press, and how customers answer an offer. */
export const enSelling = {
  outbound: phrases(`
    (?:reason|why) (?:for|i'm|of) (?:my|the|calling|ringing|phoning)? ?(?:call|calling|ringing)?;
    i(?:'m| am) (?:just )?(?:calling|ringing|phoning|reaching out) (?:from|to|about|because|with|on behalf); (?:calling|ringing) (?:you )?(?:from|about|to let|today|because|on behalf);
    is (?:this|that) (?:mr|mrs|ms|miss|dr); is this a good time; have i caught you; speak (?:to|with) (?:mr|mrs|ms|miss|dr); could i (?:speak|talk) (?:to|with);
    (?:may|can) i (?:speak|talk) (?:to|with); (?:it's|this is|i'm) \\p{L}+ (?:\\p{L}+ )?(?:from|over at|with|at|calling|here at); caught you; i(?:'m| am) (?:just )?(?:calling|ringing|phoning);
    i (?:noticed|see|saw) you(?:'ve| have)? (?:bought|been|had|used|use); (?<!who )am i (?:speaking|talking) (?:with|to) \\p{L}+; is (?:this|that) \\p{L}+(?=[?]);
    (?:my name is|name's) \\p{L}+ .. (?:from|calling); \\p{L}+ from \\p{L}+; good news; you (?:filled|left|asked|requested|signed) .. (?:form|details|number|quote|online)
  `),
  offer: phrases(`
    supplied and fitted; home visit; free (?:survey|visit|consultation|quote); (?:special|exclusive|great|amazing|limited|new|our|the|this|a) (?:\\p{L}+ )?(?:offer|deal|promotion|promo|upgrade|bundle|package|plan|discount|rate); upgrade;
    (?:qualify|qualified|selected) for; per cent off|percent off|% off; half price; (?:a|per) month for; sign (?:you )?up; membership;
    (?:plan|cover|card|box|line|tariff|package|subscription|course|membership|service|policy) .. (?:a|per) (?:month|week|year|night); (?:dollars|pounds|bucks|quid|euros|\\p{L}+) a (?:month|week|year)
  `),
  askPermission: phrases(`
    good time; have i caught you; do you have (?:about |a |just )*(?:\\p{L}+ )?(?:minutes?|mins?|moments?); in the middle of; caught you; you got (?:a|two|five|ten|a couple of|a few) (?:minutes?|mins?|moments?|sec)
  `),
  refuse: phrases(`
    (?:i'm|we're|am|i am) (?:not|all|good|fine|okay|happy as|not really) ?(?:interested|set|good|looking|going to|buying|as)?; no (?:thanks|thank you|ma'am|sir|i'm|not|sale|need);
    (?:don't|do not|didn't) (?:need|want|use|have any use); not (?:interested|for me|today|right now|at the moment|now|this time); take me off; don't call; not going to; leave it; rather not;
    call it a no; (?:i|we) (?:said|told you) (?:no|we're good|i'm good|i'm fine|not)
  `),
  ownDeed: phrases(`
    i(?:'m|'ll be| am| will be) (?:\\p{L}+ )?(?:on the phone|round|at your|there|with you|dropping|bringing|sending|emailing);
    (?:i'll|we'll|i will|we will|i'm going to|i can) (?:\\p{L}+ )?(?:bring|drop|come|pop|be|send|shoot|ship|fit|install|email|text|call|ring|check|phone|post|have)
  `),
  soften: phrases(`
    (?:no problem|not a problem|no worries|totally fine|of course|completely understand|understood|respect that|no pressure|absolutely fine|fair enough); won't (?:keep|bother|push|take)
  `),
  wantBuy: phrases(`
    it's about (?:insuring|hiring|renting|buying|(?:getting|having) (?:a|an|some) (?:quote|price));     (?<=^|[.,?!] )buying (?:a|an|some|one)(?!\\p{L}); (?:i'm|we're|i am|we are) (?:after|interested in),? (?:(?:er|um|uh),? )?(?:a|an|some|one|the)(?!\\p{L});
    (?:thinking of|looking (?:to|at|for)|want to|wanna|like to) .. (?:buy|buying|get|getting|join|joining|sign|switch|upgrade|hire|rent|order|book); how much (?:is|are|would|for|do you charge|(?:it|they|that) costs?(?= to (?:join|get|have|buy|learn)(?!\\p{L})|[?.,]|$)); what (?:sort|kind) of (?:price|money|cost)s?; do you (?:do|stock|make) (?:the|any|those|these); (?<=^|[.,?!] )how much(?=[?.]|$); is (?:this|that) sales; (?:know|tell me|asking|ask) (?:about )?(?:the|your) (?:fees|prices?|rates); what (?:do )?you charge; what (?:it|they|that) costs?(?=[?.,]|$| to (?:join|get|have|buy|hire|rent|start|learn|fit)(?!\\p{L})); what (?:does|would|do) (?:it|they|that|one) cost; saw (?:it|this|one|you|the (?:thing|post|deal)) on (?:facebook|instagram|google|youtube|tiktok|tv|the (?:telly|radio|web|internet|website|site)|your);
    (?:do you|have you) (?:have|sell|do|got) (?:any|a|the|it|them) .. (?:in|for|left); (?:looking|look) at (?:a|the|your|one of); (?:quote|price|ballpark|estimate) (?:for|on|of); (?:idea|ballpark|list) (?:of|on) (?:the |a )?(?:price|cost)s?; (?:calling|ringing|phoning|asking) about (?:the|your) (?:\\p{L}+,? ){1,4}(?:ones|class(?:es)?|courses?|lessons?)(?= |[,.?]|$)(?!.{0,40} (?:i|we) (?:booked|paid|do|did|joined|signed)); (?:calling|ringing|phoning|here|asking|call|ring) about (?:hiring|renting|buying|joining|learning|booking (?:a|an|some|your)|(?:getting|having) (?:a|an|one)(?! refund));  how much (?:would|does|do|will|can) (?:it|that|they|one|you) (?:be|cost|charge|come to)(?! to (?:cancel|leave|change));
    (?:en|in)quir(?:e|ing) about (?:a|an|your|the|getting|having); saw (?:\\p{L}+ ){1,3}(?:advert|ad|leaflet|flyer|van|truck|sign|website|offer|poster); do you (?:sell|hire|fit|install|offer|teach); (?:been|looking|looked|was|saw) .. (?:on|at|in) (?:your|y'all's|yalls|y'alls) (?:\\p{L}+ )?(?:website|site|page|showroom|window|catalogue|brochure); pick(?:ed)? up (?:a|your|the|one of your) (?:leaflet|brochure|flyer|catalogue)
  `),
  pressure: phrases(`
    last (?:chance|day); (?:ends|expires|gone|finishes|goes up) (?:today|tonight|tomorrow|at midnight|by); regret; (?:only )?(?:good|valid|on) (?:through|until|till) (?:today|tonight|midnight); if you (?:confirm|sign|decide|book|pay) (?:today|now|right now|tonight); (?:can't|cannot|won't be able to) (?:guarantee|hold) .. (?:price|rate|deal|offer|tomorrow); no[- ]brainer; it's only; it's just; hurry;
    (?:shuts|closes|expires|runs out|ends) (?:at|in|by|on|tonight|today); trust me; (?:only|just) (?:one|two|three|a few|a couple) (?:left|spots?|places?|seats?|slots?);
    (?:someone|somebody|another) (?:else|customer|couple) .. (?:looking|waiting|take); price .. (?:up|jumps?|doubles); your loss;
    (?:takes?|only takes?|take) (?:like |about |maybe )?(?:thirty|ten|twenty|two|five|a few|a couple of) (?:seconds|minutes); (?:just|only) need (?:the|your|a) (?:card|number|signature|name); (?:everybody|everyone)(?:'s| has| got)
  `),
  assumeClose: phrases(`
    (?:i'll|i can|let me|i'm going to|we'll|let's|shall i|should i) (?:just |go ahead and |get you |get that |get it |get this |get |have |put )*(?:set|sign|put|order|start|book|ship|activate|lock|add|switch|enrol\\p{L}*|get|go ahead|pop|reserve);
    which (?:one|colou?r|day|size|plan|option|date) (?:would|works|suits|do|shall|should); (?:would|do) you (?:prefer|want|like) .. or;
    (?:morning|monday|tuesday|wednesday|thursday|friday|black|monthly|card) or (?:afternoon|tuesday|wednesday|thursday|friday|saturday|white|silver|blue|yearly|annual|bank|the);
    (?:same|still) (?:address|card|email|number|good); what (?:day|time|address|name) (?:should|shall|do|can|works); i(?:'ve| have) got .. (?:monday|tuesday|wednesday|thursday|friday|saturday|morning|\\p{L}+) .. or (?:monday|tuesday|wednesday|thursday|friday|saturday); pencil (?:you |it |that )?in
  `),
  askSale: phrases(`
    (?:would|could|how about|what about) (?:a|an|the|just|maybe|monday|tuesday|wednesday|thursday|friday|saturday) .. (?:work|suit|be easier|instead); are you happy (?:to|for me|for us); get you on the schedule; if you (?:confirm|sign|book|order|take it|pay) (?:\\p{L}+ )?(?:today|now|tonight);
    (?:shall|should|can|may) (?:i|we) (?:send|arrange|schedule) .. (?:technician|engineer|fitter|installer|surveyor|order|agreement|contract|invoice|card);
    will i (?:take|book|put|pop|order) (?:the|it|that|you|your|a)(?!\\p{L}); you(?:'d| would) be up for(?=[?,]|$); (?:would|do) you (?:like|want|wish) (?:me )?to (?:just )?(?:do (?:that|it)|go ahead|sign|order|take|proceed|try|add|switch|book|get|start|upgrade|put|set|join|renew);
    (?:can|shall|may|could|should) (?:i|we) (?:\\p{L}+ )?(?:go ahead|sign|put|set|order|book|get you|add|start|process|place|send it|lock|take your|count|switch|proceed); shall we; are you in;
    would you like to (?:take|have|try|give|go); do you (?:maybe |just )?(?:want|wanna|fancy) (?:to )?(?:give|try|have|take|sign|go|join|come); (?:will|shall|can|could) i put you (?:down|in|on); (?:would|are) you (?:be )?(?:keen|up for|willing); (?:have you got|do you have|got) your (?:card|wallet); (?:are|so) we (?:putting|paying|doing) (?:it|that|this) (?:on|by|with)
  `),
  accept: phrases(`
    (?:yes|yeah|ok|okay|sure|alright|all right|go on|right) (?:then )?(?:\\p{L}+ )?(?:let's|do it|go ahead|sign me|please|put|i'll take|that works|set it|book it|send it|sounds);
    i'll (?:take|have|go with|do) (?:it|that|the|one|this); let's do (?:it|that); go ahead; i'm in(?=[.!,]|$); (?:get|grab|fetch|find) my (?:card|purse|wallet|bag|details);
    we'll (?:take|do|have|go with) (?:it|that|the|one|this); (?:book|put|sign|lock) (?:me|us) (?:in|on|up|down); (?:book|lock) (?:it|that) in
  `),
  takeOrder: phrases(`
    (?:card|long|account|routing) (?:number|details); (?:gone|going|went) through; you're (?:all |now )?(?:booked|set|in|signed|confirmed);
    your (?:booking|order|confirmation|policy|reference|membership) (?:is|number|ref); (?:i've|i have|we've) (?:\\p{L}+ )?(?:booked|ordered|set|signed|put|added|placed|reserved); date of birth
  `),
} satisfies PhraseBook;
