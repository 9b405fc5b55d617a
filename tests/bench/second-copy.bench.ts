import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { buildApp } from '@/site/build-app';
import { findBrowser } from '@/site/find-browser';
import { serveDist } from '@/site/serve-dist';
import { COPY_MEASURE } from '@/storage/second-copy/copy-loop';
import { fakeMicrophone, SAY_YES } from '../tools/fake-microphone';
import { sweepWav } from '../tools/fixtures/sweep';

const SECONDS = Number(process.env['RECORD_MINUTES'] ?? 1) * 60;
/** Until the empty copy was looked through once. */
const SETTLED_S = 20;

/** What the second copy costs while recording: its own share of the time, and processor time beside a browser without one. */
export async function bench(): Promise<void> {
  buildApp();
  const server = await serveDist(0);
  const microphone = fakeMicrophone(sweepWav());
  try {
    const rows = [];
    for (const withCopy of [false, true, false, true]) rows.push(await record(server.url, microphone.args, withCopy));
    console.table(rows);
  } finally {
    microphone.remove();
    await server.close();
  }
}

async function record(url: string, args: readonly string[], withCopy: boolean) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', ...args, SAY_YES] });
  try {
    const page = await browser.newPage();
    // As in a browser that has no private file system.
    if (!withCopy) await page.addInitScript(() => Reflect.deleteProperty(StorageManager.prototype, 'getDirectory'));
    await page.goto(url);
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    await page.waitForFunction(clockShows, SETTLED_S, { timeout: 60_000 });
    const [before, busyBefore] = [await processorS(browser), await copyMs(page)];
    await page.waitForFunction(clockShows, SETTLED_S + SECONDS, { timeout: (SECONDS + 60) * 1000 });
    const [processor, busy] = [(await processorS(browser)) - before, (await copyMs(page)) - busyBefore];
    return {
      'second copy': withCopy,
      'its rounds, % of the time': round((busy / 1000 / SECONDS) * 100),
      'browser, processor s a recorded minute': round((processor / SECONDS) * 60),
    };
  } finally {
    await browser.close();
  }
}

/** How long its rounds took so far, waiting for the disk included. */
async function copyMs(page: Page): Promise<number> {
  const worker = page.workers().find((other) => other.url().includes('second-copy'));
  const durations = (name: string) =>
    performance.getEntriesByName(name).reduce((sum, entry) => sum + entry.duration, 0);
  return (await worker?.evaluate(durations, COPY_MEASURE)) ?? 0;
}

/** Of all its processes, as the system counts. */
async function processorS(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const ticks = processInfo.map(({ id }) => {
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / 100;
}

function clockShows(wanted: number): boolean {
  const clock = document.querySelector('[role=timer]')?.textContent ?? '';
  const [hours = 0, minutes = 0, rest = 0] = clock.split(':').map(Number);
  return hours * 3600 + minutes * 60 + rest >= wanted;
}

const round = (value: number): number => Number(value.toFixed(2));
