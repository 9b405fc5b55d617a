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

/**
 * What people judged by a scorecard that the call has no score by here. In no transaction of its own: one that reads on after
 * the evaluations were read ends too early in Chromium (PrematureCommitError), and a live query asks again after each change.
 */
export async function readUnshown(callId: CallId): Promise<Unshown[]> {
  const [judged, results] = await Promise.all([
    evaluationsOf(db, callId),
    db.results.where('callId').equals(callId).toArray(),
  ]);
  const scored = new Set(results.filter(({ kind }) => kind === 'score').map(({ service }) => service));
  const unshown = judged.filter((evaluation) => isBegun(evaluation) && !scored.has(evaluation.service));
  return Promise.all(
    unshown.map(async (evaluation) => {
      const card = await cardOf(evaluation);
      return { evaluation, ...(card && { card }) };
    }),
  );
}
