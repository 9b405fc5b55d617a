import type { ScoreHeadline } from '../call';
import type { CardSet } from './score-card';

/** What a list shows of a call that was scored by this scoring type. */
export function headline({ overall }: CardSet, service: string): ScoreHeadline {
  const { score, max, addNoteTitle, band, judged, asked, fitting } = overall;
  return { service, value: score, max, label: addNoteTitle, band, judged, asked, ...(fitting !== null && { fitting }) };
}
