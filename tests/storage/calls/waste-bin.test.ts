import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOTHING_DUE } from '@/domain/retention';
import { DEFAULT_CONFIG } from '@/domain/settings';
import { writeFact } from '@/storage/browser/kept-facts';
import { storeSiteConfig } from '@/storage/browser/settings';
import { getAudio } from '@/storage/calls/audio';
import { setReview } from '@/storage/calls/call-facts';
import { countBinned, countCalls, getCall, listCalls } from '@/storage/calls/calls';
import { announcedDue, keepRetention } from '@/storage/calls/retention';
import { saveTranscriptText } from '@/storage/calls/transcripts';
import { binCalls, deleteBinned, listBinned, restoreCalls } from '@/storage/calls/waste-bin';
import { db } from '@/storage/database';
import { takeJob } from '@/storage/jobs/take-jobs';
import { freshDatabase } from '../../helpers/fresh-database';
import { audioCall, typedCall } from '../../helpers/stored-calls';

const DAY = 24 * 60 * 60 * 1000;
const titles = async (search = '') =>
  (await listCalls({ search, limit: 10, offset: 0 })).calls.map(({ title }) => title);

const rule = (days: { keepSoundDays: number; keepCallDays: number }) => storeSiteConfig({ ...DEFAULT_CONFIG, ...days });
/** In days. */
const HOUR = 1 / 24;
const later = (days: number) => vi.setSystemTime(Date.now() + days * DAY);
/** A look an hour later, with somebody there at both. */
async function lookTwice(): Promise<void> {
  await keepRetention(true);
  later(HOUR);
  await keepRetention(true);
}

beforeEach(freshDatabase);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the waste bin', () => {
  it('takes a call out of every list and gives it back whole, with what was still to be done', async () => {
    const id = await audioCall({ title: 'Gói cước' });
    await takeJob(db, 'transcribe', { now: Date.now(), fence: 'f' });
    expect((await binCalls([id, 'gone'])).map(({ state }) => state)).toEqual(['running']);
    expect([await titles(), await titles('goi'), await countCalls(), await getCall(id)]).toEqual([
      [],
      [],
      0,
      undefined,
    ]);
    expect(await db.jobs.count()).toBe(0);
    expect((await listBinned()).map((call) => call.id)).toEqual([id]);

    await restoreCalls([id]);
    expect([await titles(), await titles('goi'), await countBinned()]).toEqual([['Gói cước'], ['Gói cước'], 0]);
    expect(await db.jobs.toArray()).toMatchObject([{ kind: 'transcribe', state: 'queued', attempts: 0 }]);
    expect(await db.binnedJobs.count()).toBe(0);
    expect((await getAudio(id))?.blob.size).toBeGreaterThan(0);
  });

  it('is found by its words again after it was taken back', async () => {
    const id = await typedCall('Agent: Chào chị Hạnh.');
    await binCalls([id]);
    await restoreCalls([id]);
    expect(await titles('hanh')).toHaveLength(1);
  });

  it('refuses what is typed into one of its calls: whoever types makes a new call of it', async () => {
    const id = await typedCall('Agent: Hello.');
    await binCalls([id]);
    expect(await saveTranscriptText(id, 'Agent: Hello again.')).toBeNull();
  });

  it('deletes for good only what is in it', async () => {
    const [kept, binned] = [await typedCall('A: one'), await typedCall('A: two')];
    await binCalls([binned]);
    await deleteBinned([kept, binned]);
    expect([await db.calls.count(), await db.transcripts.count(), (await getCall(kept))?.id]).toEqual([1, 1, kept]);
  });
});

describe('what another window does in the moment in which a call goes for good', () => {
  /** Has `act` begin the moment the call was looked at; gives whether it changed the call. */
  function whenLookedAt(id: string, act: () => Promise<void>): () => Promise<boolean> {
    let acting: Promise<void> | undefined;
    const { get } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
      const request = get.call(this, key);
      if (this.name === 'calls' && key === id)
        request.addEventListener('success', () => {
          acting ??= act();
        });
      return request;
    });
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    return async () => {
      if (acting === undefined) throw new Error('It was not looked at.');
      await acting;
      return put.mock.calls.some(([row]) => (row as { id?: string }).id === id);
    };
  }

  it('to take it back out of the bin is not undone', async () => {
    const id = await typedCall('A: 1');
    await binCalls([id]);
    const isChanged = whenLookedAt(id, () => restoreCalls([id]));
    await deleteBinned([id]);
    const changed = await isChanged();
    expect((await db.calls.get(id)) !== undefined).toBe(changed);
  });

  it('to open it again is not undone by the retention rule', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await rule({ keepSoundDays: 0, keepCallDays: 7 });
    const id = await typedCall('A: 1');
    await setReview([id], 'done', 'lan');
    later(9);
    const at = Date.now() - DAY;
    await writeFact(db, 'retention', { at, due: { ...NOTHING_DUE, calls: [id] }, seenAt: at });
    const isChanged = whenLookedAt(id, () => setReview([id], 'in-review', 'lan'));
    await keepRetention(true);
    const changed = await isChanged();
    expect((await db.calls.get(id)) !== undefined).toBe(changed);
  });
});

describe('the retention rule', () => {
  it('takes the sound of done calls a day after it said so, and never of others', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await rule({ keepSoundDays: 7, keepCallDays: 0 });
    const [done, open] = [await audioCall({}), await audioCall({})];
    await db.jobs.clear();
    await setReview([done], 'done', 'lan');
    later(8);
    await keepRetention(true);
    expect((await announcedDue()).due.sound).toEqual([done]);
    expect(await getAudio(done)).toBeDefined();
    later(1);
    await lookTwice();
    expect([await getAudio(done), (await getCall(done))?.audio]).toEqual([undefined, undefined]);
    expect((await getCall(done))?.soundRemovedAt).toBe(Date.now());
    expect(await getAudio(open)).toBeDefined();
  });

  it('takes nothing before somebody had it in sight after its day, and an hour to object', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await rule({ keepSoundDays: 0, keepCallDays: 7 });
    const id = await typedCall('A: 1');
    await setReview([id], 'done', 'lan');
    later(8);
    await keepRetention(true);
    // A weekend, with the page in the background.
    for (let hours = 0; hours < 60; hours++) {
      later(HOUR);
      await keepRetention(false);
    }
    await keepRetention(true);
    later(HOUR / 2);
    await keepRetention(true);
    expect(await getCall(id)).toBeDefined();
    later(HOUR / 2);
    await keepRetention(true);
    expect(await getCall(id)).toBeUndefined();
  });

  it('says for a week what is due by a clock that was years behind until now', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await rule({ keepSoundDays: 0, keepCallDays: 90 });
    await keepRetention(true);
    const id = await typedCall('A: done an hour ago');
    await setReview([id], 'done', 'lan');
    later(2000);
    await keepRetention(true);
    expect((await announcedDue()).due.calls).toEqual([id]);
    for (let day = 0; day < 6; day++) {
      later(1);
      await lookTwice();
    }
    expect(await getCall(id)).toBeDefined();
    later(1);
    await lookTwice();
    expect(await getCall(id)).toBeUndefined();
  });

  it('keeps what it has to where the app is used once in ten days', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await rule({ keepSoundDays: 0, keepCallDays: 7 });
    await keepRetention(true);
    const id = await typedCall('A: 1');
    await setReview([id], 'done', 'lan');
    let times = 0;
    for (; (await getCall(id)) !== undefined && times < 10; times++) {
      later(10);
      await keepRetention(true);
    }
    // Announced, seen, gone.
    expect(times).toBe(3);
  });

  it('keeps a call that was opened again, or for which something is still to be done', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await rule({ keepSoundDays: 0, keepCallDays: 7 });
    const [again, waiting, gone] = [await typedCall('A: 1'), await audioCall({}), await typedCall('A: 3')];
    await setReview([again, waiting, gone], 'done', 'lan');
    later(8);
    await keepRetention(true);
    await setReview([again], 'in-review', 'lan');
    later(1);
    await lookTwice();
    expect([await getCall(again), await getCall(waiting), await getCall(gone)].map((call) => call?.id)).toEqual([
      again,
      waiting,
      undefined,
    ]);
  });

  it('empties the bin of what lay there for 30 days', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const id = await typedCall('A: 1');
    await binCalls([id]);
    later(30);
    await keepRetention(true);
    expect(await countBinned()).toBe(1);
    later(1);
    await lookTwice();
    expect(await db.calls.count()).toBe(0);
  });
});
