import type { Speaker } from '@/domain/transcript/transcript';
import type { CueName } from '../cue-name';

/** What is required of a sentence beside its words. */
export interface ClaimSpec {
  speaker: Speaker;
  /** Where in the call: the agent's first two or last three turns, all but the first, or in a sale. */
  at?: 'opening' | 'closing' | 'afterOpening' | 'afterOffer' | 'sale';
  /** The sentence asks, or tells; absent = either. */
  form?: 'asks' | 'tells';
  /** With a time in the same sentence, or without. */
  time?: boolean;
  /** Says so even when denied or supposed: "I can't call you" asks nothing, but "not what I asked" is one phrase. */
  asItStands?: true;
  /** Shown only where it still holds at the end: not corrected, declined, open or done. */
  stands?: true;
  /** Holds when only supposed, too: who threatens to leave speaks of it. */
  supposed?: true;
  /** Where any of these is found, the claim is not said to be missing: they are wider than its words. */
  wide?: readonly CueName[];
}

const agent = (spec: Omit<ClaimSpec, 'speaker'> = {}): ClaimSpec => ({ speaker: 'agent', ...spec });
const customer = (spec: Omit<ClaimSpec, 'speaker'> = {}): ClaimSpec => ({ speaker: 'customer', ...spec });

/** Everything that can be claimed to be said in a call. A language gives words for each. */
export const CLAIM_SPECS = {
  greets: agent({ at: 'opening', wide: ['greet'] }),
  saysWho: agent({ at: 'opening' }),
  asksTime: agent({ at: 'opening', wide: ['askPermission'] }),
  asksHold: agent({ wide: ['askHold', 'transfer', 'thankHold'] }),
  passesOn: agent({ form: 'tells' }),
  silence: customer({ asItStands: true, wide: ['waiting', 'silenceComplaint'] }),
  thanks: agent({ wide: ['thank'] }),
  apologises: agent({ wide: ['apologise'] }),
  asksMore: agent({ at: 'closing', wide: ['askMore'] }),
  saysGoodbye: agent({ at: 'closing', wide: ['goodbye'] }),
  sumsUp: agent(),
  manners: customer({ asItStands: true, wide: ['mannersComplaint'] }),
  sharp: agent({ asItStands: true }),
  deed: agent({ at: 'afterOpening', form: 'tells' }),
  looksInto: agent(),
  sendsAway: agent({ form: 'tells' }),
  takesBack: agent({ form: 'tells' }),
  unsure: agent({ asItStands: true, form: 'tells' }),
  notAnswered: customer({ asItStands: true, wide: ['notAnswered', 'contradicted'] }),
  promise: agent({ at: 'afterOpening', time: true, stands: true, wide: ['promise', 'ownDeed'] }),
  openPromise: agent({ at: 'afterOpening', time: false, stands: true }),
  leaving: customer({ supposed: true, wide: ['churn', 'churnHint', 'hangUp'] }),
  escalation: customer({ supposed: true, wide: ['escalate', 'escalateHint'] }),
  strain: customer({ wide: ['distress', 'annoyed', 'complaint'] }),
  insult: customer({ asItStands: true, wide: ['abuse', 'insult'] }),
  earlierPromise: customer({ asItStands: true, wide: ['brokenPromise', 'unkept'] }),
  praise: customer(),
  understands: agent({ form: 'tells', wide: ['empathise', 'soften', 'warm'] }),
  namesPrice: agent({ at: 'sale', form: 'tells' }),
  presses: agent({ at: 'sale', asItStands: true }),
  asksDecision: agent({ at: 'afterOffer', wide: ['askSale', 'assumeClose', 'pressure'] }),
  accepts: customer({ at: 'afterOffer', form: 'tells' }),
  declines: customer({ at: 'afterOffer', asItStands: true, form: 'tells' }),
  putsOff: customer({ at: 'afterOffer', asItStands: true }),
  contests: customer({ asItStands: true }),
  price: customer({ at: 'afterOffer', asItStands: true }),
  noNeed: customer({ at: 'afterOffer', asItStands: true, form: 'tells' }),
  busy: customer({ at: 'sale', asItStands: true, form: 'tells' }),
  competitor: customer({ at: 'afterOffer' }),
  details: customer({ at: 'afterOffer' }),
  distrust: customer({ at: 'sale', asItStands: true }),
  terms: customer({ at: 'afterOffer' }),
  wantsMoney: customer(),
  wantsHaste: customer(),
  wantsHeard: customer({ asItStands: true }),
} as const satisfies Record<string, ClaimSpec>;

export type CueClaim = keyof typeof CLAIM_SPECS;
/** Held against an offer; the note lists them by their names. */
export const OBJECTIONS = ['price', 'noNeed', 'putsOff', 'busy', 'competitor', 'details', 'distrust', 'terms'] as const;
/** What the note lists as wishes, in this order. */
export const WISHES = ['wantsMoney', 'wantsHaste', 'wantsHeard'] as const;

/** Claims that rest on a place or a count and not on words of their own. */
export type PlaceClaim =
  | 'calledByName'
  | 'asks'
  | 'priceBeforeQuestion'
  | 'politeTurns'
  | 'gap'
  | 'opens'
  | 'offers'
  | 'nearEnd'
  | 'lastOffer'
  | 'answersObjection'
  | 'fact'
  | 'category'
  | 'product';
export type ClaimId = CueClaim | PlaceClaim;
