type Opening = 'greet' | 'takeCall' | 'offerHelp' | 'askIdentity' | 'askPermission' | 'outbound';
type Holding = 'askHold' | 'thankHold' | 'transfer';
type Closing = 'askMore' | 'goodbye' | 'sumUp';
type Manner = 'thank' | 'apologise' | 'polite' | 'rude' | 'curt' | 'warm' | 'empathise' | 'soften' | 'smallTalk';
type Work = 'deflect' | 'noHelp' | 'effort' | 'done' | 'promise' | 'ownDeed' | 'overpromise' | 'vagueTime' | 'wayOn';
type Knowledge = 'correct' | 'unsure' | 'honest' | 'evade';

type Trouble = 'waiting' | 'silenceComplaint' | 'complaint' | 'mannersComplaint' | 'notAnswered' | 'contradicted';
type Promised = 'brokenPromise' | 'unkept' | 'unresolved';
type Feeling = 'satisfied' | 'thanks' | 'sarcasm' | 'distress' | 'annoyed' | 'abuse' | 'insult';
type Leaving = 'hangUp' | 'churn' | 'churnHint' | 'escalate' | 'escalateHint';
type Selling = 'offer' | 'assumeClose' | 'askSale' | 'takeOrder' | 'pressure';
type Deciding = 'wantBuy' | 'accept' | 'refuse' | 'negation';
type Customer = Trouble | Promised | Feeling | Leaving | Deciding;

/** What the judgements look for in a turn; every language gives its phrases for each. */
export type CueName = Opening | Holding | Closing | Manner | Work | Knowledge | Selling | Customer;
