import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { buildApp } from '@/site/build-app';
import { findBrowser } from '@/site/find-browser';
import { serveDist } from '@/site/serve-dist';
import { serveAudioPage } from '../tools/audio-page/serve-audio-page';
import { fakeMicrophone, SAY_YES } from '../tools/fake-microphone';
import { sweepWav } from '../tools/fixtures/sweep';

/** RECORD_MINUTES=30 for the long run; two show the trend. */
const MINUTES = Number(process.env['RECORD_MINUTES'] ?? 2);
const SAMPLE_S = 15;
/** Two minutes in which every code path has run and the heaps have found their size. */
const SETTLE_SAMPLES = 8;

/** Encoders beside lamejs on the same sound, and the memory of the app while it records. */
export async function bench(): Promise<void> {
  await benchEncoders();
  await benchMemory();
}

async function benchEncoders(): Promise<void> {
  const server = await serveAudioPage({});
  const browser = await launch([]);
  try {
    const page = await browser.newPage();
    await page.goto(server.url);
    await page.waitForFunction(() => window.recordPage !== undefined);
    const { wav, mp3, lamejs } = await page.evaluate(() => window.recordPage.encodeSpeed(120, 5));
    console.table([
      { encoder: 'WAV', 'x real time': Math.round(wav), 'x lamejs': round(wav / lamejs) },
      { encoder: 'MP3 96 kbit/s', 'x real time': Math.round(mp3), 'x lamejs': round(mp3 / lamejs) },
      { encoder: '@breezystack/lamejs', 'x real time': Math.round(lamejs), 'x lamejs': 1 },
    ]);
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * Slices go to IndexedDB and are forgotten: what the page holds must not grow with the recording. Two figures: what the
 * system sees while nobody interferes, garbage included; and what is held, with the garbage of page and worker collected
 * after the first minute and at the end.
 */
async function benchMemory(): Promise<void> {
  buildApp();
  const server = await serveDist(0);
  const microphone = fakeMicrophone(sweepWav());
  const browser = await launch([...microphone.args, SAY_YES, '--js-flags=--expose-gc']);
  try {
    const page = await browser.newPage();
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    const rows: Memory[] = [];
    let held: Memory | null = null;
    for (let seconds = SAMPLE_S; seconds <= MINUTES * 60; seconds += SAMPLE_S) {
      await page.waitForFunction(clockShows, seconds, { timeout: 60_000 });
      rows.push(await memory(browser, page, seconds));
      if (seconds >= 60) held ??= await heldMemory(browser, page, seconds);
    }
    console.table(rows.filter((_, index) => index % Math.ceil(rows.length / 30) === 0));
    const settled = rows.slice(Math.min(SETTLE_SAMPLES, Math.floor(rows.length / 2)));
    const trend = slope(settled.map((row) => [row.seconds / 60, row['renderer MB']]));
    console.log(`Renderer as the system sees it, from ${settled[0]?.seconds} s on: ${round(trend)} MB a minute.`);
    if (held !== null && held.seconds < MINUTES * 60) {
      const last = await heldMemory(browser, page, MINUTES * 60);
      const perMinute = (field: 'heap MB' | 'renderer MB') =>
        round((last[field] - (held?.[field] ?? 0)) / (MINUTES - (held?.seconds ?? 0) / 60));
      console.log(
        `Held (garbage collected), a recorded minute: heap ${perMinute('heap MB')} MB, renderer ${perMinute('renderer MB')} MB (bar: 1 MB).`,
      );
    }
    const startedAt = performance.now();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByRole('button', { name: 'Record', exact: true }).waitFor({ timeout: 120_000 });
    const { 'renderer MB': atStop } = await memory(browser, page, 0);
    console.log(`Stop to stored call: ${round((performance.now() - startedAt) / 1000)} s; renderer then ${atStop} MB.`);
  } finally {
    await browser.close();
    microphone.remove();
    await server.close();
  }
}

function clockShows(wanted: number): boolean {
  const clock = document.querySelector('[role=timer]')?.textContent ?? '';
  const [hours = 0, minutes = 0, rest = 0] = clock.split(':').map(Number);
  return hours * 3600 + minutes * 60 + rest >= wanted;
}

interface Memory {
  seconds: number;
  'heap MB': number;
  'renderer MB': number;
}

async function memory(browser: Browser, page: Page, seconds: number): Promise<Memory> {
  const inPage = await page.context().newCDPSession(page);
  const { usedSize } = await inPage.send('Runtime.getHeapUsage');
  await inPage.detach();
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentMb(id));
  return { seconds, 'heap MB': round(usedSize / 1e6), 'renderer MB': round(Math.max(...renderers)) };
}

/** The worker has a heap of its own, which the developer tools' collection of the page leaves alone. */
async function heldMemory(browser: Browser, page: Page, seconds: number): Promise<Memory> {
  const collect = () => (globalThis as { gc?: () => void }).gc?.();
  await page.evaluate(collect);
  for (const worker of page.workers()) await worker.evaluate(collect);
  return memory(browser, page, seconds);
}

/** Its own pages and those it shares with other processes; not the browser's program, which is read in as it is used. */
function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kb = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
  return (kb('RssAnon') + kb('RssShmem')) / 1024;
}

/** Of the straight line closest to the points: single samples jump with every collection. */
function slope(points: readonly (readonly [number, number])[]): number {
  const mean = (pick: (point: readonly [number, number]) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const [x0, y0] = [mean(([x]) => x), mean(([, y]) => y)];
  return mean(([x, y]) => (x - x0) * (y - y0)) / mean(([x]) => (x - x0) ** 2);
}

function launch(args: readonly string[]): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', ...args] });
}

const round = (value: number): number => Number(value.toFixed(2));
