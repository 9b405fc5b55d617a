import { answerContent } from '../answers/streamed-answer';
import type { Provenance } from '../provenance';
import { readScoreAnswer } from './read-score-answer';
import type { BuiltInAnswer, ScoreAnswer, ScoredItem } from './score-answer';

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

/**
 * The answer of a stored score with all that is known of its scale (D656): the points of the rules are shares, and of what
 * was stored before D660 the raw answer still says which of them came as a percentage, or as yes or no.
 */
export function answerOf({ answer, raw, madeBy }: StoredScore): ScoreAnswer {
  if (answer.kind === 'own') return answer;
  if (madeBy.maker === 'rules') return answer.kind === 'customer-service' ? ofShares(answer, () => true) : answer;
  const content = answerContent(raw);
  if (!/%|true|false/i.test(content)) return answer;
  const again = readScoreAnswer(content);
  const items: Readonly<Record<string, ScoredItem>> = again?.kind === answer.kind ? again.items : {};
  return ofShares(answer, ({ score }, id) => items[id]?.ofShare === true && items[id].score === score);
}
