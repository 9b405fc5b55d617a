import type { ScoreHeadline } from '../call';
import { BUILT_IN_SCORECARDS, gradeIn, isBuiltIn } from '../scorecards/built-in/built-in';
import { cardWords } from '../scorecards/card-words';
import type { Outcome } from '../scorecards/formula';
import type { Scorecard } from '../scorecards/scorecard';
import { isByHand } from '../scorecards/who-judges';
import { isTooFew, totalDigits } from './overall-text';
import { bandColors, bandOf, gradeOf, rangesOf } from './rating-bands';
import { roundTo } from './rounding';
import type { CardSet, MachineSaid, OverallCard, Question, Total } from './score-card';
import { SUMMARY_SERVICE } from './scorecard-kind';
import { failureOf } from './section-cards';

/** Too few judged, and the number stands alone, without word and colour. */
function totalOf({ scale }: Scorecard, { total, judged, asked, failedBy }: Outcome): Total {
  const score = total === null ? null : roundTo(total, totalDigits(scale.max));
  if (score === null || (isTooFew(judged, asked) && failedBy === null)) return { score, band: null, label: '', judged };
  return { score, band: bandOf(score, rangesOf(scale)), label: gradeOf(score, scale), judged };
}

interface Sides {
  /** With the reviewer's answers in force. */
  inForce: Outcome;
  machine: Outcome;
}

/** The overall card. What the machine said in words stands under the machine's number only. */
export function overallCard(
  card: Scorecard,
  questions: readonly Question[],
  said: MachineSaid,
  sides: Sides,
): OverallCard {
  const { scale } = card;
  const total = totalOf(card, sides.inForce);
  const machine = totalOf(card, sides.machine);
  const answered = questions.filter((question) => question.visible && question.answered).length;
  const stated = said.total === null ? null : roundTo(said.total, totalDigits(scale.max));
  const { failedBy, asked } = sides.inForce;
  return {
    title: scale.title ?? card.title,
    score: total.score,
    max: scale.max,
    ranges: rangesOf(scale),
    about: scale.about ?? '',
    description: answered === 0 ? said.description : '',
    addNoteDesc: answered === 0 ? said.addNoteDesc : '',
    addNoteTitle: total.label,
    ...bandColors(total.band),
    band: total.band,
    judged: total.judged,
    asked,
    answered,
    failed: failedBy === null ? '' : cardWords(card.language).callFailed(...failureOf(failedBy)),
    machine: answered === 0 ? null : machine,
    statedTotal: stated === machine.score ? null : stated,
    otherTotal: said.otherwise === null ? null : roundTo(said.otherwise, totalDigits(scale.max)),
    decision: said.decision,
    fitting: said.unfit && total.score === null ? SUMMARY_SERVICE : null,
  };
}

/**
 * The scoring type whose card an answer has the shape of, where another one was asked for; null where it is the right one,
 * and for scoring types that are none of the specification's: they promise no card.
 */
export function otherCardOf({ id }: Pick<Scorecard, 'id'>, service: string): string | null {
  return isBuiltIn(service) && isBuiltIn(id) && id !== service ? id : null;
}

/** What a list shows of a call that was scored by this scoring type. */
export function headline({ overall, scorecard }: CardSet, service: string): ScoreHeadline {
  const card = otherCardOf(scorecard, service);
  const { score, max, addNoteTitle, band, judged, asked, fitting } = overall;
  return {
    ...{ service, value: score, max, band, judged, asked },
    label: gradeIn('specified', card ?? service, addNoteTitle),
    ...(card !== null && { card }),
    ...(fitting !== null && { fitting }),
    ...(!BUILT_IN_SCORECARDS.includes(scorecard) && { title: scorecard.title }),
    ...(isByHand(scorecard) && { byHand: true as const }),
  };
}
