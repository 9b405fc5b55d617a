import type { StoryTexts } from './story-texts';

export const enStory: StoryTexts = {
  categories: {
    'billing complaint': 'Billing complaint',
    'technical support': 'Technical support',
    telesales: 'Telesales',
    'cards and accounts': 'Cards and accounts',
    'orders and returns': 'Orders and returns',
    delivery: 'Delivery',
    cancellation: 'Cancellation',
    'booking and refund': 'Booking and refund',
  },
  topics: {
    'billing complaint': 'a charge',
    'technical support': 'a technical problem',
    'cards and accounts': 'a card or an account',
    'orders and returns': 'an order',
    delivery: 'a delivery',
    cancellation: 'a cancellation',
    'booking and refund': 'a booking',
  },
  objections: {
    price: 'was worried about the price',
    'no need': 'saw no need',
    'wants to think': 'wanted time to think',
    'must ask family': 'wanted to ask someone at home or at work',
    busy: 'was busy',
    competitor: 'compared it with another company',
    'already has one': 'already had something similar',
    'send details first': 'asked for the details first',
    distrust: 'had doubts',
    'contract or terms': 'asked about the terms',
    'rejects the answer': 'did not accept the answer',
  },
  offered:
    /(?<!\p{L})(?:\p{Lu}[\p{L}\d]+ )+(?:[Pp]lan|[Cc]over|[Cc]ard|box|policy|package|membership|course|bundle|tariff)(?!\p{L})|(?<=\b(?:our|the|a) )(?:\p{L}+ ){1,2}(?:plan|cover|card|box|policy|package|membership|course|bundle|tariff|line)(?!\p{L})/u,
  offer: (what, price) => `The agent offered the ${what}${price === '' ? '' : ` at ${price}`}.`,
  offerUnnamed: 'product or service',
  sale: (objections, outcome) =>
    ({
      sold: objections === '' ? 'The customer agreed to buy.' : `The customer ${objections}, then agreed to buy.`,
      follow_up:
        objections === ''
          ? 'The customer has not decided yet.'
          : `The customer ${objections}, and has not decided yet.`,
      refused: objections === '' ? 'The customer declined.' : `The customer ${objections}, and declined.`,
    })[outcome],
  about: (topic, words) => {
    const called = topic === '' ? 'The customer called' : `The customer called about ${topic}`;
    return words === '' ? `${called}.` : `${called}: “${words}”`;
  },
  did: (actions) => `The agent ${actions}.`,
  and: ' and ',
  solved: 'The request was solved or has a way on.',
  unsolved: 'The request was not solved.',
  hungUp: 'The customer left the call early.',
  followUps: [
    [/call|ring|phone|speak|talk/iu, 'a call back'],
    [/email|text|send|message|link/iu, 'a message'],
    [/engineer|technician|driver|deliver|come|arrive|courier/iu, 'a visit or delivery'],
    [/refund|money|credit|cheque|check/iu, 'the money back'],
    [/(?:)/u, 'the next step'],
  ],
  appointment: (when, what) => `Agreed: ${what}, ${when}.`,
};
