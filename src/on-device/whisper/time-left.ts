/** A share that has grown by less says nothing about speed. */
const LEAST_GROWTH = 0.01;

/**
 * How long work will take yet, by its speed since the first call: what an earlier attempt did was not done at this one's.
 * Shares 0 to 1, milliseconds.
 */
export function createTimeLeft(): (share: number, nowMs: number) => number | undefined {
  let first: { share: number; atMs: number } | undefined;
  return (share, nowMs) => {
    first ??= { share, atMs: nowMs };
    const grown = share - first.share;
    return grown < LEAST_GROWTH ? undefined : ((nowMs - first.atMs) / grown) * (1 - share);
  };
}
