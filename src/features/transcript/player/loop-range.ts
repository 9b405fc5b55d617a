import type { TimeRange } from '@/domain/transcript/time-range';
import type { Turn } from '@/domain/transcript/transcript';

/** What is heard again while somebody types along. */
const LAST_S = 5;
/** Shorter, a loop is a noise. */
const LEAST_S = 1;

/**
 * What is repeated at a time of the recording (seconds): the turn that is heard there, or the last seconds before it where
 * there are no turns with times, as while typing.
 */
export function loopRange(turns: readonly Turn[], timeS: number): TimeRange {
  const at = turns.findLastIndex(({ start }) => start !== undefined && start <= timeS);
  const { start, end } = turns[at] ?? {};
  const next = turns.slice(at + 1).find((turn) => turn.start !== undefined)?.start;
  const stop = end !== undefined && start !== undefined && end > start ? end : next;
  if (start !== undefined && stop !== undefined && stop - start >= LEAST_S && timeS <= stop)
    return { start, end: stop };
  const from = Math.max(0, timeS - LAST_S);
  return { start: from, end: Math.max(timeS, from + LAST_S) };
}
