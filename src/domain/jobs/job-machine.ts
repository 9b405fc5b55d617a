import { retryDelay } from '../backoff';
import type { Failure } from '../failure';
import type { Job, JobProgress } from './job';
import { failureVerdict, hasLasted, lastedMs, nextDoubt } from './job-verdict';

/** dueAt of a job that only something outside can wake: the latest time a Date knows. */
export const NEVER = 8.64e15;

const INTERACTION_DELAY_MS = 30_000;
/** Doubtful failures are met as late as if so many attempts had gone before: a restart takes seconds, and uploads cost. */
const DOUBT_HEAD_START = 3;
/**
 * The same of a large upload that nobody answered, which may be over a limit on the way (D618), and of an attempt that
 * lasted (D662): sent again after half a minute, not five times within one.
 */
const COSTLY_HEAD_START = 5;
/** Owners that died this often under the same job may have died of it: from then on it waits between tries. */
const PATIENT_ATTEMPTS = 3;

export type JobEvent =
  | { type: 'taken'; fence: string; now: number }
  | { type: 'beat'; now: number; progress?: JobProgress }
  | { type: 'succeeded'; now: number }
  | { type: 'broke'; failure: Failure; now: number; random: number }
  /** Its turn was none after all: nothing was sent. */
  | { type: 'released' }
  /** The context that ran it is gone: who holds the lock now knows. */
  | { type: 'orphaned'; now: number; random: number }
  | { type: 'went-offline' }
  /** Its service answered another job. */
  | { type: 'answered'; now: number }
  /** What it waited for may be there, or a person asked for it. */
  | { type: 'woken' }
  | { type: 'retried' }
  | { type: 'cancelled'; now: number };

type Queued = Job & { state: 'queued' };
type Base = Pick<Job, 'id' | 'callId' | 'kind' | 'service' | 'seq' | 'createdAt' | 'attempts'> &
  Partial<
    Pick<Job, 'interactionId' | 'interactionStep' | 'captions' | 'here' | 'sent' | 'doubt' | 'answered' | 'pressed'>
  >;

/** What stays the same through every state; written out, so that no field of the state before lingers in the row. */
function baseOf(job: Job): Base {
  const { id, callId, kind, service, seq, createdAt, attempts } = job;
  const { interactionId, interactionStep, captions, here, sent, doubt, answered, pressed } = job;
  return {
    ...{ id, callId, kind, service, seq, createdAt, attempts },
    ...(interactionId !== undefined && { interactionId }),
    ...(interactionStep !== undefined && { interactionStep }),
    ...(captions !== undefined && { captions }),
    ...(here && { here }),
    ...(sent !== undefined && { sent }),
    ...(doubt !== undefined && { doubt }),
    ...(answered !== undefined && { answered }),
    ...(pressed && { pressed }),
  };
}

function now(job: Base, failure?: Failure): Queued {
  return { ...job, state: 'queued', dueAt: 0, waitingFor: 'turn', ...(failure && { failure }) };
}

function withoutDoubt(job: Job): Base {
  const { doubt: _doubt, ...base } = baseOf(job);
  return base;
}

/** The attempt did not reach out. */
function uncount(job: Base): Base {
  return { ...job, attempts: Math.max(0, job.attempts - 1) };
}

function broken(job: Job & { state: 'running' }, event: JobEvent & { type: 'broke' }): Job {
  const { doubt: before, pressed: _pressed, ...base } = baseOf(job);
  const { failure, random } = event;
  const verdict = failureVerdict(failure);
  const uncounted = uncount(base);
  // A proxy may have broken off what the service goes on with: by then it has had the same time once more.
  const lasted = lastedMs(failure);
  const later = (from: Base, waitMs: number, waitingFor: 'retry' | 'interaction'): Queued => {
    return { ...from, state: 'queued', dueAt: event.now + waitMs, since: event.now, waitingFor, failure };
  };
  switch (verdict) {
    case 'network':
    case 'model':
      return { ...uncounted, state: 'queued', dueAt: NEVER, waitingFor: verdict, failure };
    case 'interaction':
      return later(uncounted, INTERACTION_DELAY_MS, 'interaction');
    case 'retry': {
      const asked = failure.kind === 'http' ? failure.retryAfterMs : undefined;
      const isLarge = failure.kind === 'unreachable' && failure.bytes !== undefined;
      const tries = base.attempts - (base.answered ?? 0) + (isLarge || lasted > 0 ? COSTLY_HEAD_START : 0);
      return later(base, Math.max(lasted, retryDelay(tries, random, asked)), 'retry');
    }
    case 'doubtful': {
      const doubt = nextDoubt(before, failure, event.now);
      if (hasLasted(doubt, failure, event.now)) return { ...base, state: 'failed', endedAt: event.now, failure };
      const wait = retryDelay(doubt.tries + DOUBT_HEAD_START, random);
      return later({ ...base, doubt }, Math.max(lasted, wait), 'retry');
    }
    case 'stop':
      return { ...base, state: 'failed', endedAt: event.now, failure };
  }
}

/** Its service answers: due at once, unless it was asked to wait longer, or may have begun work that it would begin a second time (D662). */
function answered(job: Queued, at: number): Job | null {
  const { failure, since = at } = job;
  if (failure === undefined || failureVerdict(failure) !== 'retry' || lastedMs(failure) > 0) return null;
  const asked = (failure.kind === 'http' && failure.retryAfterMs) || 0;
  // Before it began to wait: the clock was set back, and says nothing.
  if (since <= at && at < since + asked) return { ...job, answered: job.attempts };
  return now({ ...baseOf(job), answered: job.attempts }, failure);
}

function again(job: Job): Queued {
  const { answered: _answered, ...base } = withoutDoubt(job);
  return now({ ...base, attempts: 0, pressed: true });
}

/**
 * The job after an event, or null where the event means nothing in its state (a late answer to a job that ended).
 * Being offline counts no attempt, temporary failures wait, doubtful ones wait until they have lasted, permanent ones stop.
 */
export function nextJobState(job: Job, event: JobEvent): Job | null {
  switch (event.type) {
    case 'taken': {
      if (job.state !== 'queued') return null;
      const base = baseOf(job);
      const { fence, now: at } = event;
      return { ...base, attempts: base.attempts + 1, state: 'running', fence, startedAt: at, beat: at };
    }
    case 'beat':
      if (job.state !== 'running') return null;
      return { ...job, beat: event.now, ...(event.progress && { progress: event.progress }) };
    case 'succeeded':
      return job.state === 'running' ? { ...withoutDoubt(job), state: 'done', endedAt: event.now } : null;
    case 'broke':
      return job.state === 'running' ? broken(job, event) : null;
    case 'released':
      return job.state === 'running' ? now(uncount(baseOf(job))) : null;
    case 'orphaned': {
      if (job.state !== 'running') return null;
      const base = baseOf(job);
      if (base.attempts < PATIENT_ATTEMPTS) return now(base);
      const dueAt = event.now + retryDelay(base.attempts, event.random);
      return { ...base, state: 'queued', dueAt, since: event.now, waitingFor: 'retry' };
    }
    case 'went-offline':
      return job.state === 'queued' ? { ...baseOf(job), state: 'queued', dueAt: NEVER, waitingFor: 'network' } : null;
    case 'answered':
      return job.state === 'queued' && job.waitingFor === 'retry' ? answered(job, event.now) : null;
    case 'woken':
      return job.state === 'queued' ? now(baseOf(job), job.failure) : null;
    case 'retried':
      return job.state === 'failed' || job.state === 'queued' ? again(job) : null;
    case 'cancelled':
      if (job.state !== 'queued' && job.state !== 'running') return null;
      return { ...baseOf(job), state: 'failed', endedAt: event.now, failure: { kind: 'cancelled' } };
  }
}

/** A clock that stands before the time the wait began was set back: then dueAt means nothing and the job is due. */
export function isDue(job: Queued, at: number): boolean {
  return job.dueAt <= at || (job.since !== undefined && at < job.since);
}
