import type { Failure } from '@/domain/failure';
import type { Job } from '@/domain/job';
import { failureVerdict } from '@/domain/job-verdict';

/** §8: a failed transcription is logged, in one line and without what a server said. Waiting is no failure. */
export function logBroken({ kind }: Pick<Job, 'kind'>, failure: Failure): void {
  if (kind !== 'transcribe' || failure.kind === 'cancelled') return;
  const verdict = failureVerdict(failure);
  if (verdict !== 'stop' && verdict !== 'retry') return;
  const status = failure.kind === 'http' ? ` ${failure.status}` : '';
  console.warn(`A transcription failed: ${failure.kind}${status}`);
}
