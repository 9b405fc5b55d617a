import type { createStore } from 'jotai';
import { FailureError } from '@/domain/failure';
import { isInterfaceLanguage } from '@/domain/interface-language';
import { DEFAULT_CONFIG, type SiteConfig } from '@/domain/settings';
import { isUnreadConfig } from '@/domain/site-config';
import { fetchSiteConfig } from '@/network/fetch-site-config';
import { configProblemsAtom } from '@/state/session';
import { readPreference, writePreference } from '@/storage/browser/preferences';
import { storeSiteConfig } from '@/storage/browser/settings';
import { interfaceLanguage } from '@/ui/words/in-language';
import { mayBeginAnew } from './kept-language';

/** Kept for the next start, and in force at once on the first, before anybody has begun something. */
function followSite(language: SiteConfig['interfaceLanguage'], store: ReturnType<typeof createStore>): void {
  if (readPreference('siteLanguage') === language) return;
  if (language === '' && readPreference('siteLanguage') === undefined) return;
  writePreference('siteLanguage', language);
  const chosenHere = isInterfaceLanguage(readPreference('interfaceLanguage'));
  if (!chosenHere && mayBeginAnew(store) && language !== '' && language !== interfaceLanguage) location.reload();
}

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
    if (problems.some(isUnreadConfig)) return;
    const config = read?.config ?? DEFAULT_CONFIG;
    await storeSiteConfig(config);
    followSite(config.interfaceLanguage, store);
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    const { failure } = error;
    // Offline is how the app is meant to work; anything else a deployer may want to know.
    if (failure.kind !== 'offline') console.warn(`config.json could not be read: ${failure.kind}`);
    // Nobody answers a tablet that is out of reach of its site either; what its server does answer, somebody has to mend.
    const answered = failure.kind === 'http' || (failure.kind === 'unreachable' && failure.redirected !== undefined);
    if (answered) store.set(configProblemsAtom, [{ kind: 'refused', failure }]);
  }
}
