import type { CallId } from '@/domain/call';
import { BUILT_IN_SCORECARDS } from '@/domain/scorecards/built-in/built-in';
import type { Scorecard } from '@/domain/scorecards/scorecard';
import { type Evaluation, isBegun } from '@/domain/scoring/evaluation';
import { evaluationsOf } from '../calls/reviews';
import { db } from '../database';

/** An evaluation that no score of this device can be shown with. */
export interface Unshown {
  evaluation: Evaluation;
  /** The very version it was made by; absent where this device does not have it. */
  card?: Scorecard;
}

async function cardOf({ service, scorecard }: Evaluation): Promise<Scorecard | undefined> {
  if (scorecard === undefined) return BUILT_IN_SCORECARDS.find(({ id }) => id === service);
  return (await db.scorecards.get([scorecard.id, scorecard.version]))?.card;
}

/** What people judged by a scorecard that the call has no score by here. */
export function readUnshown(callId: CallId): Promise<Unshown[]> {
  const { reviews, evaluations, results, scorecards } = db;
  return db.transaction('r', [reviews, evaluations, results, scorecards], async () => {
    const found: Unshown[] = [];
    for (const evaluation of (await evaluationsOf(db, callId)).filter(isBegun)) {
      const score = await results.get([callId, 'score', evaluation.service]);
      if (score?.kind === 'score') continue;
      const card = await cardOf(evaluation);
      found.push({ evaluation, ...(card && { card }) });
    }
    return found;
  });
}
