import { isTemporary, LONG_ATTEMPT_MS, LONGEST_DELAY_MS } from '../backoff';
import type { Failure } from '../failure';

/**
 * What becomes of a job that met a failure: wait for something, try again by itself, or stop and say so. 'doubtful' may
 * pass (a service that is being started answers so) or last: tried again, and stopped once it has lasted.
 */
export type JobVerdict = 'network' | 'model' | 'interaction' | 'retry' | 'doubtful' | 'stop';

/** Nothing answers at this path: a wrong address, or a service that has not registered its paths yet. */
const NOTHING_THERE = new Set([404, 405, 410]);

export function failureVerdict(failure: Failure): JobVerdict {
  switch (failure.kind) {
    case 'offline':
      return 'network';
    case 'missing-model':
      return 'model';
    case 'not-processed':
      return 'interaction';
    case 'timeout':
      return 'retry';
    case 'unreachable':
      // Whatever stands behind it: a proxy without CORS headers in front of a server that is away looks like any refusal.
      return 'retry';
    case 'http':
      // A run later may do better (a model was busy), but most often a workflow fails until somebody mends it (D663).
      if (failure.workflow !== undefined && failure.workflow !== 'perhaps-none') return 'doubtful';
      if (NOTHING_THERE.has(failure.status)) return 'doubtful';
      return isTemporary(failure.status) ? 'retry' : 'stop';
    case 'not-taken':
      return failure.lasting === true ? 'stop' : 'retry';
    case 'unreadable-answer':
      // A workflow that fails before it has answered says so in an empty answer, most often (D701).
      return failure.placeholder === true || failure.failed === true ? 'doubtful' : 'stop';
    case 'storage-full':
    case 'permission':
    case 'no-microphone':
    case 'unreadable-file':
    case 'unsupported':
    case 'missing-transcript':
    case 'missing-audio':
    case 'missing-call':
    case 'missing-key':
    case 'cancelled':
    case 'internal':
      return 'stop';
  }
}

/** How long the request that broke had lasted, not the uploads and waits of the attempt before it; 0 = not long. */
export function lastedMs(failure: Failure): number {
  const { kind } = failure;
  const ofService = kind === 'unreachable' || kind === 'http' || (kind === 'timeout' && failure.here !== true);
  const ms = (ofService && failure.afterMs) || 0;
  return ms >= LONG_ATTEMPT_MS ? Math.min(ms, LONGEST_DELAY_MS) : 0;
}

/** A doubtful failure that a job meets again and again without another one in between. */
export interface Doubt {
  /** What stays the same. */
  sign: string;
  /** Milliseconds since the epoch. */
  since: number;
  tries: number;
}

/** What a doubtful failure must have lasted, in time and in attempts, before it is believed. */
const PATIENCE = {
  /** A restart takes seconds, an update of the server minutes. */
  workedBefore: { ms: 30 * 60_000, tries: 6 },
  /** Most likely a wrong address; yet the server may just be starting while it is entered. */
  never: { ms: 2 * 60_000, tries: 4 },
} as const;

/** The doubt after one more doubtful failure. */
export function nextDoubt(before: Doubt | undefined, failure: Failure, now: number): Doubt {
  const sign = failure.kind === 'http' ? `http ${failure.status}` : failure.kind;
  // A clock that was set back says nothing about how long it lasts.
  if (before?.sign !== sign || now < before.since) return { sign, since: now, tries: 1 };
  return { ...before, tries: before.tries + 1 };
}

/** Whether it has stayed so for so long that only a person can change it. */
export function hasLasted({ since, tries }: Doubt, failure: Failure, now: number): boolean {
  const worked = 'workedBefore' in failure && failure.workedBefore === true;
  const patience = worked ? PATIENCE.workedBefore : PATIENCE.never;
  return now - since >= patience.ms && tries >= patience.tries;
}
