import 'fake-indexeddb/auto';
import { liveQuery } from 'dexie';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replaceDeviceSettings } from '@/storage/browser/settings';
import { getAudio, getPeaks, putPeaks } from '@/storage/calls/audio';
import { listCalls, renameCall } from '@/storage/calls/calls';
import { getEvaluations, saveChange } from '@/storage/calls/evaluations';
import { recordingStore } from '@/storage/calls/recordings';
import { dropShared, keepFiles, waitingShares } from '@/storage/calls/shares';
import { getTranscript, saveTranscriptText } from '@/storage/calls/transcripts';
import { db, durableDb } from '@/storage/database';
import { countWaiting } from '@/storage/jobs/jobs';
import { keyIdOf, newDataKey } from '@/storage/seal/key-wrap';
import { SEALED_TABLES } from '@/storage/seal/sealed-tables';
import { makeSealer } from '@/storage/seal/sealer';
import { breakPush, nextPush, retryPushes } from '@/storage/team/push-queue';
import { SALES } from '../../helpers/call-row';
import { freshDatabase } from '../../helpers/fresh-database';
import { allThatLies, locked, rawRows, unlocked } from '../../helpers/sealed';
import { audioCall, scored, soundFile, typedCall } from '../../helpers/stored-calls';

beforeEach(freshDatabase);
afterEach(locked);

const SECRET = 'Thủy-Nguyễn-0912';

describe('with a key', () => {
  it('reads what it wrote, in every way rows are read, and leaves no word of it where it lies', async () => {
    const key = newDataKey();
    unlocked(key);
    const id = await typedCall(`Agent: Dạ em chào chị ${SECRET} ạ.`, { title: `Gọi ${SECRET}` });
    await saveTranscriptText(id, `Agent: Chị ${SECRET} ơi.`);
    await renameCall(id, `Lại ${SECRET}`);
    await replaceDeviceSettings({ secrets: { automation: SECRET } } as never);
    const sound = await audioCall({ file: soundFile(`RIFF ${SECRET} `.repeat(90_000)), fileName: `${SECRET}.wav` });
    await putPeaks(id, { channels: [Float32Array.of(0.25, 0.5)], durationS: 3 });

    expect((await getTranscript(id))?.text).toBe(`Agent: Chị ${SECRET} ơi.`);
    const listed = await listCalls({ search: 'Thủy', limit: 10, offset: 0 });
    expect(listed.calls.map(({ title }) => title)).toEqual([`Lại ${SECRET}`]);
    expect(await getPeaks(id)).toEqual({ channels: [Float32Array.of(0.25, 0.5)], durationS: 3 });
    expect(await (await getAudio(sound))?.blob.text()).toBe(`RIFF ${SECRET} `.repeat(90_000));
    expect((await getAudio(sound))?.name).toBe(`${SECRET}.wav`);
    // By a cursor, in both directions, and by an index of what is in a row.
    const titles: string[] = [];
    await db.calls.orderBy('createdAt').each(({ title }) => titles.push(title));
    expect(titles).toEqual([`Lại ${SECRET}`, 'call']);
    expect(
      (
        await db.calls
          .reverse()
          .filter(({ title }) => title === 'call')
          .first()
      )?.id,
    ).toBe(sound);
    expect(await db.calls.where('audio.bytes').above(0).primaryKeys()).toEqual([sound]);

    const lies = await allThatLies();
    for (const part of [SECRET, 'Thủy', 'thuy', 'nguyen', '0912', 'RIFF', 'Agent']) expect(lies).not.toContain(part);
    // The control: the same rows with their key hold them.
    expect(JSON.stringify(await db.calls.toArray())).toContain(SECRET);
  });

  it('changes rows in one transaction, tells live queries, and undoes what fails', async () => {
    unlocked();
    const id = await typedCall('Agent: một.');
    const seen: (string | undefined)[] = [];
    const subscription = liveQuery(() => db.calls.get(id)).subscribe((call) => seen.push(call?.title));
    await expect.poll(() => seen.length).toBe(1);
    await durableDb.transaction('rw', durableDb.calls, async () => {
      await durableDb.calls.update(id, { title: 'hai' });
      const again = await durableDb.calls.get(id);
      await durableDb.calls
        .where('id')
        .equals(id)
        .modify({ title: `${again?.title} ba` });
    });
    await expect.poll(() => seen.at(-1)).toBe('hai ba');
    const failing = durableDb.transaction('rw', durableDb.calls, async () => {
      await durableDb.calls.update(id, { title: 'không' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect((await db.calls.get(id))?.title).toBe('hai ba');
    subscription.unsubscribe();
  });

  it('keeps judgement: results, evaluations, edits with their numbers', async () => {
    unlocked();
    const id = await typedCall();
    await scored(id);
    await saveChange(id, SALES, { change: { kind: 'evaluation-notes', text: SECRET }, known: null });
    expect(JSON.stringify(await getEvaluations(id, SALES))).toContain(SECRET);
    const edits = await db.edits.where('callId').equals(id).toArray();
    expect(edits.map(({ id: number }) => typeof number)).toEqual(edits.map(() => 'number'));
    expect(edits.length).toBeGreaterThan(0);
    expect(await allThatLies(['edits', 'reviews', 'evaluations', 'results'])).not.toContain(SECRET);
  });

  it('has jobs worked off, and what a service answered is not to be read in why one failed', async () => {
    unlocked();
    const id = await audioCall();
    const [job] = await db.jobs.where('callId').equals(id).toArray();
    expect(job?.kind).toBe('transcribe');
    const failure = { kind: 'unreadable-answer', raw: SECRET } as const;
    await db.jobs.update(job?.id ?? '', { failure } as never);
    expect((await db.jobs.get(job?.id ?? ''))?.state).toBe('queued');
    expect(JSON.stringify(await db.jobs.where('[state+callId]').equals(['queued', id]).toArray())).toContain(SECRET);
    expect(await allThatLies(['jobs'])).not.toContain(SECRET);
    locked();
    // The worker counts without a key.
    expect(await countWaiting()).toBe(1);
  });

  it('has calls sent to the team, and what its server said is not to be read in why that failed', async () => {
    await db.team.put({ key: 'joined', value: {} } as never);
    unlocked();
    const id = await typedCall();
    const push = await nextPush(db, Date.now());
    if (push === undefined) throw new Error('no push was asked for');
    const failure = { kind: 'http', status: 400, statusText: 'Bad Request', detail: SECRET } as const;
    await breakPush(db, push, failure, { now: Date.now(), random: 0.5 });
    expect(await db.pushes.get(push.callId)).toMatchObject({ failure: { detail: SECRET }, attempts: 1 });
    expect(await allThatLies(['pushes'])).not.toContain(SECRET);
    await retryPushes();
    expect((await nextPush(db, Date.now()))?.attempts).toBe(0);
    expect(await db.pushes.get(id)).toBeDefined();
  });

  it('records: slices are sealed as they come, and the whole recording is read', async () => {
    unlocked();
    const call = { id: 'r1', title: SECRET, startedAt: 1, language: 'vi', service: 'x' };
    await recordingStore.begin(call);
    const pcm = new Int16Array(32_000).map((_, at) => at);
    for (const seq of [0, 1, 2]) await recordingStore.append('r1', seq, pcm.buffer.slice(0));
    const lying = await rawRows('slices');
    expect(lying.map(({ sealed, pcm: bytes }) => [sealed, (bytes as ArrayBuffer).byteLength % 2])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
    const whole = await recordingStore.read('r1');
    const expected = await new Blob([pcm, pcm, pcm]).arrayBuffer();
    expect(Buffer.from(await whole.arrayBuffer()).equals(Buffer.from(expected))).toBe(true);
  });
});

describe('what comes from outside', () => {
  it('is sealed where a page keeps it, in the clear where the worker does, and both are taken in', async () => {
    await keepFiles([new File(['clear sound'], 'a.wav', { type: 'audio/wav' })]);
    expect(await allThatLies(['shares'])).toContain('clear sound');
    unlocked();
    await keepFiles([new File([`${SECRET} sound`], `${SECRET}.wav`, { type: 'audio/wav' })]);
    expect(await allThatLies(['shares'])).not.toContain(SECRET);
    const files = (await waitingShares()).flatMap((share) => share.files);
    expect(files.map(({ file }) => file.name)).toEqual(['a.wav', `${SECRET}.wav`]);
    expect(await files[1]?.file.text()).toBe(`${SECRET} sound`);
    await dropShared(files);
    expect(await db.shares.count()).toBe(0);
  });
});

describe('both forms', () => {
  it('are read side by side, and what is written while sealing is off lies in the clear', async () => {
    const clear = await typedCall('Agent: trước.');
    const sealer = unlocked();
    const sealed = await typedCall('Agent: sau.');
    expect((await getTranscript(clear))?.text).toBe('Agent: trước.');
    expect((await getTranscript(sealed))?.text).toBe('Agent: sau.');
    sealer.seals = false;
    await renameCall(sealed, 'rõ');
    expect((await rawRows('calls')).find(({ id }) => id === sealed)?.['title']).toBe('rõ');
    expect((await listCalls({ search: '', limit: 9, offset: 0 })).total).toBe(2);
  });

  it('what an app that knows no seals wrote beside them is the later word', async () => {
    const key = newDataKey();
    unlocked(key);
    const id = await typedCall('Agent: một.', { title: 'một' });
    const [row] = await rawRows('calls');
    locked();
    await db.calls.put({ ...row, title: 'hai' } as never);
    unlocked(key);
    const { title, words } = (await db.calls.get(id)) ?? {};
    expect({ title, words }).toEqual({ title: 'hai', words: 1 });
    unlocked(newDataKey());
    await expect(db.calls.get(id)).rejects.toThrow('another key');
  });
});

describe('a seal', () => {
  it('is for one row: exchanged, flipped, cut off or of another key it is refused', async () => {
    const key = newDataKey();
    const sealer = unlocked(key);
    const [one, other] = [await typedCall('Agent: một.'), await typedCall('Agent: hai.')];
    const rows = await rawRows('transcripts');
    const sealed = rows.find(({ callId }) => callId === other)?.['sealed'];
    locked();
    await db.transcripts.update(one, { sealed } as never);
    unlocked(key);
    await expect(getTranscript(one)).rejects.toThrow();
    expect((await getTranscript(other))?.text).toBe('Agent: hai.');
    expect(sealer.keyId).toBe(keyIdOf(key));
  });

  it('of sound belongs to its call, and is whole or refused', async () => {
    const sealer = makeSealer(newDataKey());
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 2_300_000 }), async (bytes) => {
        const sound = new Blob([new Uint8Array(bytes).fill(7)]);
        const sealed = await sealer.sealSound(sound, 'audio a');
        expect((await sealer.openSound(sealed, 'audio a', 'audio/wav')).size).toBe(bytes);
        if (bytes === 0) return;
        await expect(sealer.openSound(sealed, 'audio b', '')).rejects.toThrow();
        const cut = { ...sealed, sealed: (sealed.sealed as Blob).slice(0, sealed.whole - 1) };
        await expect(sealer.openSound(cut, 'audio a', '')).rejects.toThrow();
      }),
      { numRuns: 8 },
    );
  });
});

it('names only tables that there are', () => {
  const tables = db.tables.map(({ name }) => name);
  expect(Object.keys(SEALED_TABLES).filter((name) => !tables.includes(name))).toEqual([]);
});
