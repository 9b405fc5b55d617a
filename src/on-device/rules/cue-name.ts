const OPENING = ['takeCall', 'offerHelp', 'askIdentity', 'askPermission', 'askMore'] as const;
const HOLDING = ['askHold', 'transfer'] as const;
const WORK = ['ownDeed', 'noHelp', 'evade'] as const;
const PROMISING = ['promise', 'overpromise', 'vagueTime'] as const;
const CLOSING = ['assumeClose', 'askSale', 'takeOrder'] as const;
/** Said by agents: hardly anybody else does. */
export const AGENT_CUES = [...OPENING, ...HOLDING, ...WORK, ...PROMISING, ...CLOSING];

const TROUBLE = ['waiting', 'notAnswered', 'contradicted', 'saidBefore', 'brokenPromise', 'unkept'] as const;
const FEELING = ['sarcasm', 'distress', 'abuse', 'insult'] as const;
const LEAVING = ['hangUp', 'escalateHint', 'refuse'] as const;
/** Said by customers. */
export const CUSTOMER_CUES = [...TROUBLE, ...FEELING, ...LEAVING];

type Manner = 'greet' | 'goodbye' | 'thank' | 'apologise' | 'polite' | 'rude' | 'warm' | 'smallTalk';
type Care = 'empathise' | 'soften' | 'honest' | 'correct' | 'unsure' | 'done' | 'sumUp';
type Sale = 'outbound' | 'offer' | 'pressure' | 'wantBuy' | 'accept' | 'negation';
type Complaint = 'complaint' | 'mannersComplaint' | 'annoyed' | 'churn';
/** A curt agent's polite caller has the manner of an agent, and complaints are spoken of on both sides. */
type Either = Manner | Care | Sale | Complaint | 'escalate' | 'satisfied' | 'thanks';

/** What the judgements look for in a turn; every language gives its phrases for each. */
export type CueName = (typeof AGENT_CUES | typeof CUSTOMER_CUES)[number] | Either;
