import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_CONFIG } from '@/domain/settings';
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

beforeEach(freshDatabase);
afterEach(() => vi.useRealTimers());

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

describe('the retention rule', () => {
  const rule = (days: { keepSoundDays: number; keepCallDays: number }) =>
    storeSiteConfig({ ...DEFAULT_CONFIG, ...days });
  const later = (days: number) => vi.setSystemTime(Date.now() + days * DAY);

  it('takes the sound of done calls a day after it said so, and never of others', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await rule({ keepSoundDays: 7, keepCallDays: 0 });
    const [done, open] = [await audioCall({}), await audioCall({})];
    await db.jobs.clear();
    await setReview([done], 'done', 'lan');
    later(8);
    await keepRetention();
    expect((await announcedDue()).due.sound).toEqual([done]);
    expect(await getAudio(done)).toBeDefined();
    later(1);
    await keepRetention();
    expect([await getAudio(done), (await getCall(done))?.audio]).toEqual([undefined, undefined]);
    expect((await getCall(done))?.soundRemovedAt).toBe(Date.now());
    expect(await getAudio(open)).toBeDefined();
  });

  it('keeps a call that was opened again, or for which something is still to be done', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await rule({ keepSoundDays: 0, keepCallDays: 7 });
    const [again, waiting, gone] = [await typedCall('A: 1'), await audioCall({}), await typedCall('A: 3')];
    await setReview([again, waiting, gone], 'done', 'lan');
    later(8);
    await keepRetention();
    await setReview([again], 'in-review', 'lan');
    later(1);
    await keepRetention();
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
    await keepRetention();
    expect(await countBinned()).toBe(1);
    later(1);
    await keepRetention();
    expect(await db.calls.count()).toBe(0);
  });
});
