import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { isRuntimeFile, RUNTIME_CACHE } from '@/on-device/whisper/runtime-cache';

/** The inference runtime from where a page with a speech model keeps it (keepRuntime). */
export function serveRuntime(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isRuntimeFile(url.pathname),
    // Imported as a module it is asked for with another Origin than by fetch, and servers say that they vary by that.
    new CacheFirst({ cacheName: RUNTIME_CACHE, matchOptions: { ignoreVary: true } }),
  );
}
