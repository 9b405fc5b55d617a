import { chromium, type Page } from 'playwright-core';
import { buildApp } from '@/site/build-app';
import { findBrowser } from '@/site/find-browser';
import { serveDist } from '@/site/serve-dist';
import { putRows } from '../tools/app-rows';
import { eightWeeks, rowsOfCalls } from '../tools/report-rows';

const CALLS = 10_000;
const STEP = 1000;
const LONGEST_TASK_MS = 50;

/** Everything the page's own thread did at a stretch, in ms, since it was asked last. */
const longTasks = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { seen } = window as unknown as { seen: number[] };
    return seen.splice(0);
  });

async function watchLongTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
}

/** Reports of 10,000 stored calls: until the figures stand, and the longest task of the page meanwhile. */
export async function bench(): Promise<void> {
  buildApp();
  const server = await serveDist(0);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const figures: { what: string; ms: number; 'longest task ms': number; 'limit ms': number }[] = [];
  try {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 860 } })).newPage();
    await page.goto(server.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const weeks = eightWeeks();
    const seeded = Array.from({ length: CALLS }, (_, place) => weeks[place % weeks.length]).filter(
      (call) => call !== undefined,
    );
    const rows = rowsOfCalls(seeded);
    for (let from = 0; from < CALLS; from += STEP) {
      const to = from + STEP;
      const ids = new Set(rows.calls.slice(from, to).map(({ id }) => id));
      await putRows(page, {
        calls: rows.calls.slice(from, to),
        results: rows.results.slice(from, to),
        transcripts: rows.transcripts.slice(from, to),
        reviews: rows.reviews.filter(({ callId }) => ids.has(callId)),
      });
    }
    await page.goto(server.url);
    await page.getByText('10,000').first().waitFor();
    await page.evaluate(() => localStorage.setItem('callsView', '"full"'));
    await page.getByRole('button', { name: /^Calls/ }).click();
    // The desk has counted them all.
    await page.getByRole('button', { name: 'Next call', exact: true }).and(page.locator(':enabled')).waitFor();
    await watchLongTasks(page);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const measure = async (what: string, act: () => Promise<void>, n: RegExp) => {
      await longTasks(page);
      const from = performance.now();
      await act();
      await page.locator('.tile .report-n').first().filter({ hasText: n }).waitFor();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
      const ms = Math.round(performance.now() - from);
      const tasks = (await longTasks(page)).map((task) => Math.round(task));
      figures.push({ what, ms, 'longest task ms': Math.max(0, ...tasks), 'limit ms': LONGEST_TASK_MS });
    };
    const agent = page.getByRole('combobox', { name: 'Agent', exact: true });
    await measure(
      `open reports of ${CALLS} calls`,
      () => page.getByRole('radio', { name: 'Reports' }).click({ force: true }),
      /^n \d,\d{3}$/,
    );
    await measure('choose an agent', () => agent.selectOption({ label: 'Lan' }).then(() => undefined), /^n 2,9/);
    await measure('all agents again', () => agent.selectOption({ index: 0 }).then(() => undefined), /^n 9,6/);
    console.table(figures);
  } finally {
    await browser.close();
    await server.close();
  }
}
