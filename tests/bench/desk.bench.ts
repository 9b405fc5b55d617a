import type { Page } from 'playwright-core';
import { type Change, change, figures, type Measured, measure, readEverything } from './script-time';
import { withCalls } from './with-calls';

const CALLS = 10_000;
const ROUNDS = 5;
const OPEN_MS = 150;
const FILTER_MS = 50;
const TYPED = 'hoa don 77';
const SHOWN = '.desk-main';
const SEARCH: Omit<Change, 'value'> = { control: '.desk-search input', shown: SHOWN };
const select = (at: number, value: string): Change => ({
  ...{ control: `.desk-filters > .desk-filter:nth-of-type(${at}) select`, value, shown: SHOWN },
});
/** State, agent, tag, then all of them off again. */
const CHOICES = [select(2, 'open'), select(4, 'Minh Lan'), select(5, 'cước')].flatMap((one) => [
  one,
  { ...one, value: '*' },
]);

const open = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Calls');
    const from = performance.now();
    button?.click();
    for (;;) {
      await new Promise(requestAnimationFrame);
      if (document.querySelectorAll('.desk-row[data-call]').length >= 25) return performance.now() - from;
    }
  });

/** The desk with 10,000 calls: script time of opening it, of each choice of a filter and of each key of a search. */
export function bench(): Promise<void> {
  return withCalls(CALLS, async (page, url) => {
    await page.evaluate(() => localStorage.setItem('callsView', '"full"'));
    const opening: Measured[] = [];
    const choices: Measured[] = [];
    const keys: Measured[] = [];
    const naive: Measured[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await page.goto(url);
      await page.getByText('10,000').first().waitFor();
      opening.push(await measure(page, open));
      for (const choice of CHOICES) choices.push(await measure(page, () => change(page, choice)));
      await page.locator(SEARCH.control).focus();
      for (let length = 1; length <= TYPED.length; length++) {
        const value = TYPED.slice(0, length);
        keys.push(await measure(page, () => change(page, { ...SEARCH, value })));
      }
      naive.push(await measure(page, () => readEverything(page)));
    }
    console.table([
      figures(`open with ${CALLS} calls`, opening, naive, OPEN_MS),
      figures('a filter chosen or taken off', choices, naive, FILTER_MS),
      figures(`a key of "${TYPED}"`, keys, naive, FILTER_MS),
      figures('reading all calls and transcripts once', naive, naive, ''),
    ]);
  });
}
