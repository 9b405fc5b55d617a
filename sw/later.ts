import type { PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { HAS_LATER, LATER_CACHE, STORE_LATER } from '@/domain/offline-copy';

declare const self: ServiceWorkerGlobalScope;

/**
 * What a first visit does without (D346, D352): the licences, the large icons, the sound of the samples, what keeps a team's archive, calibration and the screen of reports with their styles, and the workers
 * of a speech model, of speakers by sound, of reports and of spreadsheets. They are half of the app's weight, and most people never ask for them.
 */
export const isLater = ({ url }: PrecacheEntry): boolean =>
  /^(?:licences\.txt|icons\/icon-(?:maskable-)?512\.png|samples\/.+\.mp3|static\/(?:css|js)\/(?:(?:whisper|speakers|report|xlsx)\.worker|keep-team|calibration-dialog|reports-screen)-[^/]+)$/.test(
    url,
  );

/** An update must not take away what worked without a network before it. */
async function hadSome(names: readonly string[]): Promise<boolean> {
  const found = await Promise.all(names.map((name) => caches.match(name, { ignoreSearch: true })));
  return found.some((answer) => answer !== undefined);
}

/** Kept when it is used, when a page that has come to rest asks for it, and with an update of an app that had it. */
export function serveLater(entries: readonly PrecacheEntry[]): void {
  // A file whose name does not change with its content is kept under its name and revision.
  const { pathname: folder } = new URL(self.registration.scope);
  const kept = new Map<string, string>(
    entries.map(({ url, revision }) => [folder + url, folder + (revision ? `${url}?${revision}` : url)]),
  );
  const strategy = new CacheFirst({
    cacheName: LATER_CACHE,
    matchOptions: { ignoreVary: true },
    plugins: [{ cacheKeyWillBeUsed: async ({ request }) => kept.get(new URL(request.url).pathname) ?? request }],
  });
  registerRoute(({ url, sameOrigin }) => sameOrigin && kept.has(url.pathname), strategy);

  // One after the other: whoever works meanwhile is to notice nothing.
  const storeAll = async (event: ExtendableEvent) => {
    for (const path of kept.keys()) {
      const [answered, stored] = strategy.handleAll({ event, request: new Request(path) });
      await answered;
      await stored;
    }
  };
  const dropOthers = async () => {
    const cache = await caches.open(LATER_CACHE);
    const wanted = new Set(kept.values());
    const isWanted = ({ pathname, search }: URL) => wanted.has(pathname + search);
    const others = (await cache.keys()).filter(({ url }) => !isWanted(new URL(url)));
    await Promise.all(others.map((request) => cache.delete(request)));
  };

  self.addEventListener('install', (event) => {
    if (self.registration.active === null) return;
    event.waitUntil(hadSome([...kept.keys()]).then((had) => (had ? storeAll(event) : undefined)));
  });
  self.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
  const hasAll = async () => {
    const cache = await caches.open(LATER_CACHE);
    const found = await Promise.all([...kept.values()].map((path) => cache.match(path, { ignoreVary: true })));
    return !found.includes(undefined);
  };
  self.addEventListener('message', (event) => {
    const { type } = (event.data ?? {}) as { type?: unknown };
    // What can't be had or kept now is asked for again by the next page.
    if (type === STORE_LATER) event.waitUntil(storeAll(event).catch(() => undefined));
    if (type === HAS_LATER) event.waitUntil(hasAll().then((has) => event.ports[0]?.postMessage(has)));
  });
}
