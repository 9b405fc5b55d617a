import type { PrecacheEntry } from 'workbox-precaching';
import { registerBackgroundSync } from './background-sync';
import { openFromNotice } from './notices';
import { servePrecache } from './precache';
import { serveRuntime } from './runtime';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

servePrecache(self.__WB_MANIFEST);
serveRuntime();
registerBackgroundSync();
openFromNotice();

self.addEventListener('message', (event) => {
  // Sent by the update prompt once nothing is running (workbox-window's messageSkipWaiting).
  if ((event.data as { type?: unknown } | null)?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
});
