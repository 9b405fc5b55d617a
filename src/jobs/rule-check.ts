import type { CallId } from '@/domain/call';
import { FailureError } from '@/domain/failure';
import type { Provider } from '@/domain/provider';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { storeProvisionalScore } from '@/storage/calls/scores';
import { db } from '@/storage/database';
import { readTextRows } from '@/storage/jobs/job-rows';
import { newId } from '@/storage/new-id';
import { readCardInUse } from '@/storage/scorecards/card-in-use';

/**
 * "Rule check now": scores a call on this device while a service's answer waits, kept as provisional and replaced by the
 * answer when it comes. The job goes on waiting; a reviewer's edits stay. Rejects with 'missing-transcript'.
 */
export async function ruleCheckNow(
  callId: CallId,
  service: string,
  rules: Pick<Provider, 'score'>,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const found = await db.transaction('r', [db.calls, db.transcripts], () => readTextRows(db, callId));
  if (found === undefined) throw new FailureError({ kind: 'missing-transcript' });
  if (rules.score === undefined) throw new FailureError({ kind: 'unsupported' });
  const { call, transcript } = found;
  const { text, revision, detectedLanguage } = transcript;
  const language = call.language || (detectedLanguage ?? '');
  const scorecard = await readCardInUse(db, callId, service);
  const read = { text, turns: parseTranscript(text), language, service, requestId: newId() };
  const input = { ...read, ...(scorecard && { scorecard }) };
  const result = await rules.score(signal, input, () => undefined);
  await storeProvisionalScore(callId, service, result, revision);
}
