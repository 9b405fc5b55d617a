import type { Claim } from '@/domain/claim';
import type { Turn } from '@/domain/transcript/transcript';
import { claimsOf } from './claims/card-claims';
import { type ClaimBook, claimBook } from './claims/claim-book';
import { CLAIM_SPECS, type CueClaim, OBJECTIONS } from './claims/claim-specs';
import { calledByName, questions } from './claims/place-claims';
import type { CallFacts } from './facts/call-facts';
import { enClaims } from './languages/en/claims';
import { readCall } from './read-call';

/** What a question of a scorecard can name as its evidence. */
export interface EvidenceChoice {
  id: string;
  text: string;
}

const CUES = Object.keys(CLAIM_SPECS) as CueClaim[];
const PLACES = { calledByName, asks: questions } as const;
type PlaceEvidence = keyof typeof PLACES;
const OBJECTING: ReadonlySet<string> = new Set(OBJECTIONS);

/** Everything a question can name, by the words of the rules. */
export function evidenceChoices(): EvidenceChoice[] {
  const { says } = enClaims;
  return [...CUES, ...(Object.keys(PLACES) as PlaceEvidence[])].map((id) => ({
    id,
    text: OBJECTING.has(id) ? `Objection: ${says[id]}` : says[id],
  }));
}

function seek(id: string): (book: ClaimBook, facts: CallFacts) => readonly (Claim | null)[] {
  if (id in PLACES) return PLACES[id as PlaceEvidence];
  if (!(id in CLAIM_SPECS)) return () => [];
  return (book) => {
    const said = book.present(id as CueClaim);
    return said.length > 0 ? said : [book.searched(id as CueClaim)];
  };
}

/**
 * The places of a call for each of these claims, or that it was looked for in vain. Null where the rules don't know the
 * language of the call. Names the rules don't know have no places.
 */
export function findEvidence(
  turns: readonly Turn[],
  language: string,
  ids: readonly string[],
): Map<string, Claim[]> | null {
  const facts = readCall(turns, language);
  if (facts === null) return null;
  const book = claimBook(facts);
  return new Map(ids.map((id) => [id, claimsOf([seek(id)], book, facts)]));
}
