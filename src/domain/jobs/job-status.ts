import { type Call, mainScore } from '../call';
import type { Failure } from '../failure';
import type { Job, JobKind, JobProgress, WaitingFor } from './job';

/** What a list says about a call (D10). */
export type CallStatus =
  /** Nothing queued and nothing scored: just kept. */
  | { state: 'recorded'; noNote?: Failure }
  /** `dueAt` in milliseconds since the epoch, where the next try has a time. */
  | { state: 'waiting'; kind: JobKind; waitingFor: WaitingFor; dueAt?: number; failure?: Failure }
  /** `share` of the bytes sent, 0 to 1. */
  | { state: 'sending'; share?: number }
  | { state: 'transcribing'; share?: number }
  | { state: 'scoring' }
  /** `also`: what else of the call could not be made. */
  | { state: 'failed'; kind: JobKind; failure: Failure; also?: JobKind[] }
  /** `noNote`: why there is no auto note, where one was asked for. */
  | { state: 'scored'; stale: boolean; noNote?: Failure };

/** Taken, but its request has not left yet: it waits for a connection to its service. */
export function isInLine(job: Job): boolean {
  return job.state === 'running' && job.progress?.phase === 'in-line';
}

function runningStatus(kind: JobKind, progress: JobProgress | undefined): CallStatus {
  const share = progress?.share === undefined ? {} : { share: progress.share };
  if (kind !== 'transcribe') return { state: 'scoring' };
  return progress?.phase === 'sending' ? { state: 'sending', ...share } : { state: 'transcribing', ...share };
}

/** The auto note has a place of its own for its failure and blocks nothing (§8: null), so the call isn't "failed" by it. */
function counts(job: Job): boolean {
  return job.kind !== 'auto-note' || job.state !== 'failed';
}

/** Stopped for good by something other than a person's word. */
export function hasFailed(job: Job): job is Job & { state: 'failed' } {
  return job.state === 'failed' && job.failure.kind !== 'cancelled';
}

/** One status for a call from its row and its jobs: what runs, else what failed, else what waits, else what there is. */
export function callStatus(call: Call, jobs: readonly Job[]): CallStatus {
  const own = jobs.filter((job) => job.callId === call.id && counts(job)).sort((a, b) => a.seq - b.seq);
  for (const job of own) if (job.state === 'running' && !isInLine(job)) return runningStatus(job.kind, job.progress);
  for (const job of own) {
    if (job.state !== 'failed') continue;
    const { kind, failure } = job;
    const also = jobs.filter((other) => other.callId === call.id && hasFailed(other) && other.kind !== kind);
    return { state: 'failed', kind, failure, ...(also.length > 0 && { also: also.map((other) => other.kind) }) };
  }
  for (const job of own) {
    if (job.state === 'running') return { state: 'waiting', kind: job.kind, waitingFor: 'turn' };
    if (job.state !== 'queued') continue;
    const timed = job.waitingFor === 'retry' || job.waitingFor === 'interaction';
    const { kind, waitingFor, dueAt, failure } = job;
    return { state: 'waiting', kind, waitingFor, ...(timed && { dueAt }), ...(failure && { failure }) };
  }
  const note = jobs.filter(hasFailed).find(({ callId, kind }) => callId === call.id && kind === 'auto-note');
  const noNote = note && { noNote: note.failure };
  const score = mainScore(call);
  if (score === undefined) return { state: 'recorded', ...noNote };
  return { state: 'scored', stale: score.stale === true, ...noNote };
}

/** Failed, and tried again later: the failure is as true as one that has ended. */
const retries = (job: Job) => job.state === 'queued' && job.waitingFor === 'retry' && job.failure !== undefined;

/** The status text of §4 for the call on screen (D18). The auto note's failure is no error (§8: null). */
export function statusText(jobs: readonly Job[]): '' | 'Transcripting' | 'Summaryzing' | 'Error' {
  const running = jobs.filter((job) => job.state === 'running' && !isInLine(job));
  if (running.some((job) => job.kind === 'transcribe')) return 'Transcripting';
  if (running.length > 0) return 'Summaryzing';
  return jobs.some((job) => job.kind !== 'auto-note' && (hasFailed(job) || retries(job))) ? 'Error' : '';
}

/** When what failed is tried again, milliseconds since the epoch; undefined = nothing waits for that. */
export function nextTryAt(jobs: readonly Job[]): number | undefined {
  const times = jobs.flatMap((job) => (job.state === 'queued' && retries(job) ? [job.dueAt] : []));
  return times.length === 0 ? undefined : Math.min(...times);
}

/** Between two jobs of one call there is a moment in which none runs and the next is in line. */
export function isBetween(jobs: readonly Job[]): boolean {
  return !isBusy(jobs) && jobs.some((job) => job.state === 'queued' && job.waitingFor === 'turn');
}

/** Whether the call on screen has work under way. What waits keeps nobody from working (D18b). */
export function isBusy(jobs: readonly Job[]): boolean {
  return jobs.some((job) => job.state === 'running');
}
