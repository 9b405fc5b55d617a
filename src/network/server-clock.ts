import { withDeadline } from './deadline';
import { fetchWithin } from './redirects';

const TIMEOUT_MS = 10_000;

/**
 * Milliseconds by which this device's clock is ahead of that of the app's own server; null = there is no answer, or it does
 * not tell its time. Nothing is sent along.
 */
export async function clockAhead(
  signal: AbortSignal,
  fetchNow: typeof fetch = fetch,
  now: () => number = Date.now,
): Promise<number | null> {
  try {
    return await withDeadline(signal, TIMEOUT_MS, async (inner) => {
      const before = now();
      // Never from a cache: its time would be that of the day it was stored.
      const { headers } = await fetchWithin(fetchNow, 'config.json', {
        method: 'HEAD',
        cache: 'no-store',
        signal: inner,
      });
      const told = Date.parse(headers.get('date') ?? '');
      return Number.isNaN(told) ? null : Math.round((before + now()) / 2 - told);
    });
  } catch {
    return null;
  }
}
