import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getAudio } from '@/storage/calls/audio';
import { deleteCall, getCall } from '@/storage/calls/calls';
import { recordingStore as store } from '@/storage/calls/recordings';
import { db, durableDb } from '@/storage/database';
import { jobsOfCall } from '@/storage/jobs/jobs';
import { freshDatabase } from '../../helpers/fresh-database';

beforeEach(async () => {
  vi.restoreAllMocks();
  await freshDatabase();
});

const RECORDING = {
  id: 'r1',
  title: 'Recording 10:31',
  startedAt: 1_700_000_000_000,
  language: 'vi',
  service: 'Sale Effective',
};

/** Slices whose samples count on: a missing or swapped one shows. */
async function record(slices: number, id = 'r1'): Promise<void> {
  await store.begin({ ...RECORDING, id });
  for (let seq = 0; seq < slices; seq++) {
    await store.append(id, seq, Int16Array.from({ length: 100 }, (_, at) => seq * 100 + at).buffer);
  }
}

const samplesOf = async (blob: Blob) => new Int16Array(await blob.arrayBuffer());

describe('a recording on its way', () => {
  it.each([0, 1, 29, 30, 31, 95])('of %d slices is read back whole and in order', async (slices) => {
    await record(slices);
    await record(3, 'r0');
    await record(3, 'r2');
    expect(await samplesOf(await store.read('r1'))).toEqual(Int16Array.from({ length: slices * 100 }, (_, at) => at));
  });

  it('becomes a call of the same id with its transcription queued, and its slices go', async () => {
    await record(3);
    await store.finish('r1', new Blob(['RIFF'], { type: 'audio/wav' }), 'wav', 6);
    expect(await getCall('r1')).toMatchObject({
      title: 'Recording 10:31',
      source: 'recording',
      createdAt: RECORDING.startedAt,
      language: 'vi',
      audio: { name: 'Recording-10-31.wav', mime: 'audio/wav', bytes: 4, durationS: 6, playable: true },
    });
    expect((await jobsOfCall('r1')).map(({ kind, state }) => [kind, state])).toEqual([['transcribe', 'queued']]);
    expect(await db.slices.count()).toBe(0);
    expect(await store.unfinished()).toEqual([]);
  });

  it('made with autoTranscribe off becomes a call for which nothing is queued', async () => {
    await record(2);
    await store.begin({ ...RECORDING, autoTranscribe: false });
    await store.finish('r1', new Blob(['RIFF']), 'wav', 2);
    expect(await getCall('r1')).toMatchObject({ source: 'recording' });
    expect(await jobsOfCall('r1')).toEqual([]);
  });

  it('keeps where sound was lost', async () => {
    await record(1);
    await store.mark('r1', { atS: 1, lostS: 0.5 });
    await store.mark('r1', { atS: 1.5, lostS: 2 });
    await store.finish('r1', new Blob(['RIFF']), 'wav', 2);
    const gaps = [
      { atS: 1, lostS: 0.5 },
      { atS: 1.5, lostS: 2 },
    ];
    expect((await getCall('r1'))?.audio?.gaps).toEqual(gaps);
  });

  it('finished by a page that died before it let go of the slices makes no second call', async () => {
    await record(3);
    vi.spyOn(durableDb.recordings, 'delete').mockRejectedValueOnce(new Error('the page is gone'));
    await expect(store.finish('r1', new Blob(['one']), 'wav', 6)).rejects.toThrow('the page is gone');
    expect(await store.unfinished()).toEqual(['r1']);
    await store.finish('r1', new Blob(['another']), 'wav', 6);
    expect(await (await getAudio('r1'))?.blob.text()).toBe('one');
    expect(await jobsOfCall('r1')).toHaveLength(1);
    expect(await db.slices.count()).toBe(0);
  });

  it('keeps its slices when there is no room for the call', async () => {
    await record(3);
    const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' });
    vi.spyOn(durableDb.audio, 'put').mockRejectedValueOnce(full);
    await expect(store.finish('r1', new Blob(['RIFF']), 'wav', 6)).rejects.toMatchObject({
      failure: { kind: 'storage-full' },
    });
    expect(await db.slices.count()).toBe(3);
    expect(await store.unfinished()).toEqual(['r1']);
    expect(await getCall('r1')).toBeUndefined();
  });

  it('says that the device is full at the slice that no longer fits', async () => {
    await record(1);
    const full = Object.assign(new Error('full'), { name: 'AbortError', inner: { name: 'QuotaExceededError' } });
    vi.spyOn(durableDb.slices, 'put').mockRejectedValueOnce(full);
    await expect(store.append('r1', 1, new ArrayBuffer(2))).rejects.toMatchObject({
      failure: { kind: 'storage-full' },
    });
    expect((await store.read('r1')).size).toBe(200);
  });

  it('that was cleared away is told with the slice, which is kept', async () => {
    await record(2);
    await Promise.all([db.recordings.clear(), db.slices.clear()]);
    expect(await store.append('r1', 2, new ArrayBuffer(2))).toBe(false);
    await store.begin(RECORDING);
    expect(await store.append('r1', 3, new ArrayBuffer(2))).toBe(true);
    expect((await store.read('r1')).size).toBe(4);
  });

  it('without a sound leaves nothing behind', async () => {
    await record(0);
    await store.drop('r1');
    expect(await store.unfinished()).toEqual([]);
  });

  it('goes with its call', async () => {
    await record(2);
    await deleteCall('r1');
    expect(await db.slices.count()).toBe(0);
    expect(await store.unfinished()).toEqual([]);
  });
});

describe('a database written before there were recordings', () => {
  it('keeps its calls and takes recordings', async () => {
    await db.delete({ disableAutoOpen: false });
    db.close({ disableAutoOpen: false });
    const older = new Dexie('callmark');
    older.version(1).stores({
      calls: 'id, createdAt',
      audio: 'callId',
      peaks: 'callId',
      playbackCopies: 'callId',
      transcripts: 'callId',
      results: '[callId+kind+service], callId',
      evaluations: '[callId+service], callId',
      edits: '++id, callId',
      jobs: 'id, callId, [state+callId], [kind+dueAt+seq]',
      settings: 'key',
      search: 'callId, changed',
    });
    await older.table('calls').put({ id: 'old', title: 'kept', createdAt: 1 });
    older.close();
    await record(1);
    expect(await db.calls.get('old')).toMatchObject({ title: 'kept' });
    expect((await store.read('r1')).size).toBe(200);
  });
});
