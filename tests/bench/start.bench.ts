import { join } from 'node:path';
import { buildApp } from '@/site/build-app';
import { findBrowser } from '@/site/find-browser';
import { serveDist } from '@/site/serve-dist';
import { KillableBrowser } from '../journeys/killable-browser';
import { type Debugger, openDebugger, type TraceEvent } from '../tools/bare-debugger';
import { serveBarePage } from '../tools/serve-bare-page';

/** A processor so many times slower than this one. */
const SLOWER = 6;
const ROUNDS = 3;
/** No long task for so long: the start is over. A busy machine makes long tasks of short ones, and it would never be. */
const QUIET_MS = 1500;
const AT_MOST_MS = 10_000;
const TRACED = ['toplevel', 'loading', 'blink.user_timing'];

interface Start {
  /** By the page's own clock, on a slowed processor: something is painted, the longest task, the last long one ends. */
  paintS: number;
  /** What is largest on the screen stands; a first paint may be little. */
  largestS: number;
  longestMs: number;
  overS: number;
  /** Processor time of the page's main thread, times SLOWER, which what else the machine does hardly changes. */
  ownToPaintMs: number;
  ownLongestMs: number;
  ownAllMs: number;
}

/** Runs in the page: what it kept of its own start. */
const READ = `new Promise((resolve) => {
  const kept = { longtask: [], 'largest-contentful-paint': [] };
  for (const [type, all] of Object.entries(kept)) {
    new PerformanceObserver((list) => all.push(...list.getEntries())).observe({ type, buffered: true });
  }
  setTimeout(() => {
    const tasks = kept.longtask;
    resolve({
      now: performance.now(),
      paintS: (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN) / 1000,
      largestS: (kept['largest-contentful-paint'].at(-1)?.startTime ?? NaN) / 1000,
      longestMs: Math.max(0, ...tasks.map(({ duration }) => duration)),
      overS: Math.max(0, ...tasks.map(({ startTime, duration }) => startTime + duration)) / 1000,
    });
  }, 200);
})`;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens the page and watches its start to the end; then waits until `ready` is true there. */
async function watchStart(browser: Debugger, context: string, url: string, slower: number, ready: string) {
  const page = await browser.openPage(context);
  await page.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.send('Page.navigate', { url });
  let found: Start & { now: number };
  do {
    await pause(500);
    found = await page.evaluate<Start & { now: number }>(READ);
  } while (found.now < AT_MOST_MS && !(found.now - Math.max(found.overS, found.paintS) * 1000 > QUIET_MS));
  await page.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  for (const end = Date.now() + 60_000; !(await page.evaluate<boolean>(ready)); await pause(100)) {
    if (Date.now() > end) throw new Error(`The page never came to: ${ready}`);
  }
  await page.close();
  return found;
}

/** What the main thread that showed the page did, and took of a processor for it. */
function processorTime(events: readonly TraceEvent[], url: string) {
  const begun = events.find(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url);
  if (begun === undefined) throw new Error(`The trace has no start of ${url}`);
  const own = events.filter(({ pid, tid, ts }) => pid === begun.pid && tid === begun.tid && ts >= begun.ts);
  const paintedAt = own.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? Number.NaN;
  let outermostEnds = 0;
  const tasks = own
    .filter(({ name, ph }) => ph === 'X' && name === 'ThreadControllerImpl::RunTask')
    .sort((one, other) => one.ts - other.ts)
    .filter(({ ts, dur = 0 }) => {
      const outermost = ts >= outermostEnds;
      if (outermost) outermostEnds = ts + dur;
      return outermost;
    })
    .map(({ ts, tdur = 0 }) => ({ ts, ms: (tdur / 1000) * SLOWER }));
  const sum = (some: typeof tasks) => some.reduce((all, { ms }) => all + ms, 0);
  return {
    ownToPaintMs: sum(tasks.filter(({ ts }) => ts < paintedAt)),
    ownLongestMs: Math.max(...tasks.map(({ ms }) => ms)),
    ownAllMs: sum(tasks),
  };
}

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN;

/**
 * The start of the app beside that of a page of React which shows one sentence: on a processor six times slower by the
 * page's clock, and by processor time. Not by Playwright: while the inspector's Runtime domain is on, every Error that is made
 * has the functions around it read once more, which is most of what a blank page of React then seems to take (D421).
 */
export async function bench(): Promise<void> {
  buildApp();
  const browser = new KillableBrowser(findBrowser());
  const [app, floor] = await Promise.all([
    serveDist(0),
    serveBarePage(join(import.meta.dirname, '../tools/blank-page')),
  ]);
  const visits: Record<string, Start[]> = { 'a blank page': [], 'first visit': [], 'second visit': [] };
  try {
    await browser.start();
    await browser.disconnect();
    const bare = await openDebugger(browser.port);
    const visit = async (what: string, slow: string, quick: string, url: string, ready = 'true') => {
      const shown = await watchStart(bare, slow, url, SLOWER, ready);
      const events = await bare.trace(TRACED, () => watchStart(bare, quick, url, 1, ready));
      visits[what]?.push({ ...shown, ...processorTime(events, url) });
    };
    // One after the other in every round: what the machine does beside meets all of them.
    for (let round = 0; round < ROUNDS; round++) {
      const [slow, quick] = [await bare.openContext(), await bare.openContext()];
      await visit('a blank page', slow, quick, floor.url);
      await visit('first visit', slow, quick, `${app.url}/`, 'navigator.serviceWorker.controller !== null');
      await visit('second visit', slow, quick, `${app.url}/`);
      await Promise.all([bare.closeContext(slow), bare.closeContext(quick)]);
    }
    bare.close();
  } finally {
    // Also after a failure: a server or a browser that is left keeps the program from ending.
    await Promise.all([browser.dispose(), app.close(), floor.close()]);
  }
  console.table(
    Object.entries(visits).map(([what, all]) => {
      const of = (figure: keyof Start, digits = 0) => Number(median(all.map((one) => one[figure])).toFixed(digits));
      return {
        what,
        'first paint s': of('paintS', 2),
        'largest paint s': of('largestS', 2),
        'longest task ms': of('longestMs'),
        'last long task ends s': of('overS', 2),
        'processor ms to paint': of('ownToPaintMs'),
        'processor ms, longest task': of('ownLongestMs'),
        'processor ms, all tasks': of('ownAllMs'),
      };
    }),
  );
}
