import { chromium, type Page } from 'playwright-core';
import { buildApp } from '@/site/build-app';
import { findBrowser } from '@/site/find-browser';
import { serveDist } from '@/site/serve-dist';
import { searchWords } from '@/storage/calls/search-text';
import { callRow } from '../helpers/call-row';
import { headlineRow } from '../helpers/score-answers';
import { putRows } from '../tools/app-rows';

const TOPICS = ['hóa đơn tháng này', 'gói cước data', 'mạng chậm cả tuần', 'đổi sim', 'khiếu nại cước'];
const AGENTS = ['Minh Lan', 'Quốc Huy', 'Ngọc Thảo', 'Đức Anh'];
const STEP = 1000;

async function store(page: Page, calls: number): Promise<void> {
  const start = Date.now() - calls * 60_000;
  for (let from = 0; from < calls; from += STEP) {
    const rows = Array.from({ length: STEP }, (_, index) => {
      const n = from + index;
      const topic = TOPICS[n % TOPICS.length] ?? '';
      const text = Array.from({ length: 10 }, (_, at) => `Agent (A): Dạ em kiểm tra ${topic} số ${n * 7 + at} ạ.`);
      const at = start + n * 60_000;
      const band = ((n % 5) + 1) as 1 | 2 | 3 | 4 | 5;
      const review = { state: n % 2 === 0 ? 'done' : 'in-review', by: 'device', at } as const;
      const call = {
        ...callRow({ id: `call-${n}`, title: `Cuộc gọi ${n} ${topic}`, createdAt: at, updatedAt: at, words: 150 }),
        scores: [headlineRow({ value: band, band }), headlineRow({ service: 'M Customer Service', value: 8, max: 10 })],
        facts: { agent: AGENTS[n % 4] ?? '', tags: n % 3 === 0 ? ['cước'] : [] },
        ...(n % 3 !== 0 && { review }),
        audio: { name: 'a.wav', mime: 'audio/wav', bytes: 1000, durationS: 60 + (n % 600) },
      };
      return { call, text: text.join('\n'), n };
    });
    await putRows(page, {
      calls: rows.map(({ call }) => call),
      transcripts: rows.map(({ call, text }) => ({
        ...{ callId: call.id, text, revision: 1, removed: [], madeBy: { maker: 'human', name: '', at: start } },
      })),
      search: rows.map(({ call, text, n }) => ({
        ...{ callId: call.id, createdAt: call.createdAt, title: searchWords(call.title), words: searchWords(text) },
        changed: n + 1,
      })),
    });
  }
}

/** Runs `work` in the built app, whose database holds so many typed calls of some 150 words with scores and facts. */
export async function withCalls(calls: number, work: (page: Page, url: string) => Promise<void>): Promise<void> {
  buildApp();
  const server = await serveDist(0);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 860 } })).newPage();
    await page.goto(server.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await store(page, calls);
    await work(page, server.url);
  } finally {
    await browser.close();
    await server.close();
  }
}
