import type { PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { isRuntimeFile, RUNTIME_CACHE } from '@/on-device/whisper/runtime-cache';
import { registerBackgroundSync } from './background-sync';
import { openFromNotice } from './notices';
import { servePrecache } from './precache';

/** The inference runtime from where a page with a speech model keeps it (keepRuntime). */
function serveRuntime(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isRuntimeFile(url.pathname),
    // Imported as a module it is asked for with another Origin than by fetch, and servers say that they vary by that.
    new CacheFirst({ cacheName: RUNTIME_CACHE, matchOptions: { ignoreVary: true } }),
  );
}

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

servePrecache(self.__WB_MANIFEST);
serveRuntime();
registerBackgroundSync();
openFromNotice();

self.addEventListener('message', (event) => {
  // Sent by the update prompt once nothing is running (workbox-window's messageSkipWaiting).
  if ((event.data as { type?: unknown } | null)?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
});
