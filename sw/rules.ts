import type { PrecacheEntry } from 'workbox-precaching';
import { guardSinks } from '@/domain/trusted-types';
import type { RulesProvider } from '@/on-device/rules/rules-task';

declare const self: ServiceWorkerGlobalScope & { callmarkRules?: RulesProvider };

/** The rules as their worker's file leaves them here. */
export function importedRules(): RulesProvider {
  if (self.callmarkRules === undefined) throw new Error('The rules have not been imported.');
  return self.callmarkRules;
}

/**
 * Takes the rules from the file of the page's worker for them, which a first visit stores anyway (D792). While this worker's script
 * first runs, and only then: later it may import nothing new. Throws where the file can't be had; the browser then
 * keeps the worker it has, and a later visit installs this one.
 */
export function importRules(entries: readonly PrecacheEntry[]): void {
  const file = entries.find(({ url }) => /^static\/js\/rules\.worker-[^/]+$/.test(url));
  if (file !== undefined) {
    const { href } = new URL(file.url, self.registration.scope);
    guardSinks(href);
    importScripts(href);
  }
  importedRules();
}
