import type { Category } from '../../lexicon';
import { phrases } from '../../phrases';

/** Classification of calls; the names are the closed list of the auto note. */
export const enCategories: readonly Category[] = [
  {
    name: 'billing complaint',
    title: 'Billing complaint',
    words: phrases(`
      (?:over)?charged; bill(?:ed|ing)?; charges?; invoice; statement; double[- ]?(?:charged|billed); late fee;
      direct debit; roaming; my bill; fee; price (?:increase|went up|rise); autopay
    `),
  },
  {
    name: 'technical support',
    title: 'Technical support',
    words: phrases(`
      broadband; internet; wi-?fi; router; modem; signal; cutting out; keeps? (?:dropping|cutting|crashing|freezing);
      engineer; technician; error (?:code|message); outage; restart; reboot; plug; lights?; log ?in; app; install;
      no (?:service|internet|signal); speed; screen; set-?top; fault; boiler; line test; buffering
    `),
  },
  {
    name: 'telesales',
    title: 'Telesales',
    words: [],
  },
  {
    name: 'cards and accounts',
    title: 'Cards and accounts',
    words: phrases(`
      (?:credit|debit|bank|my|the|new|replacement) card; card (?:was|is|has|got|ending);
      account (?:locked|frozen|balance|blocked); bank; fraud; transaction; pin; atm; cash ?(?:point|machine);
      lost (?:my )?(?:card|wallet|purse); stolen; transfer(?:red)?; freeze; frozen; block; dispute; overdraft;
      locked out; password; savings; branch; wire
    `),
  },
  {
    name: 'orders and returns',
    title: 'Orders and returns',
    words: phrases(`
      order(?:ed)?; return; refund; exchange; wrong (?:size|item|colou?r|one|product); damaged; cracked; broken; size;
      replacement; label; receipt; warehouse; send (?:it|them) back; faulty; store credit; bought;
      missing (?:part|piece|item)s?
    `),
  },
  {
    name: 'delivery',
    title: 'Delivery',
    words: phrases(`
      deliver(?:y|ed|ies|ing)?; parcel; package; courier; driver; tracking; shipp?(?:ed|ing|ment)?; depot;
      left (?:it )?(?:with|on|at|by); missed you; out for delivery; doorstep; porch;
      (?:hasn't|didn't|never) (?:arrived?|come|turned up|show); carrier; van; slot; safe place
    `),
  },
  {
    name: 'cancellation',
    title: 'Cancellation',
    words: phrases(`
      cancel(?:l?ed|l?ing|lation)?; cancel (?:my|the|it|this|our); want to (?:cancel|leave|close);
      close (?:my|the) account; end (?:my|the) (?:contract|subscription|membership); termination; notice period;
      early (?:exit|termination); unsubscribe; membership; subscription; renewal; terminate
    `),
  },
];
