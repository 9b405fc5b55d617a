import type { Call } from './call';
import type { Failure } from './failure';
import type { Job, JobKind, JobProgress, WaitingFor } from './job';

/** What a list says about a call (decision 10). */
export type CallStatus =
  /** Nothing queued and nothing scored: just kept. */
  | { state: 'recorded' }
  /** `dueAt` in milliseconds since the epoch, where the next try has a time. */
  | { state: 'waiting'; kind: JobKind; waitingFor: WaitingFor; dueAt?: number; failure?: Failure }
  /** `share` of the bytes sent, 0 to 1. */
  | { state: 'sending'; share?: number }
  | { state: 'transcribing'; share?: number }
  | { state: 'scoring' }
  | { state: 'failed'; kind: JobKind; failure: Failure }
  | { state: 'scored'; stale: boolean };

function runningStatus(kind: JobKind, progress: JobProgress | undefined): CallStatus {
  const share = progress?.share === undefined ? {} : { share: progress.share };
  if (kind !== 'transcribe') return { state: 'scoring' };
  return progress?.phase === 'sending' ? { state: 'sending', ...share } : { state: 'transcribing', ...share };
}

/** The auto note has a place of its own for its failure and blocks nothing (§8: null), so the call isn't "failed" by it. */
function counts(job: Job): boolean {
  return job.kind !== 'auto-note' || job.state !== 'failed';
}

/** One status for a call from its row and its jobs: what runs, else what failed, else what waits, else what there is. */
export function callStatus(call: Call, jobs: readonly Job[]): CallStatus {
  const own = jobs.filter((job) => job.callId === call.id && counts(job)).sort((a, b) => a.seq - b.seq);
  for (const job of own) if (job.state === 'running') return runningStatus(job.kind, job.progress);
  for (const job of own) if (job.state === 'failed') return { state: 'failed', kind: job.kind, failure: job.failure };
  for (const job of own) {
    if (job.state !== 'queued') continue;
    const timed = job.waitingFor === 'retry' || job.waitingFor === 'interaction';
    const { kind, waitingFor, dueAt, failure } = job;
    return { state: 'waiting', kind, waitingFor, ...(timed && { dueAt }), ...(failure && { failure }) };
  }
  return call.score === undefined ? { state: 'recorded' } : { state: 'scored', stale: call.stale === true };
}

/** The status text of §4 for the call on screen (decision 18). The auto note's failure is no error (§8: null). */
export function statusText(jobs: readonly Job[]): '' | 'Transcripting' | 'Summaryzing' | 'Error' {
  const running = jobs.filter((job) => job.state === 'running');
  if (running.some((job) => job.kind === 'transcribe')) return 'Transcripting';
  if (running.length > 0) return 'Summaryzing';
  return jobs.some((job) => job.state === 'failed' && job.failure.kind !== 'cancelled' && counts(job)) ? 'Error' : '';
}

/** Whether the call on screen has work under way. What waits keeps nobody from working (decision 18b). */
export function isBusy(jobs: readonly Job[]): boolean {
  return jobs.some((job) => job.state === 'running');
}
