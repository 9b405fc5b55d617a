import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { noteOf, scoreSales } from '../services/counting';
import { type AnsweringServer, serveAnswers } from '../tools/answering-server';
import { buildApp } from '../tools/build-app';
import { findBrowser } from '../tools/find-browser';
import { serveDist } from '../tools/serve-dist';
import { setOffline } from '../tools/worker-control';

const FILES = 20;
const BYTES = 10 * 1024 * 1024;
const LIMIT_MB = 30;
const ROUNDS = 3;
const TEXT = 'Agent (A): (00:00:00,000 - 00:00:02,000) Dạ em chào anh.';

/** Peak memory of the whole browser over idle while 20 files of 10 MB go out, beside sending the same bytes from memory. */
export async function bench(): Promise<void> {
  buildApp();
  const app = await serveDist(0);
  const service = await serveAnswers((path) => {
    if (path.includes('/audio/')) return JSON.stringify({ text: TEXT });
    return JSON.stringify(path.includes('auto-summary') ? noteOf(TEXT) : scoreSales(TEXT));
  });
  try {
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(app.url, service, uploadByApp));
    const ours = [...rounds].sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
    const fromMemory = await measure(app.url, service, uploadFromMemory);
    console.table([
      { way: 'Callmark', 'peak over idle MB': ours, 'ratio to memory': Number((ours / fromMemory).toFixed(2)) },
      { way: 'bytes held in memory', 'peak over idle MB': fromMemory, 'ratio to memory': 1 },
    ]);
    console.log(
      `${FILES} uploads of ${BYTES / 1024 / 1024} MB: +${ours} MB of the ${LIMIT_MB} MB allowed (rounds: ${rounds.join(', ')}).`,
    );
  } finally {
    await Promise.all([app.close(), service.close()]);
  }
}

type Upload = (page: Page, context: BrowserContext, service: AnsweringServer) => Promise<void>;

async function measure(url: string, service: AnsweringServer, run: Upload): Promise<number> {
  service.reset();
  const profile = mkdtempSync(join(tmpdir(), 'callmark-memory-'));
  const launch = () =>
    chromium.launchPersistentContext(profile, { executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const first = await launch();
    await seed(await openApp(first, url), service.url);
    await first.close();
    // A browser that has just been started: what seeding took is gone.
    const context = await launch();
    const browser = context.browser();
    await setOffline(context, true);
    const page = await openApp(context, url);
    const session = await browser?.newBrowserCDPSession();
    if (session === undefined) throw new Error('no browser to measure');
    const usedMb = async () => {
      const { processInfo } = await session.send('SystemInfo.getProcessInfo');
      return processInfo.reduce((sum, { id }) => sum + pssMb(id), 0);
    };
    const idle = await usedMb();
    let peak = idle;
    let ended = false;
    const sampling = (async () => {
      while (!ended) peak = Math.max(peak, await usedMb());
    })();
    await run(page, context, service);
    ended = true;
    await sampling;
    await context.close();
    return Math.round(peak - idle);
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function openApp(context: BrowserContext, url: string): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

/** Share of memory that is a process's own; 0 for one that has just ended. */
function pssMb(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** The rows that uploads leave behind, waiting for the network. */
function seed(page: Page, address: string): Promise<void> {
  return page.evaluate(
    async ([files, bytes, url]) => {
      const opening = indexedDB.open('callmark');
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
      const database = opening.result;
      const now = Date.now();
      for (let n = 0; n < files; n++) {
        const id = `upload-${n}`;
        const content = new Blob([new Uint8Array(bytes).fill(n)], { type: 'audio/mpeg' });
        const audio = { name: `${n}.mp3`, mime: 'audio/mpeg', bytes };
        const writing = database.transaction(['calls', 'audio', 'jobs', 'settings'], 'readwrite');
        const times = { createdAt: now + n, updatedAt: now + n };
        const call = { id, title: id, source: 'upload', ...times, language: '', service: 'Sale Effective', audio };
        writing.objectStore('calls').put(call);
        writing.objectStore('audio').put({ callId: id, name: audio.name, mime: audio.mime, content });
        const job = {
          id: `job-${n}`,
          callId: id,
          kind: 'transcribe',
          service: '',
          seq: n,
          createdAt: now,
          attempts: 0,
        };
        const waiting = { state: 'queued', dueAt: 8.64e15, waitingFor: 'network' };
        writing.objectStore('jobs').put({ ...job, ...waiting });
        const services = { automation: url, speech: url };
        writing.objectStore('settings').put({ key: 'device', value: { services } });
        await new Promise((resolve) => {
          writing.oncomplete = resolve;
        });
      }
      database.close();
    },
    [FILES, BYTES, address] as const,
  );
}

/** 20 transcriptions, and what each is followed by. */
const uploadByApp: Upload = async (_page, context, service) => {
  await setOffline(context, false);
  await service.until(FILES * 4);
};

const uploadFromMemory: Upload = async (page, context, service) => {
  // A page of the same origin without the app.
  await page.goto(new URL('/icons/icon.svg', page.url()).href);
  await setOffline(context, false);
  await page.evaluate(
    async ([files, bytes, url]) => {
      const held = Array.from({ length: files }, (_, n) => new Uint8Array(bytes).fill(n));
      for (const content of held) await fetch(url, { method: 'POST', body: content });
    },
    [FILES, BYTES, `${service.url}/v1/audio/transcriptions`] as const,
  );
};
