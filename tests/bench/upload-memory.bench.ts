import type { BrowserContext, Page } from 'playwright-core';
import { buildApp } from '@/site/build-app';
import { findBrowser } from '@/site/find-browser';
import { serveDist } from '@/site/serve-dist';
import { KillableBrowser } from '../journeys/killable-browser';
import { noteOf, scoreSales } from '../services/counting';
import { type AnsweringServer, serveAnswers } from '../tools/answering-server';
import { atRest, usedMb } from '../tools/browser-memory';
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
    for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(app.url, service, uploadByApp, FILES * 4));
    const ours = [...rounds].sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
    const fromMemory = await measure(app.url, service, uploadFromMemory, FILES);
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

/** Brings the page to where it sends by itself, as soon as the browser is let go of and online by that. */
type Upload = (page: Page, service: AnsweringServer) => Promise<void>;

/** Nothing is connected to the browser while it sends: a debugger keeps what it is told of requests. */
async function measure(url: string, service: AnsweringServer, prepare: Upload, posts: number): Promise<number> {
  service.reset();
  const browser = new KillableBrowser(findBrowser());
  try {
    await seed(await openApp(await browser.start(), url), service.url);
    // A browser that has just been started: what seeding took is gone.
    await browser.kill();
    const context = await browser.start();
    await setOffline(context, true);
    await prepare(await openApp(context, url), service);
    const idle = await atRest(() => usedMb(browser.pid));
    let peak = idle;
    let ended = false;
    await browser.disconnect();
    const sent = service.until(posts).then(() => {
      ended = true;
    });
    while (!ended) {
      peak = Math.max(peak, usedMb(browser.pid));
      // Lets the service of this process answer.
      await new Promise(setImmediate);
    }
    await sent;
    return Math.round(peak - idle);
  } finally {
    await browser.dispose();
  }
}

async function openApp(context: BrowserContext, url: string): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
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

/** The app is open and its queue full: 20 transcriptions, and what each is followed by. */
const uploadByApp: Upload = async () => {};

const uploadFromMemory: Upload = async (page, service) => {
  // A page of the same origin without the app.
  await page.goto(new URL('/icons/icon.svg', page.url()).href);
  await page.evaluate(
    ([files, bytes, url]) => {
      addEventListener('online', async () => {
        const held = Array.from({ length: files }, (_, n) => new Uint8Array(bytes).fill(n));
        for (const content of held) await fetch(url, { method: 'POST', body: content });
      });
    },
    [FILES, BYTES, `${service.url}/v1/audio/transcriptions`] as const,
  );
};
