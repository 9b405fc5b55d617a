import type { Failure } from './failure';

/** What becomes of a job that met a failure: wait for something, try again by itself, or stop and say so. */
export type Verdict = 'network' | 'model' | 'interaction' | 'retry' | 'stop';

/** Statuses that a service means for the moment (decision 11): every 5xx, and these. */
const TEMPORARY = new Set([408, 425, 429]);

export function failureVerdict(failure: Failure): Verdict {
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
      // The request may have been delivered: a server that forbids reading its answer will do so every time.
      return failure.blockedByCors === true ? 'stop' : 'retry';
    case 'http':
      return TEMPORARY.has(failure.status) || failure.status >= 500 ? 'retry' : 'stop';
    case 'unreadable-answer':
    case 'storage-full':
    case 'permission':
    case 'no-microphone':
    case 'unreadable-file':
    case 'unsupported':
    case 'missing-transcript':
    case 'missing-audio':
    case 'missing-key':
    case 'cancelled':
    case 'internal':
      return 'stop';
  }
}
