import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '@/site/find-browser';
import { BROWSER_ARGS, NO_ADDRESS_BAR_WITH_PLAYWRIGHT } from '../journeys/browser-args';
import type { Cost, Kind } from '../tools/encryption-page/page';
import { serveBarePage } from '../tools/serve-bare-page';

/** As a tablet of the cheaper kind. */
const SLOWER = 6;
const ROUNDS = 5;

const KINDS: Readonly<Record<Kind, string>> = {
  sound: 'an hour of sound, 43 MB',
  transcript: 'a transcript of 2,000 turns',
  calls: '10,000 rows of the list of calls',
  search: 'the first search of 10,000 calls',
  slices: 'two minutes of a recording, 60 slices',
};

/**
 * What encryption at rest costs (docs/security.md): the same work of the app with it on and off, side by side in one page. The
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
    console.log(`median of ${ROUNDS}, page ${SLOWER}x slower; each: off, on, ratio`.padEnd(60));
    const cells = (clear: Cost, sealed: Cost, what: keyof Cost) =>
      `${what.replace('Ms', '')} ${clear[what].toFixed(0)} ms, ${sealed[what].toFixed(0)} ms, ${(sealed[what] / clear[what]).toFixed(2)}`.padEnd(
        34,
      );
    for (const [kind, name] of Object.entries(KINDS)) {
      const { clear, sealed } = await tab.evaluate(([one, rounds]) => window.measureKind(one, rounds), [
        kind as Kind,
        ROUNDS,
      ] as const);
      const columns = (['writeMs', 'readMs', 'againMs'] as const).map((what) => cells(clear, sealed, what));
      console.log(`${name.padEnd(38)}${columns.join('')}`);
    }
    const passphraseMs = await tab.evaluate(() => window.measurePassphrase());
    console.log(`a key from a passphrase, 600,000 rounds of PBKDF2: ${passphraseMs.toFixed(0)} ms`);
  } finally {
    await browser.close();
    await page.close();
  }
}
