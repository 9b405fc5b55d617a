import { answerContent } from '../answers/streamed-answer';
import type { Provenance } from '../provenance';
import { readScoreAnswer } from './read-score-answer';
import type { BuiltInAnswer, ScoreAnswer, ScoredItem } from './score-answer';
import { isScaleInDoubt, namesScale } from './stated-scale';

/** A stored score, as far as its answer and its scale are told by it. */
export interface StoredScore {
  answer: ScoreAnswer;
  raw: string;
  madeBy: Pick<Provenance, 'maker'>;
}

function ofShares(answer: BuiltInAnswer, isOfShare: (item: ScoredItem, id: string) => boolean): BuiltInAnswer {
  const items = Object.entries<ScoredItem>(answer.items).map(([id, item]) =>
    isOfShare(item, id) ? [id, { ...item, ofShare: true as const }] : [id, item],
  );
  return { ...answer, items: Object.fromEntries(items) } as BuiltInAnswer;
}

/** Numbers that were stored as those of their card, before it was asked what they are of (D700). */
function mayBeOfAnother(answer: BuiltInAnswer, content: string): boolean {
  if (namesScale(content)) return true;
  const numbers = Object.values<ScoredItem>(answer.items).flatMap(({ score, came }) =>
    score === null || came !== undefined ? [] : [score],
  );
  return answer.kind !== 'customer-service' && isScaleInDoubt(numbers, answer.kind === 'se' ? 100 : 5);
}

/**
 * The answer of a stored score with all that is known of its scale (D656): the points of the rules are shares, and of what
 * was stored by older apps the raw answer still says which came as a percentage, or as yes or no, and what its numbers are of.
 */
export function answerOf({ answer, raw, madeBy }: StoredScore): ScoreAnswer {
  if (answer.kind === 'own') return answer;
  if (madeBy.maker === 'rules') return answer.kind === 'customer-service' ? ofShares(answer, () => true) : answer;
  const content = answerContent(raw);
  const other = mayBeOfAnother(answer, content);
  if (!other && !/%|true|false/i.test(content)) return answer;
  const again = readScoreAnswer(content);
  if (again?.kind !== answer.kind) return answer;
  if (other) return again;
  const items: Readonly<Record<string, ScoredItem>> = again.items;
  return ofShares(answer, ({ score }, id) => items[id]?.ofShare === true && items[id].score === score);
}
