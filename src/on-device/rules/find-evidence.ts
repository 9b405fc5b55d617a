import type { Claim } from '@/domain/claim';
import type { Turn } from '@/domain/transcript/transcript';
import { claimBook } from './claims/claim-book';
import { EVIDENCE_LIST, evidenceFor } from './claims/evidence-list';
import { whySwapped } from './facts/speakers-swapped';
import { readCall } from './read-call';

/** What a question of a scorecard can name as its evidence. */
export interface EvidenceChoice {
  id: string;
  text: string;
}

/** Everything a question can name, by the words of the rules. */
export const evidenceChoices = (): EvidenceChoice[] => EVIDENCE_LIST.map(({ id, en }) => ({ id, text: en }));

/**
 * The places of a call for each of these claims, or that it was looked for in vain. Null where the rules can't read
 * the call: its language, or speakers the wrong way round (D693). Names the rules don't know have no places.
 */
export function findEvidence(
  turns: readonly Turn[],
  language: string,
  ids: readonly string[],
): Map<string, readonly Claim[]> | null {
  const facts = readCall(turns, language);
  if (facts === null || whySwapped(facts.view) !== null) return null;
  const book = claimBook(facts);
  return new Map(ids.map((id) => [id, evidenceFor(id, book, facts).claims]));
}
