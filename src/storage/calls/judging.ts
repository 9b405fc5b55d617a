import { cardAsked, latestJudging } from '@/domain/scoring/apply-evaluation';
import { type Evaluation, latestAnswered } from '@/domain/scoring/evaluation';
import type { CallmarkDatabase } from '../database';

/**
 * Those of the evaluations that answer anything of the card which their call was scored by, as the call's own page counts
 * them (D659). Where no score can be read here, every answer counts: there is no card that it could be none of.
 */
export async function judgingOf(
  { results }: Pick<CallmarkDatabase, 'results'>,
  evaluations: readonly Evaluation[],
): Promise<Evaluation[]> {
  const answered = evaluations.filter((one) => latestAnswered([one]) !== undefined);
  if (answered.length === 0) return [];
  const scores = await results.bulkGet(answered.map(({ callId, service }) => [callId, 'score', service]));
  return answered.filter((one, at) => {
    const score = scores[at];
    return score?.kind !== 'score' || latestJudging(cardAsked(score.answer), [one]) !== undefined;
  });
}
