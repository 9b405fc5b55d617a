import type { CallId } from '@/domain/call';
import { seals } from '../seal/seals';

/**
 * Spoken turns, kept so that a replay needs no network. In the browser's cache, not in the database: it may be thrown
 * away at any time, and nothing in it was made by a human. Absent outside secure contexts.
 */
export const SPEECH_CACHE = 'callmark-speech';
export const MOST_KEPT = 600;
const MOST_KEPT_BYTES = 96 * 1024 * 1024;
const BYTES = 'X-Bytes';

const prefix = (callId: CallId) => `/speech/${encodeURIComponent(callId)}/`;

/** What was said must not stand in plain words in the name of an entry. */
async function keyOf(callId: CallId, address: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${prefix(callId)}${hex}`;
}

/** Works on the cache; `fallback` where there is none or it refuses. */
async function withCache<T>(work: (cache: Cache) => Promise<T>, fallback: T): Promise<T> {
  if (typeof caches === 'undefined') return fallback;
  try {
    return await work(await caches.open(SPEECH_CACHE));
  } catch {
    return fallback;
  }
}

/** The audio kept for an address (voice, steps, seed and text are in it); undefined where there is none. */
export function keptSpeech(callId: CallId, address: string): Promise<Blob | undefined> {
  return withCache(async (cache) => (await cache.match(await keyOf(callId, address)))?.blob(), undefined);
}

/** Oldest first until the rest fits: a cache lists its entries in the order they were put. */
async function makeRoom(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  const sizes = await Promise.all(keys.map(async (key) => Number((await cache.match(key))?.headers.get(BYTES) ?? 0)));
  let bytes = sizes.reduce((sum, size) => sum + size, 0);
  for (const [index, key] of keys.entries()) {
    if (keys.length - index <= MOST_KEPT && bytes <= MOST_KEPT_BYTES) return;
    bytes -= sizes[index] ?? 0;
    await cache.delete(key);
  }
}

/** Not where calls are sealed: it says what is in them. */
export async function keepSpeech(callId: CallId, address: string, audio: Blob): Promise<void> {
  if (seals.sealer?.seals) return;
  return withCache(async (cache) => {
    const headers = { 'Content-Type': audio.type, [BYTES]: String(audio.size) };
    await cache.put(await keyOf(callId, address), new Response(audio, { headers }));
    await makeRoom(cache);
  }, undefined);
}

/** What was spoken of a call goes with the call. */
export function forgetSpeech(callId: CallId): Promise<void> {
  return withCache(async (cache) => {
    for (const key of await cache.keys())
      if (new URL(key.url).pathname.startsWith(prefix(callId))) await cache.delete(key);
  }, undefined);
}
