import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { backupState } from '@/storage/callmark-file/backup-state';
import { runImport } from '@/storage/callmark-file/run-import';
import { writeCallmark } from '@/storage/callmark-file/write-callmark';
import { getAudio } from '@/storage/calls/audio';
import { listCalls } from '@/storage/calls/calls';
import { readWholeCall } from '@/storage/calls/whole-call';
import { db } from '@/storage/database';
import { getPeople } from '@/storage/people';
import { exported, fullDevice, imported, planned } from '../../helpers/callmark-files';
import { freshDatabase } from '../../helpers/fresh-database';
import { audioCall, soundFile, typedCall } from '../../helpers/stored-calls';
import { asText, collecting, entriesOf, manifestIn, withoutTime } from '../../tools/zips';

beforeEach(freshDatabase);

describe('a backup', () => {
  it('restored on an empty device is the same, row by row and as a file', async () => {
    const { sales, own, sound } = await fullDevice();
    const before = await Promise.all([sales, own, sound].map((id) => readWholeCall(id)));
    const people = await getPeople();
    const calls = await db.calls.orderBy('id').toArray();
    const file = await exported();
    await freshDatabase();
    const done = await imported(file);
    expect(done).toMatchObject({ added: expect.arrayContaining([sales, own, sound]), broken: [], queued: 1 });
    const plain = (whole: Awaited<ReturnType<typeof readWholeCall>>) =>
      whole && {
        ...whole,
        call: { ...whole.call, audio: { ...whole.call.audio, digest: '' } },
        edits: whole.edits.map(({ id: _, ...edit }) => edit),
        jobs: whole.jobs.map(({ kind, service, state }) => ({ kind, service, state })),
      };
    const after = await Promise.all([sales, own, sound].map((id) => readWholeCall(id)));
    expect(after.map(plain)).toEqual(before.map(plain));
    expect((await db.calls.orderBy('id').toArray()).map(({ audio: _, ...call }) => call)).toEqual(
      calls.map(({ audio: _, ...call }) => call),
    );
    expect(await (await getAudio(sound))?.blob.text()).toBe('the sound of a call');
    expect(await getPeople()).toEqual({ ...people, since: 0 });
    expect(await db.scorecards.count()).toBe(1);
    expect(await withoutTime(await exported())).toEqual(await withoutTime(file));
  });

  it('made twice of the same data has the same bytes but for the time', async () => {
    await fullDevice();
    const [one, two] = [await exported(), await exported()];
    expect(one.size).toBe(two.size);
    expect(await withoutTime(one)).toEqual(await withoutTime(two));
  });

  it('begins with the manifest, which has the checksum of every other entry', async () => {
    await fullDevice();
    const entries = await entriesOf(await exported());
    expect([...entries.keys()]).toEqual([
      'manifest.json',
      'scorecards.json',
      'calls/000001/call.json',
      'calls/000002/call.json',
      'calls/000003/call.json',
      'calls/000003/sound.wav',
    ]);
    const { calls, cards, counts } = manifestIn(entries);
    const marks = [...calls.flatMap(({ call, sound }) => [call, ...(sound ? [sound] : [])]), ...(cards ? [cards] : [])];
    expect(marks.map(({ path }) => path).sort()).toEqual([...entries.keys()].slice(1).sort());
    expect(counts).toMatchObject({ calls: 3, sounds: 1, scorecards: 1, reviewers: 2 });
  });

  it('holds no settings and no secret', async () => {
    await fullDevice();
    await db.settings.put({
      key: 'device',
      value: { secrets: { apiKey: 'TOP-SECRET' }, services: { speech: 'https://x' } },
    });
    const everything = [...(await entriesOf(await exported())).values()].map(asText).join('\n');
    expect(everything).not.toContain('TOP-SECRET');
    expect(everything).not.toContain('https://x');
  });

  it('is remembered, with how many calls came or changed since', async () => {
    expect(await backupState()).toEqual({ calls: 0, last: null });
    await typedCall();
    await exported();
    expect((await backupState()).last?.changed).toBe(0);
    await typedCall('Agent (A): Hai.');
    expect((await backupState()).last?.changed).toBe(1);
  });

  it('that is cancelled leaves its file aborted and is not remembered', async () => {
    await audioCall();
    const stop = new AbortController();
    const { sink, aborted } = collecting();
    const writing = writeCallmark('all', sink, {
      signal: stop.signal,
      onProgress: () => stop.abort(new Error('cancelled')),
    });
    await expect(writing).rejects.toThrow('cancelled');
    expect(aborted()).toBe(true);
    expect((await backupState()).last).toBeNull();
  });
});

describe('what came by a file', () => {
  it('is found by the search, and its waiting jobs are queued', async () => {
    const { sound } = await fullDevice();
    const file = await exported();
    await freshDatabase();
    await imported(file);
    expect((await listCalls({ search: 'mang cham', limit: 5, offset: 0 })).total).toBe(1);
    const jobs = await db.jobs.toArray();
    expect(jobs).toMatchObject([{ callId: sound, kind: 'transcribe', captions: true, state: 'queued' }]);
  });

  it('comes once however often it is taken in', async () => {
    const { sales } = await fullDevice();
    const edits = () => db.edits.where('callId').equals(sales).count();
    const before = await edits();
    const file = await exported();
    await freshDatabase();
    await imported(file);
    const plan = await planned(file);
    expect(plan.calls.map(({ fate }) => fate.is)).toEqual(['same', 'same', 'same']);
    const again = await imported(file);
    expect(again).toMatchObject({ added: [], changed: [] });
    expect([before > 0, await edits()]).toEqual([true, before]);
  });

  it('in the waste bin stays there and is told', async () => {
    const id = await typedCall();
    await db.calls.update(id, { binnedAt: 1_790_000_000_000 });
    const file = await exported();
    await freshDatabase();
    const plan = await planned(file);
    expect(plan.calls[0]?.entry.binned).toBe(true);
    await imported(file);
    expect((await db.calls.get(id))?.binnedAt).toBe(1_790_000_000_000);
    expect((await planned(file)).calls[0]?.binnedHere).toBe(true);
  });

  it('with a sound that is here under another id is told, and left out if one likes', async () => {
    await audioCall({ file: soundFile('one sound'), title: 'Tên khác' });
    const file = await exported();
    await freshDatabase();
    await audioCall({ file: soundFile('one sound'), title: 'Đã có' });
    expect((await planned(file)).calls[0]?.fate).toEqual({ is: 'new', twin: 'Đã có' });
    expect((await imported(file, { leaveOutTwins: true })).added).toEqual([]);
    expect((await imported(file)).added).toHaveLength(1);
    expect(await db.calls.count()).toBe(2);
  });

  it('stops between two calls where it is cancelled, and goes on where it is begun again', async () => {
    await typedCall('Agent (A): Một.');
    await typedCall('Agent (A): Hai.');
    const file = await exported();
    await freshDatabase();
    const stop = new AbortController();
    const plan = await planned(file);
    const done = await runImport(plan, { leaveOutTwins: false, signal: stop.signal, onProgress: () => stop.abort() });
    expect(done).toMatchObject({ cancelled: true, added: [expect.any(String)] });
    expect(await db.calls.count()).toBe(1);
    expect((await imported(file)).added).toHaveLength(1);
  });
});
