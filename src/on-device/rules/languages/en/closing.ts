import type { PhraseBook } from '../../lexicon';
import { phrases } from '../../phrases';

/** How English-speaking agents ask for a sale and take the order, and how customers agree. */
export const enClosing = {
  assumeClose: phrases(`
    (?:i'll|i can|let me|i'm going to|we'll|let's|shall i|should i) (?:just |go ahead and |get you |get that |get it |get this |get |have |put )*(?:set|sign|put|send|order|start|book|ship|activate|lock|add|switch|enrol\\p{L}*|get|go ahead|pop|reserve);
    which (?:one|colou?r|day|size|plan|option|date) (?:would|works|suits|do|shall|should);
    (?:would|do) you (?:prefer|want|like) .. or;
    (?:morning|monday|tuesday|wednesday|thursday|friday|black|monthly|card) or (?:afternoon|tuesday|wednesday|thursday|friday|saturday|white|silver|blue|yearly|annual|bank|the);
    starting (?:today|tomorrow|this|on|next); try it for; the \\p{L}+ or the \\p{L}+(?=[?]);
    (?:visa|debit|cash|credit|paypal) or (?:a )?(?:mastercard|credit|card|debit|visa|amex|cash);
    so (?:that's|we're) .. (?:starting|then); first (?:delivery|payment|month) (?:will|would|comes);
    so (?:your )?first; (?:same|still) (?:address|card|email|number|good);
    what (?:day|time|address|name) (?:should|shall|do|can|works); how about (?:this|i|we)
  `),
  askSale: phrases(`
    (?:would|could|how about|what about) (?:a|an|the|just|maybe) .. (?:work|suit|be easier|instead);
    (?:would|do) you (?:like|want|wish) (?:me )?to (?:go ahead|sign|order|take|proceed|try|add|switch|book|get|start|upgrade|put|set|join|renew);
    (?:can|shall|may|could|should) (?:i|we) (?:\\p{L}+ )?(?:go ahead|sign|put|set|order|book|get you|add|start|process|place|send it|lock|take your|count|switch|proceed);
    what do you (?:say|think|reckon); how does that sound; are you happy (?:to|for|with|if);
    ready to (?:go|sign|order|start); do you (?:agree|accept); shall we; are you in; is that a yes; want to give it;
    would that work; give it a (?:go|try); say yes; your (?:okay|go-ahead|consent);
    confirm (?:that )?you(?:'d| would|'re)? (?:like|want|happy|agree); (?:are )?we doing (?:it|this);
    or shall we (?:leave|say); would you like to (?:take|have|try|give|go); (?:take|try) it (?:for|just);
    (?:shall|should|can|want me to|like me to) (?:i )?(?:get|have|hold|keep|save) (?:that|it|you|one|the \\p{L}+) .. (?:held|booked|ordered|sorted|set up|for you|in your name)
  `),
  accept: phrases(`
    (?:yes|yeah|ok|okay|sure|alright|all right|go on|right) (?:then )?(?:\\p{L}+ )?(?:let's|do it|go ahead|sign me|please|put|i'll take|that works|set it|book it|send it|sounds);
    i'll (?:take|have|go with|do) (?:it|that|the|one|this); sign me up; let's do (?:it|that); go ahead; go for it;
    put me down; you've (?:sold|convinced) me; i agree; yes please; i'm in; book it; you got (?:a|yourself a) deal;
    count me in; (?:get|grab|fetch|find) my (?:card|purse|wallet|bag|details); (?:here's|take|use) my card;
    card number is; we'll (?:take|do|have|go with) (?:it|that|the|one|this);
    (?:book|put|sign) (?:me|us) (?:in|on|up|down);
    (?:let's|might as well) (?:get it|go ahead|have it|go with|get on with)
  `),
  takeOrder: phrases(`
    (?:card|long|account|routing) (?:number|details); keypad; sort code; (?:deposit|payment) (?:now|today);
    (?:gone|going|went) through; you're (?:all |now )?(?:booked|set|in|signed|confirmed);
    your (?:booking|order|confirmation|policy|reference|membership) (?:is|number|ref);
    (?:i've|i have|we've) (?:\\p{L}+ )?(?:booked|ordered|set|signed|put|added|placed|reserved);
    confirmation (?:email|text); (?:delivery|billing|email|home) address; date of birth
  `),
} satisfies PhraseBook;
