import 'fake-indexeddb/auto';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_CONFIG } from '@/domain/settings';
import { checkInstall } from '@/storage/browser/install';
import { getSettings, storeSiteConfig } from '@/storage/browser/settings';
import { countCalls } from '@/storage/calls/calls';
import { keepRetention } from '@/storage/calls/retention';
import { db } from '@/storage/database';
import { readDayProgress } from '@/storage/desk/day-progress';
import { nextDueAfter } from '@/storage/jobs/job-queue';
import { countWaiting } from '@/storage/jobs/jobs';
import { readQueueState } from '@/storage/jobs/watch-jobs';
import { cardsToChoose } from '@/storage/scorecards/cards-for-calls';
import { seals } from '@/storage/seal/seals';
import { freshDatabase } from '../helpers/fresh-database';

// A connection keeps the function that it was opened with.
const spy = vi.spyOn(IDBDatabase.prototype, 'transaction');
beforeEach(freshDatabase);
afterAll(() => spy.mockRestore());

/** How the database is asked while `work` goes on. */
async function asked(work: () => Promise<unknown>): Promise<(IDBTransactionMode | undefined)[]> {
  spy.mockClear();
  await work();
  return spy.mock.calls.map(([, mode]) => mode);
}

it.each<[string, () => Promise<unknown>]>([
  ['the state of the queue', () => readQueueState(db)],
  ['when the next job is due', () => nextDueAfter(db, Date.now())],
  ['how many calls wait', countWaiting],
  ['how many calls there are', countCalls],
  ['how far the day’s work is', readDayProgress],
  ['the settings', () => getSettings()],
  ['the scorecards to choose from', () => cardsToChoose('csat')],
])('reads in one transaction %s', async (_what, read) => {
  await db.open();
  expect(await asked(read)).toEqual(['readonly']);
});

it('writes nothing at a start that finds what it knows', async () => {
  const start = async () => {
    await checkInstall();
    await storeSiteConfig(DEFAULT_CONFIG);
    await keepRetention(true);
  };
  expect(await asked(start)).toContain('readwrite');
  expect(await asked(start)).not.toContain('readwrite');
});

it('looks for sealed rows in a few tables at a time', async () => {
  db.close({ disableAutoOpen: false });
  let [waiting, most, all] = [0, 0, 0];
  const { getAll } = IDBObjectStore.prototype;
  const asking = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (
    this: IDBObjectStore,
    ...how
  ) {
    const request = getAll.apply(this, how);
    all += 1;
    waiting += 1;
    most = Math.max(most, waiting);
    request.addEventListener('success', () => {
      waiting -= 1;
    });
    return request;
  });
  seals.ready = () => undefined;
  try {
    await db.open();
  } finally {
    delete seals.ready;
    asking.mockRestore();
  }
  expect(all).toBeGreaterThan(20);
  expect(most).toBeLessThanOrEqual(6);
});
