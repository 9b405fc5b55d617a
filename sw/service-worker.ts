import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { isRuntimeFile, RUNTIME_CACHE } from '@/on-device/whisper/runtime-cache';
import { registerBackgroundSync } from './background-sync';
import { isLater, serveLater } from './later';
import { openFromNotice } from './notices';
import { importRules } from './rules';
import { takeShares } from './shares';

/**
 * The app from the cache; the page for its own folder, whatever the query says, and for no other address: its addresses go
 * by that folder, and a file that is missing must fail as it does without a worker. Nothing else is cached: answers of services
 * belong to the database.
 */
function servePrecache(entries: readonly PrecacheEntry[]): void {
  serveLater(entries.filter(isLater));
  precacheAndRoute(
    entries.filter((entry) => !isLater(entry)),
    { ignoreURLParametersMatching: [/.*/] },
  );
  cleanupOutdatedCaches();
  clientsClaim();
}

/** The inference runtime from where a page with a speech model keeps it (keepRuntime). */
function serveRuntime(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isRuntimeFile(url.pathname),
    // Imported as a module it is asked for with another Origin than by fetch, and servers say that they vary by that.
    new CacheFirst({ cacheName: RUNTIME_CACHE, matchOptions: { ignoreVary: true } }),
  );
}

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

const entries = self.__WB_MANIFEST;
importRules(entries);
servePrecache(entries);
serveRuntime();
takeShares();
registerBackgroundSync();
openFromNotice();

self.addEventListener('message', (event) => {
  // Sent by the update prompt once nothing is running (workbox-window's messageSkipWaiting).
  if ((event.data as { type?: unknown } | null)?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
});
