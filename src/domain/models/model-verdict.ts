import { backoffMs, isTemporary } from '../backoff';
import type { ModelFailure } from './model-failure';

/** What becomes of a download that met a failure: wait for the network, try again by itself, or stop and say so. */
export type ModelVerdict = 'network' | 'retry' | 'stop';

/** Tries in a row that brought not one byte, after which a download stops. */
export const MOST_QUIET_TRIES = 4;

export function modelVerdict(failure: ModelFailure): ModelVerdict {
  // A connection that broke off without a word looks like a short file; the next try goes on where it ended.
  if (failure.kind === 'wrong-size') {
    return failure.bytes < failure.expected && failure.ended !== true ? 'retry' : 'stop';
  }
  if (failure.kind !== 'host') return 'stop';
  const { failure: why } = failure;
  switch (why.kind) {
    case 'offline':
      return 'network';
    case 'timeout':
      return 'retry';
    case 'unreachable':
      // A proxy without CORS headers in front of a host that is away looks like one that forbids reading.
      return why.mixedContent === true ? 'stop' : 'retry';
    case 'http':
      return isTemporary(why.status) ? 'retry' : 'stop';
    default:
      return 'stop';
  }
}

/** Milliseconds before the next try: 1, 2, 4, 8 s. */
export function modelRetryDelay(quietTries: number): number {
  return backoffMs(quietTries, 1000, 8000);
}
