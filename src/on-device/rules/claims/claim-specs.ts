import type { Speaker } from '@/domain/transcript/transcript';
import type { CueName } from '../cue-name';

/** What is required of a sentence beside its words. */
export interface ClaimSpec {
  speaker: Speaker;
  /** Where in the call: the agent's first two or last three turns, all but the first, from three fifths on, or in a sale. */
  at?: 'opening' | 'closing' | 'afterOpening' | 'underway' | 'late' | 'afterOffer' | 'sale';
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
  /** Shown only where the speaker does not guess. */
  sure?: true;
  /** Quoted with the sentence before, where its own words leave open what it is about. */
  about?: true;
  /** Where any of these is found, the claim is not said to be missing: they are wider than its words. */
  wide?: readonly CueName[];
}

const agent = (spec: Omit<ClaimSpec, 'speaker'> = {}): ClaimSpec => ({ speaker: 'agent', ...spec });
const customer = (spec: Omit<ClaimSpec, 'speaker'> = {}): ClaimSpec => ({ speaker: 'customer', ...spec });

const PLAN = { at: 'late', stands: true, sure: true, about: true } as const;

/** Everything that can be claimed to be said in a call. A language gives words for each. */
export const CLAIM_SPECS = {
  greets: agent({ at: 'opening', wide: ['greet'] }),
  saysWho: agent({ at: 'opening' }),
  asksTime: agent({ at: 'opening' }),
  asksHold: agent(),
  passesOn: agent({ form: 'tells' }),
  silence: customer({ at: 'underway', asItStands: true }),
  thanks: agent({ wide: ['thank'] }),
  apologises: agent({ wide: ['apologise'] }),
  asksMore: agent({ at: 'closing', wide: ['askMore'] }),
  saysGoodbye: agent({ at: 'closing' }),
  sumsUp: agent({ at: 'late' }),
  manners: customer({ asItStands: true }),
  sharp: agent({ asItStands: true }),
  deed: agent({ at: 'afterOpening', form: 'tells', sure: true, about: true }),
  looksInto: agent(),
  sendsAway: agent({ form: 'tells', about: true }),
  takesBack: agent({ form: 'tells', about: true }),
  unsure: agent({ asItStands: true, form: 'tells', about: true, wide: ['unsure', 'correct', 'evade', 'noHelp'] }),
  notAnswered: customer({ asItStands: true, about: true, wide: ['notAnswered', 'contradicted'] }),
  promise: agent({ ...PLAN, time: true }),
  openPromise: agent({ ...PLAN, time: false }),
  leaving: customer({ supposed: true }),
  escalation: customer({ supposed: true }),
  strain: customer(),
  insult: customer({ asItStands: true, wide: ['abuse', 'insult'] }),
  earlierPromise: customer({ asItStands: true, about: true }),
  nobodyCame: customer({ asItStands: true, form: 'tells' }),
  praise: customer(),
  understands: agent({ form: 'tells' }),
  namesPrice: agent({ at: 'sale', form: 'tells', sure: true }),
  presses: agent({ at: 'sale', asItStands: true }),
  asksDecision: agent({ at: 'afterOffer', about: true }),
  accepts: customer({ at: 'afterOffer', form: 'tells', about: true }),
  declines: customer({ at: 'afterOffer', asItStands: true, form: 'tells', about: true }),
  putsOff: customer({ at: 'afterOffer', asItStands: true, about: true }),
  contests: customer({ at: 'underway', asItStands: true, about: true }),
  price: customer({ at: 'afterOffer', asItStands: true }),
  noNeed: customer({ at: 'afterOffer', asItStands: true, form: 'tells' }),
  competitor: customer({ at: 'afterOffer' }),
  details: customer({ at: 'afterOffer' }),
  distrust: customer({ at: 'sale', asItStands: true }),
  wantsMoney: customer(),
  wantsHeard: customer({ asItStands: true }),
} as const satisfies Record<string, ClaimSpec>;

export type CueClaim = keyof typeof CLAIM_SPECS;
/** Held against an offer; the note lists them by their names. */
export const OBJECTIONS = ['price', 'noNeed', 'putsOff', 'competitor', 'details', 'distrust'] as const;
/** What the note lists as wishes, in this order. */
export const WISHES = ['wantsMoney', 'wantsHeard'] as const;

type Counted = 'politeTurns' | 'gap' | 'priceBeforeQuestion';
type Quoted = 'calledByName' | 'anyName' | 'noFigure' | 'asks' | 'opens' | 'ends' | 'fact';
type OfSale = 'lastOffer' | 'answersObjection' | 'category' | 'product';
/** Claims that rest on a place or a count and not on words of their own are these. */
export type PlaceClaim = Counted | Quoted | OfSale;
export type ClaimId = CueClaim | PlaceClaim;
