import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { buildApp } from '@/site/build-app';
import { findBrowser } from '@/site/find-browser';
import { serveDist } from '@/site/serve-dist';
import { KillableBrowser } from '../journeys/killable-browser';
import { noteOf } from '../services/counting';
import { serveAnswers } from '../tools/answering-server';
import { putRows, rowsOf } from '../tools/app-rows';
import { serveBarePage } from '../tools/serve-bare-page';
import { typedRows, typedText } from '../tools/typed-rows';
import { setOffline } from '../tools/worker-control';

const ROUNDS = 9;
const BARE = '/bare';
const NOTES = '/webhook/sale-effectiveness-auto-summary';

/**
 * How long after the network's return the first request is at the service: an open page of the app with one note in its
 * queue, beside a page that does nothing but fetch when the browser says that it is online. Aim: half a second.
 */
export async function bench(): Promise<void> {
  buildApp();
  const arrived = new Map<string, number>();
  const [app, bare, service] = await Promise.all([
    serveDist(0),
    serveBarePage(join(import.meta.dirname, '../tools/replay-page')),
    serveAnswers((path) => {
      arrived.set(path, performance.now());
      return JSON.stringify(noteOf(typedText(1)));
    }),
  ]);
  const browser = new KillableBrowser(findBrowser());
  const times: Record<'page that fetches' | 'Callmark, page open', number[]> = {
    'page that fetches': [],
    'Callmark, page open': [],
  };
  try {
    const context = await browser.start();
    const plain = await context.newPage();
    await plain.goto(bare.url);
    await plain.evaluate((address) => {
      addEventListener('online', () => void fetch(address, { method: 'POST' }));
    }, service.url + BARE);
    const page = await context.newPage();
    await page.goto(app.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await putRows(page, { settings: [{ key: 'device', value: { services: { automation: service.url } } }] });
    await page.reload();
    await page.getByRole('button', { name: 'Settings', exact: true }).waitFor();
    for (let round = 0; round < ROUNDS; round++) {
      await setOffline(context, true);
      await queueNote(page, round);
      service.reset();
      arrived.clear();
      const at = await backOnline(context);
      await service.until(2);
      times['page that fetches'].push((arrived.get(BARE) ?? NaN) - at);
      times['Callmark, page open'].push((arrived.get(NOTES) ?? NaN) - at);
      await untilDone(page);
    }
  } finally {
    await Promise.all([browser.dispose(), app.close(), bare.close(), service.close()]);
  }
  const fetches = median(times['page that fetches']);
  console.table(
    Object.entries(times).map(([name, all]) => ({
      'first request': name,
      'ms after the return': Math.round(median(all)),
      'of a plain fetch': Number((median(all) / fetches).toFixed(2)),
      rounds: all.map(Math.round).join(' '),
    })),
  );
}

async function backOnline(context: BrowserContext): Promise<number> {
  const at = performance.now();
  await setOffline(context, false);
  return at;
}

async function queueNote(page: Page, n: number): Promise<void> {
  const { calls, transcripts, jobs } = typedRows(n, 1, Date.now());
  await putRows(page, { calls, transcripts, jobs: jobs.filter(({ kind }) => kind === 'auto-note') });
}

async function untilDone(page: Page): Promise<void> {
  while ((await rowsOf(page, 'jobs')).some(({ state }) => state !== 'done'));
}

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN;
