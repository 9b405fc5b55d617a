import type { Page } from 'playwright-core';

/** More than the app itself takes, little enough to be filled in a moment. */
const QUOTA = 30e6;
const LEAST_PIECE = 8_000;

declare global {
  interface Window {
    /** Ends the filling. */
    endBallast?: () => void;
  }
}

export interface LimitedDevice {
  /** Fills the device from the open page and goes on: what the browser tidies up is no room for others. */
  keepFull(): Promise<void>;
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
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: QUOTA });
  return {
    keepFull: () => page.evaluate(keepFull, LEAST_PIECE),
    async free() {
      await page.evaluate(() => window.endBallast?.());
      await devtools.send('Storage.overrideQuotaForOrigin', { origin });
    },
  };
}

/** Writes smaller and smaller pieces until not even the least fits; then tries that again and again. */
async function keepFull(leastPiece: number): Promise<void> {
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
  for (let bytes = 8e6; bytes > leastPiece; bytes /= 4) while (await fits(bytes));
  let ended = false;
  const timer = setInterval(async () => {
    // A piece that was on its way when the filling ended fits: no next one, the database is closed by then.
    while (!ended && (await fits(leastPiece)));
  }, 100);
  window.endBallast = () => {
    ended = true;
    clearInterval(timer);
    database.close();
  };
}
