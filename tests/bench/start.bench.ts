import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import { buildApp } from '@/site/build-app';
import { findBrowser } from '@/site/find-browser';
import { serveDist } from '@/site/serve-dist';
import { BROWSER_ARGS, NO_ADDRESS_BAR_WITH_PLAYWRIGHT } from '../journeys/browser-args';
import { serveBarePage } from '../tools/serve-bare-page';

/** A page on a processor so many times slower than this one. */
const SLOWER = 6;
const ROUNDS = 5;
/** No long task for so long: the start is over. */
const QUIET_MS = 3000;

interface Start {
  /** Something is painted, by the page's own clock. */
  paintS: number;
  longestMs: number;
  /** End of the last task of more than 50 ms. */
  overS: number;
}

/** Opens the page on the slow processor and watches its start to the end. */
async function start(context: BrowserContext, url: string): Promise<Start> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(() => {
    const tasks: { at: number; ms: number }[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) tasks.push({ at: startTime, ms: duration });
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url);
  const read = () =>
    page.evaluate(() => {
      const { tasks } = window as unknown as { tasks: { at: number; ms: number }[] };
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return {
        now: performance.now(),
        paintS: (paint?.startTime ?? Number.NaN) / 1000,
        longestMs: Math.max(0, ...tasks.map(({ ms }) => ms)),
        overS: Math.max(0, ...tasks.map(({ at, ms }) => at + ms)) / 1000,
      };
    });
  for (;;) {
    const { now, ...found } = await read();
    if (now - Math.max(found.overS, found.paintS) * 1000 > QUIET_MS) {
      await page.close();
      return found;
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN;

/** The start of the app beside that of a page of React which shows one sentence, each on a processor six times slower. */
export async function bench(): Promise<void> {
  buildApp();
  const [app, floor, browser] = await Promise.all([
    serveDist(0),
    serveBarePage(join(import.meta.dirname, '../tools/blank-page')),
    chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_ARGS, NO_ADDRESS_BAR_WITH_PLAYWRIGHT] }),
  ]);
  const starts: Record<string, Start[]> = { 'a blank page': [], 'first visit': [], 'second visit': [] };
  // One after the other in every round: what the machine does beside meets all of them.
  for (let round = 0; round < ROUNDS; round++) {
    const [blank, visitor] = await Promise.all([browser.newContext(), browser.newContext()]);
    starts['a blank page']?.push(await start(blank, floor.url));
    starts['first visit']?.push(await start(visitor, `${app.url}/`));
    const stored = await visitor.newPage();
    await stored.goto(`${app.url}/`);
    await stored.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await stored.close();
    starts['second visit']?.push(await start(visitor, `${app.url}/`));
    await Promise.all([blank.close(), visitor.close()]);
  }
  const of = (what: string, figure: keyof Start) => median((starts[what] ?? []).map((one) => one[figure]));
  console.table(
    Object.keys(starts).map((what) => ({
      what,
      'first paint s': Number(of(what, 'paintS').toFixed(2)),
      'of the blank page': Number((of(what, 'paintS') / of('a blank page', 'paintS')).toFixed(1)),
      'longest task ms': Math.round(of(what, 'longestMs')),
      'longest, of the blank page': Number((of(what, 'longestMs') / of('a blank page', 'longestMs')).toFixed(1)),
      'last long task ends s': Number(of(what, 'overS').toFixed(2)),
    })),
  );
  await browser.close();
  await Promise.all([app.close(), floor.close()]);
}
