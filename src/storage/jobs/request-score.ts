import type { CallId } from '@/domain/call';
import { FailureError } from '@/domain/failure';
import { isOfText } from '@/domain/transcript/transcript';
import { storing } from '../browser/storage-failure';
import { durableDb } from '../database';
import { enqueueJobs, type JobWish } from './job-rows';

/**
 * Queues score, auto note and, unless one of the present text exists, summary: all at once (D15). The call takes
 * on the scoring type. Rejects with 'missing-transcript' when there is nothing but blanks to score.
 */
export async function requestScore(callId: CallId, service: string): Promise<void> {
  const { calls, transcripts, results, jobs } = durableDb;
  await storing(() =>
    durableDb.transaction('rw', [calls, transcripts, results, jobs], async () => {
      const [call, transcript, summary] = await Promise.all([
        calls.get(callId),
        transcripts.get(callId),
        results.get([callId, 'summary', '']),
      ]);
      if (call === undefined || transcript === undefined || transcript.text.trim() === '') {
        throw new FailureError({ kind: 'missing-transcript' });
      }
      if (call.service !== service) await calls.put({ ...call, service, updatedAt: Date.now() });
      const wishes: Omit<JobWish, 'callId'>[] = [
        { kind: 'score', service },
        { kind: 'auto-note', service: '' },
      ];
      if (summary === undefined || !isOfText(summary.revision, transcript))
        wishes.push({ kind: 'summarise', service: '' });
      await enqueueJobs(durableDb, callId, wishes, Date.now());
    }),
  );
}
