import type { Claim } from '@/domain/claim';
import type { CallFacts } from '../facts/call-facts';
import { enClaims } from '../languages/en/claims';
import { viClaims } from '../languages/vi/claims';
import type { ClaimBook } from './claim-book';
import type { CueClaim } from './claim-specs';
import { questions } from './need-questions';
import { calledByName } from './place-claims';

type EvidenceClaim = CueClaim | 'calledByName' | 'asks';

/** What is there speaks for the best answer, for the worst, or only shows a place. */
const COURTESY = ['greets', 'saysWho', 'calledByName', 'asksTime', 'asksHold', 'thanks'] as const;
const ENDING = ['asksMore', 'saysGoodbye'] as const;
const CARE = ['asks', 'apologises', 'understands', 'looksInto', 'sumsUp', 'promise', 'asksDecision'] as const;
const FAULTS = ['silence', 'presses', 'sharp', 'takesBack', 'unsure', 'notAnswered', 'manners', 'insult'] as const;
const WORK = ['passesOn', 'deed', 'openPromise', 'sendsAway', 'namesPrice'] as const;
const CUSTOMER = ['strain', 'escalation', 'leaving', 'earlierPromise', 'praise'] as const;
const DECISION = ['accepts', 'declines', 'putsOff'] as const;
/**
 * The claims that a question of a scorecard can name as its evidence. An offer's circumstances are not among them: they
 * are about the customer, and no question about an agent rests on them.
 */
const AGENT = [...COURTESY, ...ENDING, ...CARE, ...FAULTS, ...WORK] as const;
const EVIDENCE = [...AGENT, ...CUSTOMER, ...DECISION] as const satisfies readonly EvidenceClaim[];

export type EvidenceId = (typeof EVIDENCE)[number];

/** A claim to choose as evidence, with what it says in each language of the rules. */
export interface EvidenceTitle {
  id: EvidenceId;
  vi: string;
  en: string;
}

export const EVIDENCE_LIST: readonly EvidenceTitle[] = EVIDENCE.map((id) => ({
  id,
  vi: viClaims.says[id],
  en: enClaims.says[id],
}));

const among = (ids: readonly string[], id: string): boolean => ids.includes(id);
/** What it says of an answer; null where it only shows a place, or is no evidence. */
export const bearingOf = (id: string): 'for' | 'against' | null =>
  among([...COURTESY, ...ENDING, ...CARE], id) ? 'for' : among(FAULTS, id) ? 'against' : null;

const isEvidence = (id: string): id is EvidenceId => among(EVIDENCE, id);

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
  if (!isEvidence(id) || claims.length === 0 || bearingOf(id) === null) return { claims, speaksFor: null };
  const searched = claims.every(({ kind }) => kind === 'searched');
  if (searched && !DUE.has(id)) return { claims, speaksFor: null };
  return { claims, speaksFor: (bearingOf(id) === 'for') === searched ? 'worst' : 'best' };
}
