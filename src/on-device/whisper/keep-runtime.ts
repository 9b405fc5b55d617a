import { RUNTIME_CACHE } from './runtime-cache';
import { runtimeFiles } from './runtime-files';

/**
 * Keeps the runtimes that the model may need, of this version of the app, and drops that of versions before: with it a call is
 * transcribed without a network, whether or not one was before. Rejects where it can't be fetched or stored.
 */
export async function keepRuntime(backends: readonly ('wasm' | 'webgpu')[]): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(RUNTIME_CACHE);
  const wanted = backends.flatMap((backend) => Object.values(runtimeFiles(backend, location.href)));
  const kept = (await cache.keys()).map(({ url }) => url);
  await cache.addAll(wanted.filter((url) => !kept.includes(url)));
  await Promise.all(kept.filter((url) => !wanted.includes(url)).map((url) => cache.delete(url)));
}
