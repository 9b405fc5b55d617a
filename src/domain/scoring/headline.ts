import type { ScoreHeadline } from '../call';
import { BUILT_IN_SCORECARDS } from '../scorecards/built-in/built-in';
import { isByHand } from '../scorecards/who-judges';
import type { CardSet } from './score-card';

/** What a list shows of a call that was scored by this scoring type. */
export function headline({ overall, scorecard }: CardSet, service: string): ScoreHeadline {
  const { score, max, addNoteTitle, band, judged, asked, fitting } = overall;
  return {
    ...{ service, value: score, max, label: addNoteTitle, band, judged, asked },
    ...(fitting !== null && { fitting }),
    ...(!BUILT_IN_SCORECARDS.includes(scorecard) && { title: scorecard.title }),
    ...(isByHand(scorecard) && { byHand: true as const }),
  };
}
