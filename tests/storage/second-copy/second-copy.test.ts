import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { getSettings, replaceDeviceSettings } from '@/storage/browser/settings';
import { getAudio } from '@/storage/calls/audio';
import { deleteCall, listCalls } from '@/storage/calls/calls';
import { saveChange } from '@/storage/calls/evaluations';
import { dropVersions, otherVersions } from '@/storage/calls/kept-texts';
import { recordingStore } from '@/storage/calls/recordings';
import { saveTranscriptText } from '@/storage/calls/transcripts';
import { dropTurnDraft, keepTurnDraft, turnDraftsOf } from '@/storage/calls/turn-drafts';
import { db, durableDb } from '@/storage/database';
import { getPeople, handOver } from '@/storage/people';
import { deleteScorecard, publishScorecard } from '@/storage/scorecards/scorecard-life';
import { createScorecard } from '@/storage/scorecards/scorecards';
import { SecondCopy } from '@/storage/second-copy/second-copy';
import { draftCard } from '../../helpers/draft-card';
import { freshDatabase } from '../../helpers/fresh-database';
import { MemoryFolder } from '../../helpers/memory-folder';
import { audioCall, typedCall } from '../../helpers/stored-calls';

const SAID = { language: 'vi', service: 'Sale Effective' } as const;
const SOUND = Uint8Array.from({ length: 300_000 }, (_, at) => (at * 7) & 255);

let folder: MemoryFolder;
beforeEach(async () => {
  await freshDatabase();
  folder = new MemoryFolder();
});

const typed = (text: string) => typedCall(text);
const heard = () => audioCall({ file: new Blob([SOUND], { type: 'audio/wav' }), title: 'một' });

const open = (disk = folder) => SecondCopy.open(db, disk);

/** Everything copied and looked at, as after some minutes. */
async function settled(copy: SecondCopy) {
  await copy.keepUp();
  const seen = [];
  while (copy.toLookAt > 0) seen.push(await copy.lookOn());
  await copy.keepUp();
  return seen;
}

async function copied(): Promise<SecondCopy> {
  const copy = await open();
  await settled(copy);
  return copy;
}

/** What the app would start with after the browser, and perhaps the power, was gone. */
const restart = async () => {
  folder = folder.restarted();
  return open();
};

async function isWhole(callId: string): Promise<boolean> {
  const bytes = new Uint8Array((await (await getAudio(callId))?.blob.arrayBuffer()) ?? new ArrayBuffer(0));
  return bytes.length === SOUND.length && SOUND.every((byte, at) => byte === bytes[at]);
}

/** The rows as they are now, to be put back later: a database that falls back to them lost what came after. */
async function snapshot(): Promise<() => Promise<void>> {
  const tables = await Promise.all(db.tables.map(async (table) => ({ table, rows: await table.toArray() })));
  return async () => {
    for (const { table, rows } of tables) {
      await table.clear();
      await table.bulkPut(rows);
    }
    await db.changes.clear();
    await db.changes.bulkPut(tables.find(({ table }) => table === db.changes)?.rows ?? []);
  };
}

/** The record of edits, but for the state of the review. */
const notes = async () => (await db.edits.toArray()).flatMap(({ field, value }) => (field === 'review' ? [] : value));

describe('a database that is gone', () => {
  it('comes back whole: calls, transcripts, evaluations, the record of edits, sound, settings, the queue', async () => {
    const words = await typed('Agent (A): chào');
    await saveTranscriptText(words, 'Agent (A): chào chị');
    await saveChange(words, SAID.service, { change: { kind: 'evaluation-notes', text: 'tốt' }, known: null });
    const minhs = { change: { kind: 'evaluation-notes' as const, text: 'khá' }, known: null };
    await saveChange(words, SAID.service, minhs, { reviewer: 'minh' });
    await handOver({ name: 'Minh', staffId: '' });
    await replaceDeviceSettings({ mp3Encode: true, secrets: { apiKey: 'k' } });
    const sound = await heard();
    await copied();
    await freshDatabase();
    const edit = (await db.edits.toArray()).length;
    expect(edit).toBe(0);

    const told = await (await restart()).keepUp();
    expect(told?.calls).toEqual(new Set([words, sound]));
    expect(told?.settings).toBe(true);
    expect((await db.transcripts.get(words))?.text).toBe('Agent (A): chào chị');
    expect((await db.reviews.get([words, SAID.service, 'device']))?.evaluationNotes).toBe('tốt');
    expect((await db.reviews.get([words, SAID.service, 'minh']))?.evaluationNotes).toBe('khá');
    expect(await notes()).toEqual(['tốt', 'khá']);
    expect((await getPeople()).known).toMatchObject([{ name: 'Minh' }]);
    expect(await getSettings()).toMatchObject({ mp3Encode: true, secrets: { apiKey: 'k' } });
    expect(await isWhole(sound)).toBe(true);
    expect((await listCalls({ search: 'chào chị', limit: 9, offset: 0 })).calls.map(({ id }) => id)).toEqual([words]);
    expect((await db.jobs.toArray()).map(({ callId, kind, state }) => [callId, kind, state])).toEqual([
      [sound, 'transcribe', 'queued'],
    ]);
  });

  it('comes back with the scorecards, not with those that were deleted', async () => {
    const draft = await createScorecard({ ...draftCard(), title: 'Bản nháp' });
    const kept = await createScorecard(draftCard());
    const gone = await createScorecard(draftCard());
    await publishScorecard(kept, 1);
    const copy = await copied();
    await deleteScorecard(gone);
    await copy.keepUp();
    const rows = await db.scorecards.toArray();
    await freshDatabase();

    await (await restart()).keepUp();
    expect(await db.scorecards.toArray()).toEqual(rows);
    expect(rows.map(({ id, state }) => [id, state]).sort()).toEqual(
      [
        [draft.id, 'draft'],
        [kept.id, 'published'],
      ].sort(),
    );
  });

  it('comes back with the other texts of a call and the words being typed in a turn, not with those that were dropped', async () => {
    const first = await typed('Agent (A): một');
    const other = await typed('Agent (A): hai');
    await saveTranscriptText(first, 'Agent (A): một chị');
    await saveTranscriptText(first, 'Agent (A): một anh', 1);
    await saveTranscriptText(other, 'Agent (A): hai chị');
    await saveTranscriptText(other, 'Agent (A): hai anh', 1);
    const words = { turn: 1, before: 'một anh', words: 'một anh và' };
    await keepTurnDraft({ callId: first, page: 'p', ...words });
    await keepTurnDraft({ callId: first, page: 'q', ...words });
    const copy = await copied();
    await dropVersions(await otherVersions(other));
    await dropTurnDraft({ callId: first, page: 'q' });
    await copy.keepUp();
    await freshDatabase();

    await (await restart()).keepUp();
    expect((await otherVersions(first)).map(({ transcript }) => transcript.text)).toEqual(['Agent (A): một chị']);
    expect(await otherVersions(other)).toEqual([]);
    expect(await turnDraftsOf(first)).toEqual([{ callId: first, page: 'p', ...words }]);
  });

  it('has its transcriptions asked for as they were: of captions, or of the sound', async () => {
    const id = await heard();
    await db.jobs.where('callId').equals(id).modify({ captions: false });
    await copied();
    await freshDatabase();
    await (await restart()).keepUp();
    expect(await db.jobs.toArray()).toMatchObject([{ callId: id, kind: 'transcribe', captions: false }]);
  });

  it('is told once: nothing comes back twice', async () => {
    await typed('một');
    await copied();
    await freshDatabase();
    const copy = await restart();
    expect((await copy.keepUp())?.calls.size).toBe(1);
    expect(await copy.keepUp()).toBeNull();
    expect(await (await restart()).keepUp()).toBeNull();
    expect(await db.calls.count()).toBe(1);
  });

  it('keeps what was made in the new one before the copy was read', async () => {
    const old = await typed('một');
    await saveChange(old, SAID.service, { change: { kind: 'analysis-notes', text: 'cũ' }, known: null });
    await replaceDeviceSettings({ mp3Encode: true });
    await copied();
    await freshDatabase();
    const fresh = await typed('hai');
    await saveChange(fresh, SAID.service, { change: { kind: 'analysis-notes', text: 'mới' }, known: null });
    await replaceDeviceSettings({ voiceProcessing: true });
    await (await restart()).keepUp();
    expect(new Set(await db.calls.toCollection().primaryKeys())).toEqual(new Set([old, fresh]));
    expect(await getSettings()).toMatchObject({ mp3Encode: false, voiceProcessing: true });
    // Both have the number 1 in their own database.
    expect((await notes()).sort()).toEqual(['cũ', 'mới']);
    await freshDatabase();
    await (await restart()).keepUp();
    expect((await notes()).sort()).toEqual(['cũ', 'mới']);
  });

  it('brings a running recording back with its slices', async () => {
    await recordingStore.begin({ id: 'r', title: 'đang ghi', startedAt: 1, ...SAID });
    for (let seq = 0; seq < 70; seq++) await recordingStore.append('r', seq, new Uint8Array([seq, 1, 2, 3]).buffer);
    await copied();
    await freshDatabase();
    expect((await (await restart()).keepUp())?.calls).toEqual(new Set(['r']));
    const blob = await recordingStore.read('r');
    expect(new Uint8Array(await blob.arrayBuffer()).filter((_, at) => at % 4 === 0)).toEqual(
      Uint8Array.from({ length: 70 }, (_, seq) => seq),
    );
  });
});

describe('a database that is short', () => {
  it('gets back what is missing, and only that', async () => {
    const [one, two] = [await typed('một'), await typed('hai')];
    await copied();
    // Not by the app: the browser lost these rows.
    await db.calls.delete(one);
    await db.transcripts.delete(one);
    await db.changes.clear();
    expect((await (await restart()).keepUp())?.calls).toEqual(new Set([one]));
    expect((await db.transcripts.get(one))?.text).toBe('một');
    expect((await db.transcripts.get(two))?.text).toBe('hai');
  });

  it('that fell back gets the later words, not those typed after it fell back', async () => {
    const [one, two] = [await typed('một'), await typed('hai')];
    const copy = await copied();
    const fallBack = await snapshot();
    await saveTranscriptText(one, 'một mới');
    await copy.keepUp();
    await saveTranscriptText(two, 'hai mới');
    await copy.keepUp();
    await saveTranscriptText(two, 'hai mới hơn');
    await copy.keepUp();
    await fallBack();
    await saveTranscriptText(two, 'hai sau đó');
    const told = await (await restart()).keepUp();
    expect(told?.calls).toContain(one);
    expect((await db.transcripts.get(one))?.text).toBe('một mới');
    expect((await db.transcripts.get(two))?.text).toBe('hai sau đó');
  });

  it('that fell back to the beginning of a recording gets its later slices before anybody can finish it', async () => {
    await recordingStore.begin({ id: 'r', title: 'đang ghi', startedAt: 1, ...SAID });
    await recordingStore.append('r', 0, new ArrayBuffer(4));
    const copy = await copied();
    const fallBack = await snapshot();
    for (const seq of [1, 2]) await recordingStore.append('r', seq, new ArrayBuffer(4));
    await copy.keepUp();
    await fallBack();
    expect((await (await restart()).keepUp())?.calls).toEqual(new Set(['r']));
    expect((await recordingStore.read('r')).size).toBe(12);
  });

  it('that has a deleted call again loses it again', async () => {
    const one = await typed('một');
    const copy = await copied();
    const fallBack = await snapshot();
    await deleteCall(one);
    await copy.keepUp();
    await typed('hai');
    await copy.keepUp();
    await fallBack();
    await settled(await restart());
    expect(await db.calls.get(one)).toBeUndefined();
    expect(await db.calls.count()).toBe(1);
  });

  it('whose files of sound are gone gets them back', async () => {
    const sound = await heard();
    await copied();
    const row = await db.audio.get(sound);
    // fake-indexeddb has no files to lose: a content that can't be read stands for one.
    if (row) await db.audio.put({ ...row, content: new Blob([]) });
    await db.changes.clear();
    await settled(await restart());
    expect(await isWhole(sound)).toBe(true);
  });
});

describe('a deleted call', () => {
  it('leaves nothing in the copy and does not come back', async () => {
    const words = await typed('Agent (A): bí mật');
    const sound = await heard();
    const copy = await copied();
    await deleteCall(words);
    await deleteCall(sound);
    await copy.keepUp();
    const all = [...folder.files.values()].map((bytes) => new TextDecoder().decode(bytes)).join();
    expect(all).not.toContain('bí mật');
    expect([...folder.files.keys()].filter((name) => name.startsWith('sound-'))).toEqual([]);
    await freshDatabase();
    await settled(await restart());
    expect(await db.calls.count()).toBe(0);
  });

  it('stays deleted where the browser died before the copy heard of it', async () => {
    const words = await typed('một');
    await copied();
    await deleteCall(words);
    await settled(await restart());
    expect(await db.calls.count()).toBe(0);
    await freshDatabase();
    await settled(await restart());
    expect(await db.calls.count()).toBe(0);
  });
});

it('a damaged copy is made whole from the database', async () => {
  const [one, sound] = [await typed('một'), await heard()];
  await copied();
  for (const [name, bytes] of folder.files) {
    const damaged = bytes.slice();
    for (let at = 10; at < damaged.length; at += 50) damaged[at] = (damaged[at] ?? 0) ^ 1;
    folder.files.set(name, name.startsWith('sound-') ? bytes.slice(0, 10) : damaged);
  }
  await settled(await restart());
  await freshDatabase();
  await settled(await restart());
  expect((await db.transcripts.get(one))?.text).toBe('một');
  expect(await isWhole(sound)).toBe(true);
});

it('finds without a change log what another version of the app wrote', async () => {
  const copy = await copied();
  const one = await typed('một');
  await db.changes.clear();
  await settled(await restart());
  copy.close();
  await freshDatabase();
  await settled(await restart());
  expect((await db.transcripts.get(one))?.text).toBe('một');
});

it('without room copies the words and leaves the sound', async () => {
  const [one, sound] = [await typed('một'), await heard()];
  await settled(await SecondCopy.open(db, folder, async () => false));
  expect([...folder.files.keys()].filter((name) => name.startsWith('sound-'))).toEqual([]);
  await freshDatabase();
  const told = await (await restart()).keepUp();
  expect(told?.silent).toEqual(new Set([sound]));
  expect((await db.transcripts.get(one))?.text).toBe('một');
});

it('loses nothing that it took out of the change log, whichever write is the last of a dying browser', async () => {
  let died = true;
  let deaths = 0;
  for (let writes = 1; died; writes += 3) {
    await freshDatabase();
    folder = new MemoryFolder();
    const kept = await typed('giữ');
    const copy = await copied();
    folder.writesLeft = writes;
    died = false;
    try {
      const other = await typed('khác');
      await copy.keepUp();
      await deleteCall(other);
      await copy.keepUp();
      await saveTranscriptText(kept, 'giữ mới');
      await copy.keepUp();
    } catch {
      died = true;
      deaths++;
    }
    const waiting = await durableDb.changes.toArray();
    const before = await db.transcripts.toArray();
    folder = folder.restarted();
    const next = await open();
    await settled(next);
    // The database was whole: the copy changed nothing in it.
    expect(await db.transcripts.toArray(), `${waiting.length} waiting`).toEqual(before);
    await freshDatabase();
    await settled(await restart());
    expect(await db.transcripts.toArray()).toEqual(before);
  }
  expect(deaths).toBeGreaterThan(3);
});
