import { COPY_CHECKED_LOCK, writeFact } from '../browser/kept-facts';
import { db } from '../database';

/** One tab at a time writes the copy; when it goes, the next one takes over. */
const WRITER_LOCK = 'callmark-second-copy';

/** Whatever keeps the copy from being read, other work is not kept waiting longer. */
const AT_MOST_MS = 30_000;
const LOOK_EVERY_MS = 250;

/** Whether this browser has a place for a second copy: a private file system, and locks; none of it over plain http. */
export function hasSecondCopy(): boolean {
  const { storage, locks } = (globalThis.navigator ?? {}) as Partial<Navigator>;
  return typeof storage?.getDirectory === 'function' && locks !== undefined && typeof Worker === 'function';
}

/**
 * Keeps the second copy until `signal`, or as long as this page lives, once no other tab does. `onSealed`: it found that what
 * was lost is sealed, and waits for a page that knows of it (see the worker).
 */
export function startSecondCopy(onSealed: () => void, signal: AbortSignal): void {
  if (!hasSecondCopy()) {
    // Nobody takes the list of changes where there is nothing to copy to.
    db.changes.clear().catch(() => undefined);
    return;
  }
  const failed = () => writeFact(db, 'copy-state', 'failing').catch(() => undefined);
  const keep = () =>
    new Promise<void>((resolve) => {
      const worker = new Worker(new URL('./second-copy.worker.ts', import.meta.url), { type: 'module' });
      worker.onerror = failed;
      worker.onmessage = onSealed;
      signal.addEventListener('abort', () => {
        worker.terminate();
        resolve();
      });
    });
  navigator.locks.request(WRITER_LOCK, { signal }, keep).catch(() => {
    if (!signal.aborted) void failed();
  });
}

/**
 * Waits until what the database lost since the last life of the browser is back, in as far as there is a copy of it: for
 * work that would take what is missing as not there.
 */
export async function copyChecked(): Promise<void> {
  const locks = globalThis.navigator?.locks;
  if (!hasSecondCopy() || locks === undefined) return;
  const end = performance.now() + AT_MOST_MS;
  while (performance.now() < end) {
    const { held = [] } = await locks.query();
    if (held.some(({ name }) => name === COPY_CHECKED_LOCK)) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
