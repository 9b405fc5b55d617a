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
      // A link that a hub gave has run out: the next try is given a new one.
      return isTemporary(why.status) || (failure.redirected && [403, 410].includes(why.status)) ? 'retry' : 'stop';
    default:
      return 'stop';
  }
}

/** A hub that asks for more is asked again after so long all the same: somebody is waiting. */
const LONGEST_WAIT_MS = 10 * 60_000;

/** Milliseconds before the next try: 1, 2, 4, 8 s, or as long as the host asks for. */
export function modelRetryDelay(quietTries: number, failure?: ModelFailure): number {
  const asked = failure?.kind === 'host' && failure.failure.kind === 'http' ? (failure.failure.retryAfterMs ?? 0) : 0;
  return Math.max(backoffMs(quietTries, 1000, 8000), Math.min(asked, LONGEST_WAIT_MS));
}
