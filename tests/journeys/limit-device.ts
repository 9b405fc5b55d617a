import type { Page } from 'playwright-core';

const QUOTA = 60e6;

export interface LimitedDevice {
  /** Fills it but for so many bytes, and at most as many again. */
  fill(butBytes: number): Promise<void>;
  /** As much room as there is. */
  free(): Promise<void>;
}

/**
 * A device with little room, for a page that was not opened yet: Chromium remembers for half a minute what it found free
 * at the first write, less what is written since. What is full is found out at once.
 */
export async function limitDevice(page: Page, address: string): Promise<LimitedDevice> {
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(address);
  const limit = (quotaSize?: number) =>
    devtools.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize !== undefined && { quotaSize }) });
  await limit(QUOTA);
  return {
    async fill(butBytes) {
      await page.evaluate(fillDatabase, butBytes);
      await limit(QUOTA + butBytes);
    },
    free: async () => {
      await limit();
    },
  };
}

/** Writes smaller and smaller pieces until not even one of `smallest` bytes fits. */
async function fillDatabase(smallest: number): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const open = indexedDB.open('ballast');
    open.onupgradeneeded = () => open.result.createObjectStore('pieces', { autoIncrement: true });
    open.onsuccess = () => resolve(open.result);
    open.onerror = () => reject(open.error);
  });
  // Noise: anything else is packed on its way to the disk.
  const noise = (bytes: number) => {
    const piece = new Uint8Array(bytes);
    for (let at = 0; at < bytes; at += 65_536) crypto.getRandomValues(piece.subarray(at, at + 65_536));
    return piece;
  };
  const fits = (bytes: number) =>
    new Promise<boolean>((resolve) => {
      const writing = database.transaction('pieces', 'readwrite');
      writing.objectStore('pieces').put(noise(bytes));
      writing.oncomplete = () => resolve(true);
      writing.onabort = () => resolve(false);
    });
  for (let bytes = 16e6; bytes > smallest; bytes /= 4) while (await fits(bytes));
  while (await fits(smallest));
  database.close();
}
