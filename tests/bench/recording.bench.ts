import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { serveAudioPage } from '../tools/audio-page/serve-audio-page';
import { buildApp } from '../tools/build-app';
import { fakeMicrophone, SAY_YES } from '../tools/fake-microphone';
import { findBrowser } from '../tools/find-browser';
import { sweepWav } from '../tools/fixtures/sweep';
import { serveDist } from '../tools/serve-dist';

/** RECORD_MINUTES=30 for the long run; two show the trend. */
const MINUTES = Number(process.env['RECORD_MINUTES'] ?? 2);
const SAMPLE_S = 15;

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

/** Slices go to IndexedDB and are forgotten: what the page holds must not grow with the recording. */
async function benchMemory(): Promise<void> {
  buildApp();
  const server = await serveDist(0);
  const microphone = fakeMicrophone(sweepWav());
  const browser = await launch([...microphone.args, SAY_YES]);
  try {
    const page = await browser.newPage();
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    const rows: { seconds: number; 'heap MB': number; 'renderer MB': number }[] = [];
    for (let seconds = SAMPLE_S; seconds <= MINUTES * 60; seconds += SAMPLE_S) {
      await page.waitForFunction(clockShows, seconds, { timeout: 60_000 });
      rows.push({ seconds, ...(await memory(browser, page)) });
    }
    console.table(rows);
    const growth = (field: 'heap MB' | 'renderer MB') =>
      round(slope(rows.slice(1).map((row) => [row.seconds / 60, row[field]])));
    console.log(
      `Growth a recorded minute: heap ${growth('heap MB')} MB, renderer ${growth('renderer MB')} MB (bar: 1 MB).`,
    );
    const startedAt = performance.now();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByRole('button', { name: 'Record', exact: true }).waitFor({ timeout: 120_000 });
    const { 'renderer MB': atStop } = await memory(browser, page);
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

async function memory(browser: Browser, page: Page): Promise<{ 'heap MB': number; 'renderer MB': number }> {
  const inPage = await page.context().newCDPSession(page);
  await inPage.send('HeapProfiler.collectGarbage');
  const { usedSize } = await inPage.send('Runtime.getHeapUsage');
  await inPage.detach();
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentMb(id));
  return { 'heap MB': round(usedSize / 1e6), 'renderer MB': round(Math.max(...renderers)) };
}

function residentMb(pid: number): number {
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1024;
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
