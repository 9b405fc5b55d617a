import type { CallId } from '@/domain/call';
import type { ScoreResult } from '@/domain/provider';
import { isOfText } from '@/domain/transcript/transcript';
import { evaluationsOf } from '../calls/reviews';
import { headlineOf, writeHeadline } from '../calls/score-headline';
import type { CallmarkDatabase } from '../database';

/** Stores a score and shows it in the call's row. It is stale from the start where the text changed meanwhile. */
export async function storeScore(
  database: CallmarkDatabase,
  callId: CallId,
  service: string,
  result: ScoreResult & { provisional?: true },
  revision: number,
): Promise<void> {
  const { calls, transcripts, results } = database;
  const [call, transcript, evaluations] = await Promise.all([
    calls.get(callId),
    transcripts.get(callId),
    evaluationsOf(database, callId, service),
  ]);
  if (call === undefined) return;
  const { answer, raw, madeBy, provisional } = result;
  const stale = transcript !== undefined && !isOfText(revision, transcript);
  const score = { ...headlineOf(service, answer, evaluations), ...(stale && { stale }) };
  await Promise.all([
    results.put({
      ...{ callId, kind: 'score', service, answer, raw, madeBy, revision },
      ...(provisional && { provisional }),
    }),
    writeHeadline(database, call, score),
  ]);
}
