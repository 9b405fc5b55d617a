const OPENING = ['greet', 'takeCall', 'offerHelp', 'askIdentity', 'askPermission', 'outbound'] as const;
const HOLDING = ['askHold', 'thankHold', 'transfer'] as const;
const CLOSING = ['askMore', 'goodbye', 'sumUp'] as const;
const MANNER = ['thank', 'apologise', 'polite', 'rude', 'curt', 'warm', 'empathise', 'soften', 'smallTalk'] as const;
const WORK = ['deflect', 'noHelp', 'effort', 'done', 'ownDeed', 'wayOn'] as const;
const PROMISING = ['promise', 'overpromise', 'vagueTime'] as const;
const KNOWLEDGE = ['correct', 'unsure', 'honest', 'evade'] as const;
const SELLING = ['offer', 'assumeClose', 'askSale', 'takeOrder', 'pressure'] as const;

const WAITING = ['waiting', 'silenceComplaint'] as const;
const TROUBLE = ['complaint', 'mannersComplaint', 'notAnswered', 'contradicted'] as const;
const PROMISED = ['brokenPromise', 'unkept', 'unresolved'] as const;
const FEELING = ['satisfied', 'thanks', 'sarcasm', 'distress', 'annoyed', 'abuse', 'insult'] as const;
const LEAVING = ['hangUp', 'churn', 'churnHint', 'escalate', 'escalateHint'] as const;
const DECIDING = ['wantBuy', 'accept', 'refuse', 'negation'] as const;

const CARING = [...OPENING, ...HOLDING, ...CLOSING, ...MANNER];
export const AGENT_CUES = [...CARING, ...WORK, ...PROMISING, ...KNOWLEDGE, ...SELLING];
export const CUSTOMER_CUES = [...WAITING, ...TROUBLE, ...PROMISED, ...FEELING, ...LEAVING, ...DECIDING];

/** What the judgements look for in a turn, most of it of one side; every language gives its phrases for each. */
export type CueName = (typeof AGENT_CUES | typeof CUSTOMER_CUES)[number];
