import type { Failure } from '@/domain/failure';
import type { Job } from '@/domain/jobs/job';
import { failureVerdict } from '@/domain/jobs/job-verdict';

/** §8: a failed transcription is logged, in one line and without what a server said. Waiting is no failure. */
export function logBroken({ kind }: Pick<Job, 'kind'>, failure: Failure): void {
  if (kind !== 'transcribe' || failure.kind === 'cancelled') return;
  if (!['stop', 'retry', 'doubtful'].includes(failureVerdict(failure))) return;
  const status = failure.kind === 'http' ? ` ${failure.status}` : '';
  console.warn(`A transcription failed: ${failure.kind}${status}`);
}

/** §8: so is a recording that could not begin, was not ended by Stop, or is not a call yet; `why` is a Failure's kind or how it ended. */
export function logRecordingBroken(why: string): void {
  console.warn(`A recording failed: ${why}`);
}
