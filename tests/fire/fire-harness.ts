import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Job } from '@/domain/jobs/job';
import { baseUrl } from '../journeys/harness';
import { noteOf, scoreSales } from '../services/counting';
import type { Peer } from '../services/peer';
import type { LoggedRequest } from '../services/request-log';
import { putRows, rowsOf } from '../tools/app-rows';
import { typedRows } from '../tools/typed-rows';

export const SCORING = '/webhook/sale-effectiveness';
export const NOTES = '/webhook/sale-effectiveness-auto-summary';
export const TRANSCRIPTIONS = '/v1/audio/transcriptions';

/**
 * For expect.poll: how often a condition is looked at, and when it is given up. Long, since a machine several times slower
 * is no defect: 80 recordings were once kept in 65 s instead of 32.
 */
export const WAIT = { timeout: 300_000, interval: 50 };

/** The start page, once the service worker is in control of it. */
export async function openApp(context: BrowserContext, query = ''): Promise<Page> {
  context.setDefaultTimeout(WAIT.timeout);
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
  await dialog.getByRole('button', { name: 'Save settings' }).click();
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

/** Waits until the queue holds nothing that is still to be done, and gives the rows it ended with. */
export async function untilDrained(page: Page, jobs: number, timeout = WAIT.timeout): Promise<Job[]> {
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

/** So many typed calls at once, without the clicks; nothing runs before something wakes the queue. */
export function seedTypedCalls(page: Page, count: number): Promise<void> {
  return putRows(page, typedRows(0, count, Date.now()));
}
