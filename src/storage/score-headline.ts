import type { CallId, ScoreHeadline } from '@/domain/call';
import type { Evaluation } from '@/domain/evaluation';
import { applyEvaluation } from '@/domain/scoring/apply-evaluation';
import { buildCards } from '@/domain/scoring/build-cards';
import { headline } from '@/domain/scoring/headline';
import type { ScoreAnswer } from '@/domain/scoring/score-answer';
import type { CallmarkDatabase } from './database';

/** What a list shows of an answer, the reviewer's edits in force. */
export function headlineOf(answer: ScoreAnswer, evaluation: Evaluation | undefined): ScoreHeadline | null {
  return headline(applyEvaluation(buildCards(answer), evaluation));
}

/** What a list shows of a call's score on one scorecard, the reviewer's edits in force; in the caller's transaction. */
export async function scoreHeadline(
  database: CallmarkDatabase,
  callId: CallId,
  service: string,
  known?: Evaluation,
): Promise<ScoreHeadline | null> {
  const result = await database.results.get([callId, 'score', service]);
  if (result?.kind !== 'score') return null;
  const evaluation = known ?? (await database.evaluations.get([callId, service]));
  return headlineOf(result.answer, evaluation);
}

/** Copies the score into the call's row where the call's scoring type is that of the score; in the caller's transaction. */
export async function updateHeadline(
  database: CallmarkDatabase,
  callId: CallId,
  service: string,
  known?: Evaluation,
): Promise<void> {
  const call = await database.calls.get(callId);
  if (call === undefined || call.service !== service) return;
  const score = await scoreHeadline(database, callId, service, known);
  const { score: _before, ...rest } = call;
  await database.calls.put({ ...rest, updatedAt: Date.now(), ...(score && { score }) });
}
