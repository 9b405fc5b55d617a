import type { ScoreHeadline } from '../call';
import type { CardSet } from './score-card';

/** What a list shows of a scored call; null while nothing of it was judged. */
export function headline(cardSet: CardSet): ScoreHeadline | null {
  const { score, max, addNoteTitle, band } = cardSet.overall;
  return score === null || band === null ? null : { value: score, max, label: addNoteTitle, band };
}
