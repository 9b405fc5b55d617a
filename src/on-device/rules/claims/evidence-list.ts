import type { Claim } from '@/domain/claim';
import type { CallFacts } from '../facts/call-facts';
import { enClaims } from '../languages/en/claims';
import { viClaims } from '../languages/vi/claims';
import type { ClaimBook } from './claim-book';
import type { CueClaim } from './claim-specs';
import { calledByName, questions } from './place-claims';

type EvidenceClaim = CueClaim | 'calledByName' | 'asks';

/** What a claim says of an answer: that it is there speaks for the best or the worst of them, or only shows a place. */
type Bearing = 'good' | 'bad' | 'shows';

/**
 * The claims that a question of a scorecard can name as its evidence. An offer's circumstances are not among them: they
 * are about the customer, and no question about an agent rests on them.
 */
const BEARINGS = {
  greets: 'good',
  saysWho: 'good',
  calledByName: 'good',
  asksTime: 'good',
  asks: 'good',
  asksHold: 'good',
  passesOn: 'shows',
  silence: 'bad',
  thanks: 'good',
  apologises: 'good',
  understands: 'good',
  looksInto: 'good',
  deed: 'shows',
  sumsUp: 'good',
  promise: 'good',
  openPromise: 'shows',
  asksMore: 'good',
  saysGoodbye: 'good',
  asksDecision: 'good',
  namesPrice: 'shows',
  presses: 'bad',
  sharp: 'bad',
  sendsAway: 'shows',
  takesBack: 'bad',
  unsure: 'bad',
  notAnswered: 'bad',
  manners: 'bad',
  insult: 'bad',
  strain: 'shows',
  escalation: 'shows',
  leaving: 'shows',
  earlierPromise: 'shows',
  praise: 'shows',
  accepts: 'shows',
  declines: 'shows',
  putsOff: 'shows',
} as const satisfies Partial<Record<EvidenceClaim, Bearing>>;

export type EvidenceId = keyof typeof BEARINGS;

/** A claim to choose as evidence, with what it says in each language of the rules. */
export interface EvidenceTitle {
  id: EvidenceId;
  vi: string;
  en: string;
}

export const EVIDENCE_LIST: readonly EvidenceTitle[] = (Object.keys(BEARINGS) as EvidenceId[]).map((id) => ({
  id,
  vi: viClaims.says[id],
  en: enClaims.says[id],
}));

const isEvidence = (id: string): id is EvidenceId => Object.hasOwn(BEARINGS, id);

/**
 * That it is not recognised speaks of the agent only where it is due in every call: nobody has to be sorry where nothing
 * went wrong, or to ask for patience where nobody waits.
 */
const DUE: ReadonlySet<EvidenceId> = new Set(['greets', 'thanks', 'asksMore', 'asks', 'calledByName', 'insult']);

export interface FoundEvidence {
  /** In the order of the call; what was looked for in vain is one of the kind 'searched'. */
  claims: readonly Claim[];
  /** Which answer it speaks for; null = it only shows where to listen. */
  speaksFor: 'best' | 'worst' | null;
}

function placesOf(id: EvidenceId, book: ClaimBook, facts: CallFacts): readonly (Claim | null)[] {
  if (id === 'calledByName') return calledByName(book, facts);
  if (id === 'asks') return questions(book, facts);
  const present = book.present(id);
  return present.length > 0 ? present : [book.searched(id)];
}

/** The places of a claim in a call, and what they say of an answer. A name the rules don't know has none. */
export function evidenceFor(id: string, book: ClaimBook, facts: CallFacts): FoundEvidence {
  const claims = isEvidence(id) ? placesOf(id, book, facts).filter((claim) => claim !== null) : [];
  if (!isEvidence(id) || claims.length === 0 || BEARINGS[id] === 'shows') return { claims, speaksFor: null };
  const searched = claims.every(({ kind }) => kind === 'searched');
  if (searched && !DUE.has(id)) return { claims, speaksFor: null };
  return { claims, speaksFor: (BEARINGS[id] === 'good') === searched ? 'worst' : 'best' };
}
