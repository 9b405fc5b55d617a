/** Statuses that a server means for the moment: every 5xx, and these. */
const TEMPORARY = new Set([408, 425, 429]);

export function isTemporary(status: number): boolean {
  return status >= 500 || TEMPORARY.has(status);
}

/** Milliseconds to wait after so many tries (from 1): the first wait, doubling up to the longest. */
export function backoffMs(tries: number, firstMs: number, longestMs: number): number {
  return Math.min(longestMs, firstMs * 2 ** Math.max(0, Math.min(30, tries - 1)));
}
