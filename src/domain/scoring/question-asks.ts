import type { Scorecard, ScorecardOption, ScorecardQuestion } from '../scorecards/scorecard';
import { type Evaluation, editOf } from './evaluation';
import type { Question } from './score-card';

/** What a scorecard asks for beside the answer. Nothing of it stands in the way of saving (D281). */
export interface Asks {
  /** A note is asked for to this answer, and there is none. */
  note: boolean;
  /** Causes to choose from with this answer. */
  reasons: readonly string[];
  /** Those that the reviewer chose. */
  chosen: readonly string[];
}

/** Below the best answer, or failing something; what does not apply is neither. */
function isBelowBest({ options }: ScorecardQuestion, { value, fails }: ScorecardOption): boolean {
  if (fails !== undefined) return true;
  return value !== null && value < Math.max(...options.map((option) => option.value ?? 0));
}

/**
 * `question` as it is shown, with the reviewer's edits in force. A note of the machine counts as one for the machine's own
 * answer only: it says nothing of another (D313).
 */
export function asksOf(
  card: Scorecard,
  evaluation: Pick<Evaluation, 'edits'>,
  { id, answer, notes, answered }: Pick<Question, 'id' | 'answer' | 'notes' | 'answered'>,
): Asks {
  const asked = card.sections.flatMap(({ questions }) => questions).find((one) => one.id === id);
  const option = asked?.options.find((one) => one.id === answer);
  if (asked === undefined || option === undefined) return { note: false, reasons: [], chosen: [] };
  const due = asked.comment === 'always' || (asked.comment === 'on-fail' && isBelowBest(asked, option));
  const own = editOf(evaluation, id);
  const note = own?.notes ?? (answered ? '' : notes);
  const reasons = [...new Set(option.reasons)];
  return {
    note: due && note.trim() === '',
    reasons,
    chosen: reasons.filter((reason) => own?.reasons?.includes(reason)),
  };
}
