import { chromium, type Page } from 'playwright-core';
import { buildApp } from '@/site/build-app';
import { findBrowser } from '@/site/find-browser';
import { serveDist } from '@/site/serve-dist';
import { searchWords } from '@/storage/calls/search-text';

const CALLS = 10_000;
const ROUNDS = 5;
const OPEN_MS = 150;
const TYPE_MS = 50;
const TYPED = 'hoa don 77';

const TOPICS = [
  'hóa đơn tháng này',
  'gói cước data',
  'mạng chậm cả tuần',
  'đổi sim',
  'khiếu nại cước',
  'đăng ký gia hạn',
];

/** A transcript of some 150 words, different for every call. */
function textOf(n: number): string {
  const topic = TOPICS[n % TOPICS.length] ?? '';
  const turn = (at: number) => `Agent (A): Dạ em kiểm tra ${topic} số ${n * 7 + at} cho anh chị ngay đây ạ.`;
  return Array.from({ length: 10 }, (_, at) => turn(at)).join('\n');
}

/** The Calls drawer of the app with 10,000 calls: script time of opening it and of each key typed into its search. */
export async function bench(): Promise<void> {
  buildApp();
  const server = await serveDist(0);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
    const page = await context.newPage();
    await page.goto(server.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await seed(page);
    const opening: Measured[] = [];
    const keys: Measured[] = [];
    const naive: Measured[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await page.goto(server.url);
      await page.getByText('10,000').first().waitFor();
      opening.push(await measure(page, open));
      const search = page.getByRole('searchbox', { name: 'Search calls' });
      await search.focus();
      for (let length = 1; length <= TYPED.length; length++) {
        keys.push(await measure(page, () => typeKey(page, TYPED.slice(0, length))));
      }
      naive.push(await measure(page, () => readEverything(page)));
    }
    const row = (what: string, all: Measured[], limit: number | '') => ({
      what,
      'script ms (median)': round1(median(all.map(({ scriptMs }) => scriptMs))),
      'script ms (worst)': round1(Math.max(...all.map(({ scriptMs }) => scriptMs))),
      'to screen ms (median)': round1(median(all.map(({ wallMs }) => wallMs))),
      'limit ms': limit,
      'of reading all': Number(
        (median(all.map(({ scriptMs }) => scriptMs)) / median(naive.map(({ scriptMs }) => scriptMs))).toFixed(2),
      ),
    });
    console.table([
      row(`open with ${CALLS} calls`, opening, OPEN_MS),
      row(`a key of "${TYPED}"`, keys, TYPE_MS),
      row('reading all calls and transcripts once', naive, ''),
    ]);
  } finally {
    await browser.close();
    await server.close();
  }
}

interface Measured {
  /** JavaScript of the page's main thread. */
  scriptMs: number;
  wallMs: number;
}

/** `work` says how long it took until the screen showed it, by the page's own clock. */
async function measure(page: Page, work: (page: Page) => Promise<number>): Promise<Measured> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const scriptS = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
  };
  const before = await scriptS();
  const wallMs = await work(page);
  const scriptMs = ((await scriptS()) - before) * 1000;
  await session.detach();
  return { scriptMs, wallMs };
}

const open = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Calls');
    const from = performance.now();
    button?.click();
    for (;;) {
      await new Promise(requestAnimationFrame);
      if (document.querySelectorAll('.calls-row').length >= 50) return performance.now() - from;
    }
  });

/** As React hears a key: the native setter, then an input event. Ends when the list stands still. */
const typeKey = (page: Page, text: string): Promise<number> =>
  page.evaluate(async (value) => {
    const box = document.querySelector<HTMLInputElement>('.calls-search input');
    const list = document.querySelector('.calls-list')?.parentElement;
    if (!box || !list) throw new Error('no drawer');
    let changedAt = performance.now();
    const observer = new MutationObserver(() => {
      changedAt = performance.now();
    });
    observer.observe(list, { childList: true, subtree: true, characterData: true });
    const from = performance.now();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, value);
    box.dispatchEvent(new Event('input', { bubbles: true }));
    for (let quiet = 0; quiet < 15; quiet++) {
      const last = changedAt;
      await new Promise(requestAnimationFrame);
      if (changedAt !== last) quiet = 0;
    }
    observer.disconnect();
    return Math.max(0, changedAt - from);
  }, text);

/** What a list without an index would do: the peer. */
const readEverything = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const from = performance.now();
    const opening = indexedDB.open('callmark');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const reading = opening.result.transaction(['calls', 'transcripts']);
    // No named function in here: the loader of the benchmarks would wrap it in a helper that the page does not have.
    const [calls = [], transcripts = []] = await Promise.all(
      ['calls', 'transcripts'].map(
        (store) =>
          new Promise<unknown[]>((resolve) => {
            const request = reading.objectStore(store).getAll();
            request.onsuccess = () => resolve(request.result);
          }),
      ),
    );
    const found = [...calls, ...transcripts].filter((row) => JSON.stringify(row).toLowerCase().includes('hóa đơn'));
    opening.result.close();
    return found.length > 0 ? performance.now() - from : Number.NaN;
  });

async function seed(page: Page): Promise<void> {
  const now = Date.now() - CALLS * 60_000;
  const step = 1000;
  for (let from = 0; from < CALLS; from += step) {
    const rows = Array.from({ length: step }, (_, index) => {
      const n = from + index;
      const text = textOf(n);
      const title = `Cuộc gọi ${n} ${TOPICS[n % TOPICS.length]}`;
      return { n, text, title, at: now + n * 60_000, titleWords: searchWords(title), words: searchWords(text) };
    });
    await page.evaluate(
      (all) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('callmark');
          opening.onsuccess = () => {
            const writing = opening.result.transaction(['calls', 'transcripts', 'search'], 'readwrite');
            for (const { n, text, title, at, titleWords, words } of all) {
              const callId = `call-${n}`;
              const score = { value: 1 + (n % 40) / 10, max: 5, label: 'Đạt', band: 1 + (n % 5) };
              const said = { source: 'typed', language: 'vi', service: 'Sale Effective', words: 150 };
              writing.objectStore('calls').put({ id: callId, title, createdAt: at, updatedAt: at, ...said, score });
              const madeBy = { maker: 'human', name: '', at };
              writing.objectStore('transcripts').put({ callId, text, revision: 1, removed: [], madeBy });
              const found = { callId, createdAt: at, title: titleWords, words };
              writing.objectStore('search').put({ ...found, changed: n + 1 });
            }
            writing.onabort = () => reject(writing.error);
            writing.oncomplete = () => {
              opening.result.close();
              resolve();
            };
          };
        }),
      rows,
    );
  }
}

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN;
const round1 = (value: number): number => Number(value.toFixed(1));
