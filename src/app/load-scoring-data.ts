import { FailureError } from '@/domain/failure';
import type { Settings } from '@/domain/settings';
import { getScoringData } from '@/network/automation';
import { createServiceContext, type NetworkOptions } from '@/network/service-context';
import { watchSettings } from '@/storage/browser/settings';
import { storeScoringData } from '@/storage/calls/scoring-data';

async function loadScoringData(settings: Settings, signal: AbortSignal, options: NetworkOptions): Promise<void> {
  try {
    const data = await getScoringData(createServiceContext(settings, options), signal);
    if (!signal.aborted) await storeScoringData(data);
  } catch (error) {
    if (signal.aborted) return;
    const why = error instanceof FailureError ? error.failure.kind : String(error);
    console.warn(`The scoring data could not be fetched: ${why}`);
  }
}

/**
 * Fetches the scoring data where an automation service is configured: at start, and once another address or key has been
 * saved. A failure is logged only (§8). Gives the function that ends it.
 */
export function keepScoringData(options: NetworkOptions = {}): () => void {
  let last = '';
  let fetching: AbortController | null = null;
  const unwatch = watchSettings((settings) => {
    const { services, secrets, policy } = settings;
    const asked = policy === 'device-only' ? '' : services.automation;
    const now = JSON.stringify([asked, secrets]);
    if (now === last) return;
    last = now;
    // An answer of the address before must not take the place of this one's.
    fetching?.abort();
    fetching = new AbortController();
    if (asked !== '') void loadScoringData(settings, fetching.signal, options);
  });
  return () => {
    unwatch();
    fetching?.abort();
  };
}
