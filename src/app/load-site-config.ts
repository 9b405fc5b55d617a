import type { createStore } from 'jotai';
import { FailureError } from '@/domain/failure';
import { DEFAULT_CONFIG } from '@/domain/settings';
import { fetchSiteConfig } from '@/network/fetch-site-config';
import { configProblemsAtom } from '@/state/config-problems';
import { storeSiteConfig } from '@/storage/browser/settings';

/**
 * Reads config.json and keeps it, so that the worker and a start without network know it too. Where it can't be reached,
 * or is no JSON, the one read last stays in force.
 */
export async function loadSiteConfig(
  store: ReturnType<typeof createStore>,
  load: typeof fetchSiteConfig = fetchSiteConfig,
): Promise<void> {
  try {
    const read = await load(new AbortController().signal);
    const problems = read?.problems ?? [];
    store.set(configProblemsAtom, problems);
    for (const problem of problems) {
      const { kind, ...where } = problem;
      console.warn(`config.json: ${kind}`, where);
    }
    // Half a file, or the sign-in page of a network: queued calls must not go to this device because of it.
    if (problems.some(({ kind }) => kind === 'not-json')) return;
    await storeSiteConfig(read?.config ?? DEFAULT_CONFIG);
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    // Offline is how the app is meant to work; anything else a deployer may want to know.
    if (error.failure.kind !== 'offline') console.warn(`config.json could not be read: ${error.failure.kind}`);
  }
}
