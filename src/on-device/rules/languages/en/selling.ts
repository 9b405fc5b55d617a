import type { PhraseBook } from '../../lexicon';
import { phrases } from '../../phrases';

/** How English-speaking agents sell, and how customers answer an offer. */
export const enSelling = {
  outbound: phrases(`
    (?:reason|why) (?:for|i'm|of) (?:my|the|calling|ringing|phoning)? ?(?:call|calling|ringing)?;
    i(?:'m| am) (?:just )?(?:calling|ringing|phoning|reaching out) (?:from|to|about|because|with|on behalf);
    (?:calling|ringing) (?:you )?(?:from|about|to let|today|because|on behalf); is (?:this|that) (?:mr|mrs|ms|miss|dr);
    is this a good time; did i catch you; have i caught you;
    got (?:a|two|one|a couple of) (?:minute|minutes|moment|second); speak (?:to|with) (?:mr|mrs|ms|miss|dr);
    could i (?:speak|talk) (?:to|with); (?:may|can) i (?:speak|talk) (?:to|with);
    (?:it's|this is|i'm) \\p{L}+ (?:\\p{L}+ )?(?:from|over at|with|at|calling|here at); caught you;
    i(?:'m| am) (?:just )?(?:calling|ringing|phoning);
    i (?:noticed|see|saw) you(?:'ve| have)? (?:bought|been|had|used|use);
    (?<!who )am i (?:speaking|talking) (?:with|to) \\p{L}+; is (?:this|that) \\p{L}+(?=[?]);
    (?:my name is|name's) \\p{L}+ .. (?:from|calling); \\p{L}+ from \\p{L}+; good news;
    you (?:filled|left|asked|requested|signed) .. (?:form|details|number|quote|online); i can call (?:back|another)
  `),
  offer: phrases(`
    (?:special|exclusive|great|amazing|limited|new|our|the|this|a) (?:\\p{L}+ )?(?:offer|deal|promotion|promo|upgrade|bundle|package|plan|discount|rate);
    eligible for; upgrade; pre-?approved; pre-?selected; (?:qualify|qualified|selected) for;
    save (?:you|up to|about|around); per cent off|percent off|% off; half price;
    free (?:trial|month|months|installation|install|upgrade|gift); (?:a|per) month for; switch (?:to us|over);
    sign (?:you )?up; add .. to your (?:plan|account|package); protection plan; warranty; membership;
    (?:plan|cover|card|box|line|tariff|package|subscription|course|membership|service|policy) .. (?:a|per) (?:month|week|year|night);
    (?:a|per) (?:month|week|year) (?:flat|delivered|all in|including); no annual fee; cashback; picked out for;
    (?:dollars|pounds|bucks|quid|euros|\\p{L}+) a (?:month|week|year);
    (?:what|why) i(?:'m| was| am)? (?:ringing|calling) (?:about|you)
  `),
  askPermission: phrases(`
    good time;
    (?:got|have|do you have|spare) (?:you got )?(?:a|one|two|a couple|a few|couple|five) (?:of )?(?:quick )?(?:minute|minutes|moment|moments|seconds?|sec);
    did i catch you; have i caught you; okay to talk; mind if i (?:ask|tell|share|explain);
    would it be (?:ok|okay|alright|all right); can i take (?:two|a|one); bad time;
    (?:call|ring|try) (?:you )?(?:back |again )?(?:another|later|at a better); in the middle of;
    (?:in the car|you busy|at work),? or; caught you; got a (?:second|sec|minute|moment)
  `),
  refuse: phrases(`
    (?:i'm|we're|am|i am) (?:not|all|good|fine|okay|happy as|not really) ?(?:interested|set|good|looking|going to|buying|as)?;
    no (?:thanks|thank you|ma'am|sir|i'm|not|sale|need); (?:don't|do not|didn't) (?:need|want|use|have any use);
    not (?:interested|for me|today|right now|at the moment|now|this time); i'll (?:pass|leave it|think); take me off;
    stop calling; don't call; not going to; leave it; rather not; call it a no;
    (?:i|we) (?:said|told you) (?:no|we're good|i'm good|i'm fine|not); ^neither; (?:you|they) will not;
    can't right now; ^no(?=[.!]|$|, (?:thanks|thank|i don't|i'm|not|never|sorry|love|dear|mate|leave|we'll leave))
  `),
  ownDeed: phrases(`
    i(?:'m|'ll be| am| will be) (?:\\p{L}+ )?(?:on the phone|round|at your|there|with you|dropping|bringing|sending|emailing);
    (?:i'll|we'll|i will|we will|i'm going to|i can) (?:\\p{L}+ )?(?:bring|drop|come|pop|be|send|shoot|ship|fit|install|email|text|call|ring|check|phone|post|have)
  `),
  soften: phrases(`
    (?:no problem|not a problem|no worries|totally fine|of course|completely understand|understood|respect that|no pressure|absolutely fine|fair enough);
    won't (?:keep|bother|push|take)
  `),
  wantBuy: phrases(`
    interested in;
    (?:thinking of|looking (?:to|at|for)|want to|like to) .. (?:buy|buying|get|getting|join|joining|sign|switch|upgrade);
    (?:saw|seen|got|had) (?:your|the|an?) (?:\\p{L}+ )?(?:ad|advert|flyer|leaflet|offer|email);
    how much (?:is|are|would|for); (?:in|out of) stock;
    (?:do you|have you) (?:have|sell|do|got) (?:any|a|the|it|them) .. (?:in|for|left);
    (?:looking|look) at (?:a|the|your|one of); (?:can|could|like to|want to) (?:i )?(?:order|buy|purchase);
    (?:quote|price) (?:for|on|of)
  `),
  assent: phrases(`
    ^(?:oh |well |um |uh )?(?:yes|yeah|yep|sure|okay|ok|go on|alright|all right|let's|fine|perfect|deal|that one)
  `),
} satisfies PhraseBook;
