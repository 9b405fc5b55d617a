import type { Claim } from '@/domain/claim';
import type { Lexicon } from '../lexicon';
import { bearingOf } from './evidence-list';
import { shownAt } from './passages';

/** What a claim says of the answer it stands under: for it to be a good one, against that, or only where to listen. */
export type Stance = 'for' | 'against' | null;

/** What is no evidence by itself, or only shows a place, and yet speaks of an answer of the customer-service card. */
const SIDES: Readonly<Record<string, Stance>> = {
  anyName: 'for',
  // Looked for in vain it speaks against.
  noFigure: 'for',
  passesOn: 'for',
  deed: 'for',
  gap: 'against',
  sendsAway: 'against',
  openPromise: 'against',
};

/** Most turns with a polite word are a polite manner; how many are few differs from language to language. */
const MOSTLY = 0.5;

export function stanceOf(claim: Claim, lexicon: Lexicon): Stance {
  const { id, kind, quote, text } = claim;
  if (id === 'lastOffer')
    return (['deed', 'promise'] as const).some((one) => shownAt(quote, one, lexicon)) ? 'for' : null;
  if (id === 'politeTurns') {
    const [polite = 0, turns = 1] = (text.match(/\d+/g) ?? []).map(Number);
    return polite / turns >= MOSTLY ? 'for' : null;
  }
  const said = SIDES[id] ?? bearingOf(id);
  if (kind !== 'searched' || said === null) return id === 'unsure' ? null : said; // Who is not sure may find out.
  return said === 'for' ? 'against' : 'for';
}
