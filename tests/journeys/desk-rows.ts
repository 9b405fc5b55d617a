import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Call, ScoreHeadline } from '@/domain/call';
import type { Job } from '@/domain/jobs/job';
import type { StoredTranscript } from '@/domain/transcript/transcript';
import { searchWords } from '@/storage/calls/search-text';
import { callRow, SALES } from '../helpers/call-row';
import { headlineRow } from '../helpers/score-answers';
import { putRows } from '../tools/app-rows';
import { storedRows } from './stored-tables';

const AGENTS = ['Ngọc Thảo', 'Quốc Huy', 'Minh Lan', 'Nguyễn Thị Hoàng Phương Khánh Vy'];
const TAGS = ['khiếu nại', 'chuyển vùng', 'bán thêm', 'hủy gói'];
const TOPICS = [
  'Hỏi cước chuyển vùng đi Nhật',
  'Mời nâng cấp cáp quang',
  'Khách tính hủy gói vì mạng chậm',
  'Hóa đơn tháng 10',
];
const HOUR_MS = 3_600_000;
const MOBILE = 'M Customer Service';

function scoresOf(n: number): ScoreHeadline[] {
  const band = ((n % 5) + 1) as 1 | 2 | 3 | 4 | 5;
  const sales = headlineRow({ value: band, label: 'Khá', band });
  if (n % 7 === 0) return [];
  if (n % 3 === 0) return [sales, headlineRow({ service: MOBILE, value: 8.5, max: 10, label: 'Tốt', band: 4 })];
  if (n % 4 === 0) return [headlineRow({ service: SALES, value: null, band: null, fitting: MOBILE })];
  return [sales];
}

function reviewOf(n: number, now: number): Pick<Call, 'review'> {
  if (n % 5 === 3) return { review: { state: 'done', by: 'device', at: now - 60_000 } };
  if (n % 5 === 4) return { review: { state: 'in-review', by: n % 2 === 0 ? 'device' : 'minh', at: now - 60_000 } };
  return {};
}

/** Stores calls of every kind the desk knows, one every third hour back from now; call 2 failed and call 1 waits. */
export async function storeDeskCalls(page: Page, count: number, now: number): Promise<void> {
  // A config.json that is kept for the first time wakes what waits.
  await expect
    .poll(async () => (await storedRows<{ key: string }>(page, 'settings')).some(({ key }) => key === 'site'))
    .toBe(true);
  const numbers = Array.from({ length: count }, (_, n) => n);
  const at = (n: number) => now - n * 3 * HOUR_MS;
  const text = (n: number) =>
    `Agent (A): (00:00:00,000 - 00:00:04,000) Dạ em chào chị, em là ${AGENTS[n % 4]} ạ.\nCustomer (C): (00:00:05,000 - 00:00:09,000) Chị muốn hỏi về ${TOPICS[n % 4]?.toLowerCase()}, mã số KH${1000 + n}.`;
  const calls = numbers.map(
    (n): Call => ({
      ...callRow({ id: `desk-${n}`, title: `${TOPICS[n % 4]} ${n}`, createdAt: at(n), updatedAt: at(n), words: 30 }),
      ...{ source: n % 2 === 0 ? 'upload' : 'recording', scores: n === 1 || n === 2 ? [] : scoresOf(n) },
      ...(n % 6 !== 5 && { audio: { name: 'a.wav', mime: 'audio/wav', bytes: 1000, durationS: 60 + n * 7 } }),
      ...(n % 9 !== 8 && {
        facts: { agent: AGENTS[n % 4] ?? '', tags: n % 2 === 0 ? TAGS.slice(0, 1 + (n % 3)) : [] },
      }),
      ...reviewOf(n, now),
    }),
  );
  const transcripts = numbers.map(
    (n): StoredTranscript => ({
      ...{ callId: `desk-${n}`, text: text(n), revision: 1, removed: [] },
      madeBy: { maker: 'human', name: '', at: now },
    }),
  );
  const search = calls.map(({ id, title, createdAt }, n) => ({
    ...{ callId: id, createdAt, title: searchWords(title), words: searchWords(text(n)), changed: now + n },
  }));
  const job = { service: '', seq: 1, createdAt: now, attempts: 1, kind: 'transcribe' } as const;
  // Far enough for the queue to leave it alone while a journey lasts.
  const later = { dueAt: Date.now() + HOUR_MS, since: Date.now() };
  const failure = { kind: 'http', status: 502, statusText: 'Bad Gateway' } as const;
  const jobs: Job[] = [
    { ...job, id: 'waits', callId: 'desk-1', state: 'queued', ...later, waitingFor: 'retry', failure },
    {
      ...job,
      id: 'fails',
      callId: 'desk-2',
      state: 'failed',
      endedAt: now,
      failure: { kind: 'http', status: 401, statusText: 'Unauthorized' },
    },
  ];
  await putRows(page, { calls, transcripts, jobs, search });
}
