import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import type { JobKind } from '@/domain/jobs/job';
import { buildApp } from '@/site/build-app';
import { findBrowser } from '@/site/find-browser';
import { serveDist } from '@/site/serve-dist';
import { KillableBrowser } from '../journeys/killable-browser';
import { noteOf, scoreSales } from '../services/counting';
import { type AnsweringServer, serveAnswers } from '../tools/answering-server';
import { putRows, rowsOf } from '../tools/app-rows';
import type { ReplayOrder } from '../tools/replay-page/orders';
import { serveBarePage } from '../tools/serve-bare-page';
import { typedRows, typedText } from '../tools/typed-rows';
import { setOffline } from '../tools/worker-control';

const JOBS = 500;
const ROUNDS = 5;

/** How long a page waits before it starts, so that nobody watches it by then. */
const START_MS = 300;

interface Ground {
  app: string;
  bare: string;
  service: AnsweringServer;
}

/** Brings everything to the point where it starts by itself, as soon as the browser is let go of. */
type Contender = (context: BrowserContext, ground: Ground) => Promise<void>;

/**
 * 500 small jobs, end to end (request, answer, result in the database): the app's worker with no screen open and its
 * page with the Calls drawer open, beside a loop of fetch and Workbox's Queue in a worker replaying as many requests,
 * which keep no answer. Notes are the kind to compare: their job reads a text, sends it and stores one row, the queue's
 * own work. A score besides computes the call's headline and rewrites its row, which the list on the screen shows. Time
 * runs from the first request to the last answer as the service sees them, while nothing is connected to the browser:
 * a debugger is told of every request, and that costs pages more than workers.
 */
export async function bench(): Promise<void> {
  buildApp();
  const score = JSON.stringify(scoreSales(typedText(1)));
  const note = JSON.stringify(noteOf(typedText(1)));
  const [app, bare, service] = await Promise.all([
    serveDist(0),
    serveBarePage(join(import.meta.dirname, '../tools/replay-page')),
    serveAnswers((path) => (path.endsWith('-auto-summary') ? note : score)),
  ]);
  const ground = { app: app.url, bare: bare.url, service };
  const contenders: Record<string, Contender> = {
    'fetch in a loop': (context, at) => compare(context, at, 'fetch'),
    'Workbox Queue': (context, at) => compare(context, at, 'workbox-replay'),
    'Callmark notes, no screen': (context, at) => workerAlone(context, at, 'auto-note'),
    'Callmark notes, Calls open': (context, at) => drawerOpen(context, at, 'auto-note'),
    'Callmark scores, no screen': (context, at) => workerAlone(context, at, 'score'),
    'Callmark scores, Calls open': (context, at) => drawerOpen(context, at, 'score'),
  };
  const times = new Map(Object.keys(contenders).map((name) => [name, [] as number[]]));
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, run] of Object.entries(contenders)) {
        await replay(ground, run);
        times.get(name)?.push(service.count().ms / JOBS);
      }
    }
  } finally {
    await Promise.all([app.close(), bare.close(), service.close()]);
  }
  const workbox = median(times.get('Workbox Queue') ?? []);
  const raw = median(times.get('fetch in a loop') ?? []);
  console.table(
    [...times].map(([name, all]) => ({
      replay: name,
      'ms per job': round2(median(all)),
      'of fetch': round2(median(all) / raw),
      'of Workbox': round2(median(all) / workbox),
      rounds: all.map(round2).join(' '),
    })),
  );
}

/** One contender in a browser of its own; what it stored is looked at afterwards. */
async function replay(ground: Ground, run: Contender): Promise<void> {
  const { service } = ground;
  const browser = new KillableBrowser(findBrowser());
  try {
    const context = await browser.start();
    service.reset();
    await run(context, ground);
    await browser.disconnect();
    await service.until(JOBS);
    await finish(await browser.connect(), ground);
  } finally {
    await browser.dispose();
  }
}

async function finish(context: BrowserContext, { app, service }: Ground): Promise<void> {
  const reader = context.pages().find((page) => page.url().startsWith(app));
  const open = async () =>
    reader === undefined ? 0 : (await rowsOf(reader, 'jobs')).filter(({ state }) => state !== 'done').length;
  for (let left = await open(); left > 0; ) left = await open();
  if (service.count().posts !== JOBS) throw new Error(`${service.count().posts} requests for ${JOBS} jobs`);
}

async function compare(
  context: BrowserContext,
  { bare, service }: Ground,
  what: 'fetch' | 'workbox-replay',
): Promise<void> {
  const page = await context.newPage();
  await page.goto(bare);
  await page.waitForFunction(() => navigator.serviceWorker.ready);
  const texts = Array.from({ length: JOBS }, (_, n) => typedText(n));
  const order = (wanted: ReplayOrder['what'], afterMs?: number) =>
    page.evaluate(
      ([given, ms]) => {
        if (ms === undefined) return window.replay(given);
        setTimeout(() => window.replay(given), ms);
        return undefined;
      },
      [{ what: wanted, address: `${service.url}/webhook/sale-effectiveness`, texts }, afterMs] as const,
    );
  if (what === 'workbox-replay') await order('workbox-push');
  await order(what, START_MS);
}

/** The app with its service address and 500 jobs of a kind in its queue; nothing is open yet but a page without the app. */
async function prepare(context: BrowserContext, { app, service }: Ground, wanted: JobKind): Promise<Page> {
  const page = await context.newPage();
  await page.goto(app);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const { calls, transcripts, jobs } = typedRows(0, JOBS, Date.now());
  await page.goto(`${app}/icons/icon.svg`);
  const settings = [{ key: 'device', value: { services: { automation: service.url } } }];
  await putRows(page, { calls, transcripts, jobs: jobs.filter(({ kind }) => kind === wanted), settings });
  return page;
}

async function workerAlone(context: BrowserContext, ground: Ground, kind: JobKind): Promise<void> {
  const page = await prepare(context, ground, kind);
  await page.evaluate(async (ms) => {
    const { active } = await navigator.serviceWorker.ready;
    // What a page says that leaves.
    setTimeout(() => active?.postMessage({ type: 'jobs-run' }), ms);
  }, START_MS);
}

/** Letting go of the browser ends the emulation too: the page is online and begins. */
async function drawerOpen(context: BrowserContext, ground: Ground, kind: JobKind): Promise<void> {
  await prepare(context, ground, kind);
  await setOffline(context, true);
  const app = await context.newPage();
  await app.goto(ground.app);
  await app.getByRole('button', { name: 'Calls', exact: true }).click();
  await app
    .getByRole('button', { name: /^Open / })
    .first()
    .waitFor();
}

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN;
const round2 = (value: number): number => Number(value.toFixed(2));
