import { summaryDoubt } from '@/domain/answers/summary-doubt';
import { type CallId, isBinned } from '@/domain/call';
import { FailureError } from '@/domain/failure';
import { answerByHand, isByHand } from '@/domain/scorecards/who-judges';
import { ANY_REVISION, isOfText } from '@/domain/transcript/transcript';
import { storing } from '../browser/storage-failure';
import { storeScore } from '../calls/scores';
import { type CallmarkDatabase, durableDb } from '../database';
import { cardInUse, cardTables } from '../scorecards/card-in-use';
import { enqueueJobs, type JobWish } from './job-rows';

/**
 * How a call is scored by a scoring type, in the caller's transaction: the job to queue for it, or null where there is
 * nothing for a machine to do; then the scorecard stands ready for the reviewer.
 */
export async function askForScore(
  database: CallmarkDatabase,
  callId: CallId,
  service: string,
  now: number,
): Promise<Omit<JobWish, 'callId'> | null> {
  const card = await cardInUse(database, callId, service);
  if (card === undefined) return { kind: 'score', service };
  if (!isByHand(card)) return { kind: 'score', service, ...(card.path === undefined && { here: true }) };
  const madeBy = { maker: 'human' as const, name: '', at: now };
  await storeScore(database, callId, service, { answer: answerByHand(card), raw: '', madeBy }, ANY_REVISION);
  return null;
}

/**
 * Queues score, auto note and, unless one of the present text exists that is no doubt one, summary: all at once (D15, D704). The call takes
 * on the scoring type. Rejects with 'missing-transcript' when there is nothing but blanks to score, and a machine would.
 */
export async function requestScore(callId: CallId, service: string): Promise<void> {
  const { calls, transcripts, results, jobs, evaluations, reviews } = durableDb;
  const tables = new Set([calls, transcripts, jobs, evaluations, reviews, ...cardTables(durableDb)]);
  await storing(() =>
    durableDb.transaction('rw', [...tables], async () => {
      const [call, transcript, summary] = await Promise.all([
        calls.get(callId),
        transcripts.get(callId),
        results.get([callId, 'summary', '']),
      ]);
      if (call === undefined || isBinned(call)) throw new FailureError({ kind: 'missing-transcript' });
      if (call.service !== service) await calls.put({ ...call, service, updatedAt: Date.now() });
      const score = await askForScore(durableDb, callId, service, Date.now());
      const blank = transcript === undefined || transcript.text.trim() === '';
      // By hand a call is judged by ear. All else is thrown back, the scoring type with it.
      if (blank && score === null) return;
      if (blank) throw new FailureError({ kind: 'missing-transcript' });
      const wishes: Omit<JobWish, 'callId'>[] = [
        ...(score === null ? [] : [score]),
        { kind: 'auto-note', service: '' },
      ];
      const done = summary?.kind === 'summary' && isOfText(summary.revision, transcript);
      if (!done || summaryDoubt(summary, transcript.text) !== null) wishes.push({ kind: 'summarise', service: '' });
      const pressed = wishes.map((wish) => ({ ...wish, pressed: true as const }));
      await enqueueJobs(durableDb, callId, pressed, Date.now());
    }),
  );
}
