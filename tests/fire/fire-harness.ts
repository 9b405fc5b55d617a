import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Call } from '@/domain/call';
import type { Job } from '@/domain/job';
import type { StoredResult } from '@/domain/results';
import type { StoredTranscript } from '@/domain/transcript';
import { baseUrl } from '../journeys/harness';
import { noteOf, scoreSales } from '../services/counting';
import type { Peer } from '../services/peer';
import type { LoggedRequest } from '../services/request-log';

export const SCORING = '/webhook/sale-effectiveness';
export const NOTES = '/webhook/sale-effectiveness-auto-summary';
export const TRANSCRIPTIONS = '/v1/audio/transcriptions';

/** The start page, once the service worker is in control of it. */
export async function openApp(context: BrowserContext, query = ''): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${baseUrl()}/${query}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

/** Types the peer's addresses into the Settings dialog, as an administrator would. */
export async function enterServices(page: Page, peer: Peer): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('textbox', { name: 'Automation service' }).fill(peer.url);
  await dialog.getByRole('textbox', { name: 'Speech service' }).fill(peer.url);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/**
 * A page of the app's origin without the app: it sees the database and answers no message of the worker's, so nothing
 * but the worker can be at work beside it.
 */
export async function openReader(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${baseUrl()}/icons/icon.svg`);
  return page;
}

export interface Tables {
  calls: Call;
  jobs: Job;
  results: StoredResult;
  transcripts: StoredTranscript;
  evaluations: unknown;
  audio: { callId: string; name: string };
}

/** Every row of a table, as the browser stored it. */
export function rowsOf<T extends keyof Tables>(page: Page, table: T): Promise<Tables[T][]> {
  return page.evaluate(
    (store) =>
      new Promise<never[]>((resolve, reject) => {
        const opening = indexedDB.open('callmark');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result as never[]);
          };
        };
      }),
    table,
  );
}

/** Writes rows as they are, all tables in one transaction. */
export function putRows(page: Page, rows: { [T in keyof Tables]?: Tables[T][] } & { settings?: unknown[] }) {
  return page.evaluate(
    (tables) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('callmark');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const writing = database.transaction(Object.keys(tables), 'readwrite');
          for (const [store, values] of Object.entries(tables))
            for (const value of values) writing.objectStore(store).put(value);
          writing.onabort = () => reject(writing.error);
          writing.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    rows as Record<string, unknown[]>,
  );
}

/** For expect.poll: how often a condition is looked at, and when it is given up. */
export const WAIT = { timeout: 60_000, interval: 50 };

/** Waits until the queue holds nothing that is still to be done, and gives the rows it ended with. */
export async function untilDrained(page: Page, jobs: number, timeout = 120_000): Promise<Job[]> {
  const states = async () => {
    const rows = await rowsOf(page, 'jobs');
    return {
      jobs: rows.length,
      open: rows.filter(({ state }) => state !== 'done').map(({ kind, state }) => [kind, state]),
    };
  };
  await expect.poll(states, { ...WAIT, timeout }).toEqual({ jobs, open: [] });
  return rowsOf(page, 'jobs');
}

/** What the peer did for each request_id at an address: [] where everything was done exactly once. */
export function doneTwice(peer: Peer, path: string): string[] {
  const ids = peer
    .effects()
    .filter((entry) => entry.path === path)
    .map(({ requestId }) => requestId ?? 'none');
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

/** The different jobs that reached an address and were done there. */
export function jobsDone(peer: Peer, path: string): Set<string> {
  return new Set(peer.effects().flatMap((entry) => (entry.path === path ? [entry.requestId ?? 'none'] : [])));
}

export const posts = (peer: Peer): LoggedRequest[] => peer.log.entries.filter(({ method }) => method === 'POST');

/** Every stored score and note of the call is what the peer makes of exactly the stored transcript. */
export async function expectRightAnswers(page: Page, calls: readonly { id: string }[]): Promise<void> {
  const [transcripts, results] = await Promise.all([rowsOf(page, 'transcripts'), rowsOf(page, 'results')]);
  const texts = new Map(transcripts.map(({ callId, text }) => [callId, text]));
  const key = (callId: string, kind: string) => `${callId} ${kind}`;
  const raws = new Map(results.map(({ callId, kind, raw }) => [key(callId, kind), raw]));
  expect(results.length).toBe(raws.size);
  for (const { id } of calls) {
    const text = texts.get(id) ?? '';
    expect(JSON.parse(raws.get(key(id, 'score')) ?? 'null')).toEqual(scoreSales(text));
    expect(JSON.parse(raws.get(key(id, 'auto-note')) ?? 'null')).toEqual(noteOf(text));
    expect(raws.get(key(id, 'summary'))).toBeTruthy();
  }
}

/** Ends the service worker where it stands, as the browser does whenever it likes. */
export async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

/** A transcript no other call has; the peer's score of it depends on n. */
export function typedText(n: number): string {
  const offer = n % 2 === 0 ? 'Em sẽ đăng ký gói cước mới cho anh.' : 'Anh có hài lòng với dịch vụ không?';
  return `Agent (A): (00:00:00,000 - 00:00:02,000) Dạ em chào anh, đây là cuộc gọi số ${n}.\nCustomer (C): (00:00:02,000 - 00:00:04,000) ${'vâng '.repeat((n % 7) + 1)}\nAgent (A): (00:00:04,000 - 00:00:06,000) ${offer}`;
}

/** The rows `createTypedCall` and `scoreCall` leave behind: each call waits for its score, note and summary. */
export function typedRows(
  from: number,
  count: number,
  now: number,
): Pick<{ [T in keyof Tables]: Tables[T][] }, 'calls' | 'transcripts' | 'jobs'> {
  const numbers = Array.from({ length: count }, (_, index) => from + index);
  const service = 'Sale Effective';
  const calls = numbers.map(
    (n): Call => ({
      ...{ id: `typed-${n}`, title: `Cuộc gọi ${n}`, source: 'typed', createdAt: now + n, updatedAt: now + n },
      ...{ language: '', service, words: typedText(n).split(/\s+/).length },
    }),
  );
  const transcripts = numbers.map(
    (n): StoredTranscript => ({
      ...{ callId: `typed-${n}`, text: typedText(n), revision: 1, removed: [] },
      madeBy: { maker: 'human', name: '', at: now },
    }),
  );
  const jobs = numbers.flatMap((n) =>
    (['score', 'auto-note', 'summarise'] as const).map(
      (kind, index): Job => ({
        ...{ id: `job-${n}-${kind}`, callId: `typed-${n}`, kind, service: kind === 'score' ? service : '' },
        ...{ seq: now * 1000 + n * 10 + index, createdAt: now, attempts: 0 },
        ...{ state: 'queued', dueAt: 0, waitingFor: 'turn' },
      }),
    ),
  );
  return { calls, transcripts, jobs };
}

/** So many typed calls at once, without the clicks; nothing runs before something wakes the queue. */
export function seedTypedCalls(page: Page, count: number): Promise<void> {
  return putRows(page, typedRows(0, count, Date.now()));
}

/** Fires a sync event at the worker, as the browser does when it believes in a network. */
export async function dispatchSync(page: Page, tag = 'jobs-fire'): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: false });
  await session.detach();
}
