/** Statuses that a server means for the moment: every 5xx, and these. */
const TEMPORARY = new Set([408, 425, 429]);

export function isTemporary(status: number): boolean {
  return status >= 500 || TEMPORARY.has(status);
}

/** Milliseconds to wait after so many tries (from 1): the first wait, doubling up to the longest. */
export function backoffMs(tries: number, firstMs: number, longestMs: number): number {
  return Math.min(longestMs, firstMs * 2 ** Math.max(0, Math.min(30, tries - 1)));
}

/** An attempt that lasted so long before it broke off may have begun work, or had it done, behind whatever broke it off (D662). */
export const LONG_ATTEMPT_MS = 5000;

const FIRST_DELAY_MS = 1000;
export const LONGEST_DELAY_MS = 15 * 60 * 1000;
const LONGEST_RETRY_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * Milliseconds until the next try after `attempts` tries: 1 s doubling up to 15 min, half of it fixed and half random so
 * that a service coming back isn't met by everyone at once. Never sooner than the service asked for (at most a day).
 */
export function retryDelay(attempts: number, random: number, retryAfterMs = 0): number {
  const full = backoffMs(attempts, FIRST_DELAY_MS, LONGEST_DELAY_MS);
  return Math.max(full / 2 + (full / 2) * random, Math.min(retryAfterMs, LONGEST_RETRY_AFTER_MS));
}
