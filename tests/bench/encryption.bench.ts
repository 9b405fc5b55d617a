import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '@/site/find-browser';
import { BROWSER_ARGS, NO_ADDRESS_BAR_WITH_PLAYWRIGHT } from '../journeys/browser-args';
import type {} from '../tools/encryption-page/page';
import { serveBarePage } from '../tools/serve-bare-page';

/** As a tablet of the cheaper kind. */
const SLOWER = 6;
const ROUNDS = 5;
const KB = 1000;

/** What the app would encrypt. */
const KINDS = [
  { name: 'an hour of sound, 22 parts of 2 MB', rows: 22, bytes: 2000 * KB, each: true },
  { name: 'a transcript of 2,000 turns', rows: 1, bytes: 200 * KB, each: true },
  { name: '10,000 rows of the list of calls', rows: 10_000, bytes: 600, each: false },
];
const PASSPHRASE_ROUNDS = 600_000;

/**
 * What encryption at rest would cost (docs/security.md): the same rows in IndexedDB, plainly and encrypted, side by side. The
 * processor is slowed for the page's own code alone: WebCrypto and the disk work in other threads, at this machine's pace.
 */
export async function bench(): Promise<void> {
  const page = await serveBarePage(join(import.meta.dirname, '../tools/encryption-page'));
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...BROWSER_ARGS, NO_ADDRESS_BAR_WITH_PLAYWRIGHT],
  });
  try {
    const tab = await browser.newPage();
    await tab.goto(page.url);
    const session = await tab.context().newCDPSession(tab);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    console.log(
      `median of ${ROUNDS}, page ${SLOWER}x slower        write: plain, encrypted, ratio    read: plain, encrypted, ratio`,
    );
    const cells = (plain: number, locked: number) =>
      `${plain.toFixed(0).padStart(8)} ms ${locked.toFixed(0).padStart(8)} ms ${(locked / plain).toFixed(2).padStart(6)}`;
    for (const kind of KINDS) {
      const { plain, locked } = await tab.evaluate((rows) => window.measureRows(rows), { ...kind, rounds: ROUNDS });
      console.log(
        `${kind.name.padEnd(36)}${cells(plain.writeMs, locked.writeMs)} ${cells(plain.readMs, locked.readMs)}`,
      );
    }
    const passphraseMs = await tab.evaluate((rounds) => window.measurePassphrase(rounds), PASSPHRASE_ROUNDS);
    console.log(`a key from a passphrase, ${PASSPHRASE_ROUNDS} rounds of PBKDF2: ${passphraseMs.toFixed(0)} ms`);
  } finally {
    await browser.close();
    await page.close();
  }
}
