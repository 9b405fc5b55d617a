import { RUNTIME_CACHE } from './runtime-cache';
import { runtimeFiles } from './runtime-files';

/**
 * Keeps the runtime of this version of the app beside the model, and drops that of versions before: with it a call is
 * transcribed without a network, whether or not one was before. Rejects where it can't be fetched or stored.
 */
export async function keepRuntime(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(RUNTIME_CACHE);
  const wanted = Object.values(runtimeFiles(location.href));
  const kept = (await cache.keys()).map(({ url }) => url);
  await cache.addAll(wanted.filter((url) => !kept.includes(url)));
  await Promise.all(kept.filter((url) => !wanted.includes(url)).map((url) => cache.delete(url)));
}
