import type { Page } from 'playwright-core';
import { change, figures, type Measured, measure, readEverything } from './script-time';
import { withCalls } from './with-calls';

const CALLS = 10_000;
const ROUNDS = 5;
const OPEN_MS = 150;
const TYPE_MS = 50;
const TYPED = 'hoa don 77';
const SEARCH = { control: '.calls-search input', shown: '.drawer-body' };

/** The Calls drawer of the app with 10,000 calls: script time of opening it and of each key typed into its search. */
export function bench(): Promise<void> {
  return withCalls(CALLS, async (page, url) => {
    const opening: Measured[] = [];
    const keys: Measured[] = [];
    const naive: Measured[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await page.goto(url);
      await page.getByText('10,000').first().waitFor();
      opening.push(await measure(page, open));
      const search = page.getByRole('searchbox', { name: 'Search calls' });
      await search.focus();
      for (let length = 1; length <= TYPED.length; length++) {
        const typed = { ...SEARCH, value: TYPED.slice(0, length) };
        keys.push(await measure(page, () => change(page, typed)));
      }
      naive.push(await measure(page, () => readEverything(page)));
    }
    console.table([
      figures(`open with ${CALLS} calls`, opening, naive, OPEN_MS),
      figures(`a key of "${TYPED}"`, keys, naive, TYPE_MS),
      figures('reading all calls and transcripts once', naive, naive, ''),
    ]);
  });
}

const open = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Calls');
    const from = performance.now();
    button?.click();
    for (;;) {
      await new Promise(requestAnimationFrame);
      if (document.querySelectorAll('.calls-row').length >= 50) return performance.now() - from;
    }
  });
