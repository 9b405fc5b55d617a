import 'fake-indexeddb/auto';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_CONFIG } from '@/domain/settings';
import { checkInstall } from '@/storage/browser/install';
import { getSettings, storeSiteConfig } from '@/storage/browser/settings';
import { countCalls } from '@/storage/calls/calls';
import { otherIntakes } from '@/storage/calls/intake';
import { keepRetention } from '@/storage/calls/retention';
import { waitingShares } from '@/storage/calls/shares';
import { db, durableDb } from '@/storage/database';
import { readDayProgress } from '@/storage/desk/day-progress';
import { nextDueAfter, prepareJobs } from '@/storage/jobs/job-queue';
import { countWaiting } from '@/storage/jobs/jobs';
import { readQueueState } from '@/storage/jobs/watch-jobs';
import { cardsToChoose } from '@/storage/scorecards/cards-for-calls';
import { seals } from '@/storage/seal/seals';
import { freshDatabase } from '../helpers/fresh-database';

const { transaction } = IDBDatabase.prototype;
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

it.each<[string, () => Promise<unknown>]>([
  ['whether anything runs or is queued', () => readQueueState(db)],
  ['when something is due', () => nextDueAfter(db, Date.now())],
  ['what lost its owner, or waits', () => prepareJobs(db, { now: Date.now, random: Math.random, online: true })],
])('asks an empty queue not more than %s', async (_what, read) => {
  await db.open();
  const requests = (['count', 'getAll'] as const).map((how) => vi.spyOn(IDBIndex.prototype, how));
  await read();
  const asked = requests.flatMap(({ mock }) => mock.calls);
  for (const request of requests) request.mockRestore();
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.length).toBeLessThanOrEqual(2);
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

/** How many tables are asked, and at most at once, while `work` goes on. */
async function tablesAsked(work: () => Promise<unknown>): Promise<{ all: number; most: number }> {
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
    await work();
  } finally {
    delete seals.ready;
    asking.mockRestore();
  }
  return { all, most };
}

/** As at the start of another page. */
function closeAll(): void {
  durableDb.close({ disableAutoOpen: false });
  db.close({ disableAutoOpen: false });
}

it('looks for sealed rows in a few tables at a time', async () => {
  await db.open();
  closeAll();
  const { all, most } = await tablesAsked(() => db.open());
  expect(all).toBeGreaterThan(20);
  expect(most).toBeLessThanOrEqual(6);
});

it('looks for none in a database that it makes', async () => {
  expect((await tablesAsked(() => db.open())).all).toBe(0);
});

it('looks for them once where both connections are opened, and anew where none was left open', async () => {
  await db.open();
  closeAll();
  const once = await tablesAsked(() => db.open());
  expect((await tablesAsked(() => durableDb.open())).all).toBe(0);
  closeAll();
  expect((await tablesAsked(() => durableDb.open())).all).toBe(once.all);
});

it('begins for each that waited for the database in a task of its own', async () => {
  let [begun, most] = [0, 0];
  spy.mockImplementation(function (this: IDBDatabase, stores, ...how) {
    if (['settings', 'shares'].includes(String(stores))) most = Math.max(most, ++begun);
    let microtasks = 0;
    // All of a task's microtasks are done before the next task begins.
    const whenTaskEnds = () => {
      if (++microtasks < 500) queueMicrotask(whenTaskEnds);
      else begun = 0;
    };
    whenTaskEnds();
    return transaction.call(this, stores, ...how);
  });
  await Promise.all([otherIntakes(), waitingShares()]);
  expect(most).toBe(1);
});
