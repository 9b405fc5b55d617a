import 'fake-indexeddb/auto';
import { Blob as NodeBlob } from 'node:buffer';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEVICE_REVIEWER } from '@/domain/reviewer';
import { type ArchivedPart, PART_BYTES, partRange } from '@/domain/team/team-archive';
import { fetchSound, pullAll, pushAll } from '@/jobs/team/team-sync';
import { getAudio } from '@/storage/calls/audio';
import { deleteCall, renameCall } from '@/storage/calls/calls';
import { saveChange } from '@/storage/calls/evaluations';
import { saveTranscriptText } from '@/storage/calls/transcripts';
import { readWholeCall } from '@/storage/calls/whole-call';
import { db, durableDb } from '@/storage/database';
import { getPeople } from '@/storage/people';
import { leaveTeam } from '@/storage/team/joining';
import { SINCE } from '@/storage/team/note-pushes';
import { breakPush, endPush, readPushes, readStanding, retryPushes } from '@/storage/team/push-queue';
import { readSince, takeFound } from '@/storage/team/take-found';
import { archivedSounds, freeSounds, isSoundElsewhere } from '@/storage/team/team-sound';
import { SALES } from '../../helpers/call-row';
import { freshDatabase } from '../../helpers/fresh-database';
import { audioCall, scored, summarised, TRANSCRIPT, typedCall } from '../../helpers/stored-calls';
import { freshDevice } from '../../tools/team/device';
import { ADMIN } from '../../tools/team/pouch-server';
import { type MemberName, type RunningTeam, startTeam, TEAM } from '../../tools/team/start-team';

let team: RunningTeam;
beforeAll(async () => {
  team = await startTeam();
}, 240_000);
afterAll(() => team.end());
beforeEach(freshDatabase);
afterEach(() => team.proxy.faults.clear());

const { signal } = new AbortController();
const push = async (callId: string) => (await readStanding(callId)).push;

const device = (name: MemberName) => freshDevice(team, name);

const BYTES = 2 * PART_BYTES + 1000;
const sound = (seed: number): Blob =>
  new NodeBlob([Uint8Array.from({ length: BYTES }, (_, at) => (at * 31 + (at >> 9) * seed) % 251)]) as Blob;
const bytesOf = async (callId: string) =>
  Buffer.from((await (await getAudio(callId))?.blob.arrayBuffer()) ?? new ArrayBuffer(0));
const isSound = async (callId: string, seed: number) =>
  (await bytesOf(callId)).equals(Buffer.from(await sound(seed).arrayBuffer()));

/** A call with everything that one can have. */
async function wholeCall(seed = 7): Promise<string> {
  const id = await audioCall({ file: sound(seed), title: 'Cuộc gọi của Lan', facts: { agent: 'Hà', tags: ['mạng'] } });
  await saveTranscriptText(id, TRANSCRIPT);
  await scored(id);
  await summarised(id);
  await saveChange(id, SALES, { change: { kind: 'answer', questionId: 'make_connection', answer: '4' }, known: null });
  return id;
}

const answer = (questionId: string, value: string) => ({
  change: { kind: 'answer', questionId, answer: value } as const,
  known: null,
});

it('brings a call with sound, transcript, results and evaluations to another device, and the judgement back', async () => {
  const lan = await device('lan');
  const id = await wholeCall();
  const before = await readWholeCall(id);
  expect((await readPushes()).size).toBe(1);
  expect(await pushAll(lan, signal)).toBeGreaterThan(0);
  expect((await readPushes()).size).toBe(0);

  const minh = await device('minh');
  await pullAll(minh, signal);
  const there = await readWholeCall(id);
  expect(there).toMatchObject({
    call: { title: 'Cuộc gọi của Lan', facts: { agent: 'Hà', tags: ['mạng'] }, scores: before?.call.scores },
    transcript: { text: TRANSCRIPT },
    reviewers: [{ id: 'team:lan', name: 'lan' }],
  });
  expect(there?.results.map(({ kind }) => kind).sort()).toEqual(['score', 'summary']);
  expect(there?.evaluations).toMatchObject([{ reviewer: 'team:lan', edits: { make_connection: { answer: '4' } } }]);
  expect((await readPushes()).size).toBe(0);
  expect(await isSoundElsewhere(id)).toBe(true);

  const shares: number[] = [];
  await fetchSound(minh, id, signal, (share) => shares.push(share));
  expect(shares.at(-1)).toBe(1);
  expect(await isSound(id, 7)).toBe(true);
  expect((await db.calls.get(id))?.audio).toMatchObject({ name: 'call.wav', bytes: BYTES });
  expect(await isSoundElsewhere(id)).toBe(false);
  expect((await readPushes()).size).toBe(0);

  await saveChange(id, SALES, answer('make_connection', '2'));
  expect((await readPushes()).size).toBe(1);
  await pushAll(minh, signal);
  expect((await readPushes()).size).toBe(0);

  const again = await device('lan');
  await pullAll(again, signal);
  const both = (await readWholeCall(id))?.evaluations;
  expect(both?.map(({ reviewer, edits }) => [reviewer, edits['make_connection']?.answer]).sort()).toEqual([
    [DEVICE_REVIEWER, '4'],
    ['team:minh', '2'],
  ]);
  expect((await getPeople()).known).toEqual([{ id: 'team:minh', name: 'minh' }]);
  expect((await readStanding(id)).judges).toEqual(['minh']);
  expect((await readPushes()).size).toBe(0);
});

it('takes the same changes in again and again, and nothing comes of it', async () => {
  const lan = await device('lan');
  const id = await wholeCall(3);
  await pushAll(lan, signal);
  const minh = await device('minh');
  team.proxy.faults.add({ fault: { kind: 'repeated' }, path: '_changes' });
  await pullAll(minh, signal);
  const once = await readWholeCall(id);
  for (let time = 0; time < 3; time++) {
    await db.team.delete(SINCE);
    await pullAll(minh, signal);
  }
  expect(await readWholeCall(id)).toEqual(once);
  expect((await readPushes()).size).toBe(0);
});

it('merges two devices of one person question by question, with both in the log', async () => {
  const first = await device('lan');
  const id = await typedCall(TRANSCRIPT, { title: 'Hai máy' });
  await scored(id);
  await pushAll(first, signal);

  const second = await device('lan');
  await pullAll(second, signal);
  await saveChange(id, SALES, answer('make_connection', '5'));
  await saveChange(id, SALES, answer('ask_for_sale', '1'));
  await pushAll(second, signal);

  // The first device, which knows nothing of it: as it was, with a later answer to one of the questions.
  const third = await device('lan');
  await pullAll(third, signal);
  await db.reviews.clear();
  await db.edits.clear();
  await db.archived.where('docId').startsWith('eval:').delete();
  await saveChange(id, SALES, answer('make_connection', '2'));
  await saveChange(id, SALES, answer('be_empathetic', '3'));
  await pushAll(third, signal);
  const merged = await readWholeCall(id);
  expect(merged?.evaluations).toHaveLength(1);
  expect(merged?.evaluations[0]?.edits).toMatchObject({
    make_connection: { answer: '2' },
    ask_for_sale: { answer: '1' },
    be_empathetic: { answer: '3' },
  });
  const log = merged?.edits.filter(({ questionId }) => questionId === 'make_connection').map(({ value }) => value);
  expect(log).toEqual(expect.arrayContaining(['5', '2']));
  expect((await readPushes()).size).toBe(0);

  const fourth = await device('lan');
  await pullAll(fourth, signal);
  expect((await readWholeCall(id))?.evaluations[0]?.edits).toEqual(merged?.evaluations[0]?.edits);
});

it('keeps a title that was archived over an earlier try of this device that comes to light later', async () => {
  const lan = await device('lan');
  const id = await typedCall(TRANSCRIPT, { title: 'Tên cũ' });
  await pushAll(lan, signal);
  const { found } = await lan.archive.changes(signal, '', 1000);
  const early = found.find((one) => one.id === `call:${id}`);
  if (early?.is !== 'known') throw new Error('not archived');
  await renameCall(id, 'Tên mới');
  await pushAll(lan, signal);
  const row = await db.archived.get(early.id);
  // The machine that took it alone is back, and of two at the same place the cluster shows this one.
  const rev = `${Number.parseInt(row?.rev ?? '', 10)}-${'f'.repeat(32)}`;
  await takeFound(db, lan.membership, [{ ...early, rev }]);
  expect((await readWholeCall(id))?.call.title).toBe('Tên mới');
  expect((await readPushes()).has(id)).toBe(true);
  expect(await db.archived.get(early.id)).toMatchObject({ rev });
});

it('asks again for a call that was changed while it was sent', async () => {
  await device('lan');
  const id = await typedCall(TRANSCRIPT, { title: 'Đang gửi' });
  const sent = await push(id);
  await renameCall(id, 'Đổi khi đang gửi');
  if (sent) await endPush(db, sent);
  expect(await push(id)).toMatchObject({ callId: id, asked: expect.any(Number) });
  const now = await push(id);
  if (now) await endPush(db, now);
  expect(await push(id)).toBeUndefined();
});

describe('a push that is broken off', () => {
  it('goes on at the part where it broke', async () => {
    const lan = await device('lan');
    const id = await wholeCall(11);
    team.proxy.faults.add({ fault: { kind: 'drop-upload' }, path: 'part%3A', method: 'PUT', skip: 1, times: 0 });
    await pushAll(lan, signal);
    const held = await push(id);
    expect(held?.failure?.kind).toBe('unreachable');
    expect(await db.archived.where('docId').startsWith(`part:${id}`).count()).toBe(1);
    team.proxy.faults.clear();
    team.proxy.asked.length = 0;
    await retryPushes();
    await pushAll(lan, signal);
    expect((await readPushes()).size).toBe(0);
    const sent = team.proxy.asked.filter((line) => line.startsWith('PUT') && line.includes('part%3A'));
    expect(sent).toHaveLength(2);
  });

  it('is not archived where too few machines took it, and is where an answer was lost', async () => {
    const lan = await device('lan');
    const id = await wholeCall(13);
    team.proxy.faults.add({ fault: { kind: 'accepted' }, path: '_bulk_docs' });
    await pushAll(lan, signal);
    expect(await push(id)).toMatchObject({ failure: { kind: 'http', status: 202 } });
    expect((await push(id))?.stopped).toBeUndefined();
    team.proxy.faults.clear();
    team.proxy.faults.add({ fault: { kind: 'process-then-drop' }, method: 'PUT', path: 'part%3A', times: 1 });
    await retryPushes();
    await pushAll(lan, signal);
    team.proxy.faults.clear();
    await retryPushes();
    await pushAll(lan, signal);
    expect((await readPushes()).size).toBe(0);
    expect(await archivedSounds()).toEqual([{ callId: id, bytes: BYTES }]);
  });

  it('is tried again after a refusal of one document only where that can help', async () => {
    await device('lan');
    const id = await typedCall(TRANSCRIPT, { title: 'Một tài liệu' });
    const [row] = await db.pushes.where({ callId: id }).toArray();
    if (row === undefined) throw new Error('no push');
    const chance = { now: Date.now(), random: 0.5 };
    await breakPush(db, row, { kind: 'not-taken', reason: 'disk' }, chance);
    expect((await push(id))?.stopped).toBeUndefined();
    expect((await push(id))?.dueAt).toBeGreaterThan(chance.now);
    await breakPush(db, row, { kind: 'not-taken', reason: 'doc_validation', lasting: true }, chance);
    expect(await push(id)).toMatchObject({ stopped: true, failure: { reason: 'doc_validation' } });
  });

  it('brings the sound all the same where the server refuses a document', async () => {
    const rule = `function (doc) { if (doc.kind === 'result') { doc.nothing.there; } }`;
    const authorization = `Basic ${btoa(`${ADMIN.user}:${ADMIN.secret}`)}`;
    const headers = { authorization, 'Content-Type': 'application/json' };
    const house = `${team.servers[0].url}/${TEAM}/_design/house`;
    const body = JSON.stringify({ validate_doc_update: rule });
    const { rev } = (await (await fetch(house, { method: 'PUT', headers, body })).json()) as { rev: string };
    try {
      const lan = await device('lan');
      const id = await wholeCall(31);
      await pushAll(lan, signal);
      expect(await push(id)).toMatchObject({ stopped: true, failure: { kind: 'not-taken', lasting: true } });
      expect(await db.archived.where('docId').startsWith(`part:${id}`).count()).toBe(3);
      await fetch(`${house}?rev=${rev}`, { method: 'DELETE', headers });
      await retryPushes();
      await pushAll(lan, signal);
      expect((await readPushes()).size).toBe(0);
    } finally {
      await fetch(`${house}?rev=${rev}`, { method: 'DELETE', headers });
    }
  });

  it('goes on at the other server where one is killed', async () => {
    const lan = await device('lan');
    const ids = [await wholeCall(17), await wholeCall(19)];
    // A replication that loses its other end takes PouchDB Server down with it.
    team.replication.hold();
    await team.replication.both();
    await team.servers[0].kill();
    try {
      for (let tries = 0; tries < 20 && (await readPushes()).size > 0; tries++) {
        await retryPushes();
        await pushAll(lan, signal);
      }
      expect((await readPushes()).size).toBe(0);
    } finally {
      await team.servers[0].start();
      team.replication.resume();
    }
    await team.replication.both();
    const minh = await device('minh');
    await pullAll(minh, signal);
    for (const id of ids) {
      await fetchSound(minh, id, signal, () => undefined);
      expect((await bytesOf(id)).length).toBe(BYTES);
    }
  });
});

it('frees sound only where every part was acknowledged, and brings it back', async () => {
  const lan = await device('lan');
  const id = await wholeCall(23);
  expect(await freeSounds([id])).toBe(0);
  await pushAll(lan, signal);
  await renameCall(id, 'Đổi tên');
  // Something of it is not there yet.
  expect(await freeSounds([id])).toBe(0);
  await pushAll(lan, signal);
  expect(await freeSounds([id])).toBe(BYTES);
  expect(await getAudio(id)).toBeUndefined();
  expect((await readPushes()).size).toBe(0);
  await saveChange(id, SALES, answer('ask_for_sale', '3'));
  await pushAll(lan, signal);
  await fetchSound(lan, id, signal, () => undefined);
  expect(await isSound(id, 23)).toBe(true);
});

it('takes no sound whose parts are right and which is another one', async () => {
  const lan = await device('lan');
  const id = await wholeCall(37);
  await pushAll(lan, signal);
  await freeSounds([id]);
  const other = new Uint8Array(await sound(41).arrayBuffer());
  const bytesIn = async (_: unknown, { number }: ArchivedPart) => other.slice(...partRange(number, BYTES));
  const archive = { ...lan.archive, getPart: bytesIn };
  await expect(fetchSound({ archive }, id, signal, () => undefined)).rejects.toThrow();
  expect(await getAudio(id)).toBeUndefined();
  expect(await isSoundElsewhere(id)).toBe(true);
});

it('goes on in the list of changes only with what it told: both are stored, or neither is', async () => {
  const lan = await device('lan');
  const id = await wholeCall(43);
  await pushAll(lan, signal);
  const minh = await device('minh');
  const full = () => {
    throw new Error('no room');
  };
  db.calls.hook('creating', full);
  await expect(pullAll(minh, signal)).rejects.toThrow();
  db.calls.hook('creating').unsubscribe(full);
  expect([await readSince(db), await db.archived.count()]).toEqual(['', 0]);
  await pullAll(minh, signal);
  expect((await readWholeCall(id))?.call.title).toBe('Cuộc gọi của Lan');
});

it('takes a page in by several transactions, between which others write, and goes on in the list only after the last', async () => {
  const lan = await device('lan');
  for (let number = 1; number <= 40; number++) await typedCall(undefined, { title: `Trang ${number}` });
  await pushAll(lan, signal);
  const { found } = await lan.archive.changes(signal, '', 1000);
  const page = { found: found.slice(-60), since: 'after the page', more: false };
  const minh = await device('minh');
  const work = { ...minh, archive: { ...minh.archive, changes: async () => page } };
  const calls = page.found.filter(({ id }) => id.startsWith('call:'));
  const last = calls.at(-1)?.id;
  const full = (_: string, { id }: { id: string }) => {
    if (`call:${id}` === last) throw new Error('no room');
  };
  db.calls.hook('creating', full);
  await expect(pullAll(work, signal)).rejects.toThrow();
  db.calls.hook('creating').unsubscribe(full);
  expect(await db.calls.count()).toBeGreaterThan(0);
  expect(await readSince(db)).toBe('');
  await pullAll(work, signal);
  expect((await db.calls.toCollection().primaryKeys()).map((id) => `call:${id}`).sort()).toEqual(
    calls.map(({ id }) => id).sort(),
  );
  expect(await readSince(db)).toBe('after the page');
});

it('asks for a push with the change itself: both are stored, or neither is', async () => {
  await device('lan');
  const id = await typedCall(TRANSCRIPT, { title: 'Một lần' });
  await db.pushes.clear();
  const change = db.transaction('rw', db.calls, async () => {
    await db.calls.update(id, { title: 'Không bao giờ' });
    throw new Error('broken off');
  });
  await expect(change).rejects.toThrow('broken off');
  expect([await push(id), (await db.calls.get(id))?.title]).toEqual([undefined, 'Một lần']);
  const [asked] = await db.transaction('rw', [db.calls, db.pushes], async () => {
    await db.calls.update(id, { title: 'Hai lần' });
    return db.pushes.toArray();
  });
  expect(asked).toMatchObject({ callId: id, dueAt: 0 });
});

it('keeps a call that was deleted here away, and enqueues nothing where no team is joined', async () => {
  const lan = await device('lan');
  const id = await typedCall(TRANSCRIPT, { title: 'Xóa ở đây' });
  await pushAll(lan, signal);
  await deleteCall(id);
  await pushAll(lan, signal);
  await db.team.delete(SINCE);
  await pullAll(lan, signal);
  expect(await db.calls.get(id)).toBeUndefined();
  expect((await readPushes()).size).toBe(0);

  await leaveTeam();
  await wholeCall(29);
  for (const table of [db.team, db.pushes, db.archived]) expect(await table.count()).toBe(0);
  expect(await durableDb.settings.get('team')).toBeUndefined();
});

it('says of another reviewer on this device that their work stays here', async () => {
  const lan = await device('lan');
  const id = await typedCall(TRANSCRIPT, { title: 'Người khác' });
  await saveChange(id, SALES, answer('make_connection', '3'), { reviewer: 'somebody' });
  await pushAll(lan, signal);
  expect(await push(id)).toMatchObject({ stopped: true, failure: { detail: 'another reviewer' } });
});
