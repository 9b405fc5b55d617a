import type { BrowserContext, Page } from 'playwright-core';
import { buildApp } from '@/site/build-app';
import { findBrowser } from '@/site/find-browser';
import { serveDist } from '@/site/serve-dist';
import { KillableBrowser } from '../journeys/killable-browser';
import { atRest, usedMb } from '../tools/browser-memory';

const SOUND_MB = Number(process.env['SOUND_MB'] ?? 300);

/** Memory of the whole browser over idle while one long call goes into a .callmark file and comes in again. */
export async function bench(): Promise<void> {
  buildApp();
  const app = await serveDist(0);
  const browser = new KillableBrowser(findBrowser());
  try {
    await seed(await openApp(await browser.start(), app.url));
    // A browser that has just been started: what seeding took is gone.
    await browser.kill();
    const page = await openApp(await browser.start(), app.url);
    const out = await measure(browser, () => writeFile(page));
    await forget(page);
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const back = await measure(browser, () => takeIn(page));
    console.table([
      { way: 'out', 'sound MB': SOUND_MB, ...out },
      { way: 'in', 'sound MB': SOUND_MB, ...back },
    ]);
  } finally {
    await browser.dispose();
    await app.close();
  }
}

async function measure(browser: KillableBrowser, work: () => Promise<void>) {
  const idle = await atRest(() => usedMb(browser.pid));
  let peak = idle;
  const watching = setInterval(() => {
    peak = Math.max(peak, usedMb(browser.pid));
  }, 50);
  const began = performance.now();
  await work();
  clearInterval(watching);
  return { 'peak over idle MB': Math.round(peak - idle), seconds: Math.round((performance.now() - began) / 100) / 10 };
}

async function openApp(context: BrowserContext, url: string): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(600_000);
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

function seed(page: Page): Promise<void> {
  return page.evaluate(async (megabytes) => {
    const opening = indexedDB.open('callmark');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const database = opening.result;
    const part = new Uint8Array(1024 * 1024);
    const parts = Array.from({ length: megabytes }, (_, n) => new Blob([part.fill(n)]));
    const content = new Blob(parts, { type: 'audio/mpeg' });
    const audio = { name: 'long.mp3', mime: 'audio/mpeg', bytes: content.size };
    const call = {
      id: 'long',
      title: 'long',
      source: 'upload',
      createdAt: 1,
      updatedAt: 1,
      language: '',
      service: 'x',
    };
    const writing = database.transaction(['calls', 'audio'], 'readwrite');
    writing.objectStore('calls').put({ ...call, audio, scores: [] });
    writing.objectStore('audio').put({ callId: 'long', name: audio.name, mime: audio.mime, content });
    await new Promise((resolve) => {
      writing.oncomplete = resolve;
    });
    database.close();
  }, SOUND_MB);
}

/** The place that the browser would ask for is a file of its own here. */
async function writeFile(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, {
      // A method: the compiler of this program wraps other functions in a helper that the page does not have.
      async showSaveFilePicker() {
        const folder = await navigator.storage.getDirectory();
        return folder.getFileHandle('bench.callmark', { create: true });
      },
    });
  });
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('button', { name: 'Back up everything' }).click();
  await page.getByText(/the file is written/).waitFor();
}

/** The call is gone, as on another device. */
function forget(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('callmark');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const writing = opening.result.transaction(['calls', 'audio'], 'readwrite');
    writing.objectStore('calls').clear();
    writing.objectStore('audio').clear();
    await new Promise((resolve) => {
      writing.oncomplete = resolve;
    });
    opening.result.close();
  });
}

async function takeIn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const handle = await (await navigator.storage.getDirectory()).getFileHandle('bench.callmark');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(await handle.getFile());
    window.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
  });
  await page.getByRole('button', { name: 'Import one call' }).click();
  await page.getByText('One call was added.').waitFor();
}
