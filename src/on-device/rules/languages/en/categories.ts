import type { CategoryName, Phrases } from '../../lexicon';
import { phrases } from '../../phrase-pattern';

/** Classification of calls; the names are the closed list of the auto note. */
export const enCategories: Readonly<Record<CategoryName, Phrases>> = {
  'billing complaint': phrases(`
    (?:over)?charged; (?<!(?:with|in) (?:my|the|your) )bill(?:ed|ing)?; (?:a|the|these|this|extra|service) charges?; invoice; late fee; direct debit; roaming; (?:taken|took|taking) .. (?:money|payment|pounds|dollars|twice|out of);
    price (?:increase|went up|rise); autopay; on my (?:bill|statement); premium went up; tariff
  `),
  'technical support': phrases(`
    (?:broadband|internet|wi-?fi|router|modem|signal|app|tv|phone|line|boiler|heating|machine|printer|laptop|screen|thermostat|power|hot water) .. (?:down|off|dead|out|slow|working|work|connect|freez\\p{L}*|crash\\p{L}*|drop\\p{L}*|cutting|cuts?|broken|gone|flashing|leak\\p{L}*|stopped|won't(?! let me)|keeps?);
    cutting out; keeps? (?:dropping|cutting|crashing|freezing|switching|turning|buffering); (?<!(?:^| )(?:i|you|we|he|she|they) )keeps? saying; error (?:code|message); outage; no (?:service|internet|signal|power|heating|hot water|dial tone);
    won't (?:turn on|switch on|load|connect|start|charge); can't (?:log ?in|get (?:on|online)|connect|sign in); fault(?:y line)?; line test
  `),
  telesales: [],
  'cards and accounts': phrases(`
    (?<!(?:at|on|with|by|to|from|off|in) (?:my |the |a )?)(?:credit|debit|bank|my|replacement) card(?!(?:'s| was| has| is)? (?:been )?(?:over)?charged); card (?:was|is|has|got|ending)(?! (?:been )?(?:over)?charged);
    (?:account|card) .. (?:won't work|isn't working|not working|locked|frozen|blocked|stopped|declined|swallowed|eaten); fraud; transaction; pin number; atm; cash ?(?:point|machine); lost (?:my )?(?:card|wallet|purse); stolen; overdraft;
    standing order; locked out; (?:sent|made|make|bank) (?:a |the )?transfer; current account; savings account; payment .. (?:don't recogni[sz]e|didn't make)
  `),
  'orders and returns': phrases(`
    (?:i|we|my|an|the|this) order(?:ed)?; return; exchange; wrong (?:size|item|colou?r|one|product|thing); damaged; cracked; arrived (?:broken|smashed); replacement; send (?:it|them) back; faulty;
    store credit; i bought; missing (?:part|piece|item)s?
  `),
  delivery: phrases(`
    deliver(?:y|ed|ies|ing)?; parcel; package (?:was|that|has|never|hasn't|i|to|from|is)?; courier; driver left; tracking; shipp(?:ed|ing|ment); depot; missed you; out for delivery; doorstep; porch;
    (?:hasn't|didn't|never|not|still hasn't) arrived?; carrier
  `),
  cancellation: phrases(`
    (?:want|like|need|trying|wanted|tried|calling|ringing|how do i) (?:to |about )?(?:cancel\\p{L}*|leave|close); cancel (?:my|the|it|this|our); close (?:my|the|an) account;
    end (?:my|the) (?:contract|subscription|membership); termination; notice period; unsubscribe; terminate; cancellation
  `),
  'booking and refund': phrases(`
    book(?:ed|ing|ings)?; reservation; reserved; appointment; check-?in; our (?:stay|flight|room|trip); (?<!(?:at|in|from) )(?:my|a|the) (?:flight|hotel|room|seats?|train|table(?= for)|tickets|trip|holiday|cruise)
  `),
};
