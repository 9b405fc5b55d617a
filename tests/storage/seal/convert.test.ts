import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FailureError } from '@/domain/failure';
import { readFact } from '@/storage/browser/kept-facts';
import { getAudio } from '@/storage/calls/audio';
import { renameCall } from '@/storage/calls/calls';
import { recordingStore } from '@/storage/calls/recordings';
import { findAgain, findCalls } from '@/storage/calls/search-index';
import { getTranscript } from '@/storage/calls/transcripts';
import { db, durableDb } from '@/storage/database';
import { convert } from '@/storage/seal/convert';
import { newDataKey, recoveryText } from '@/storage/seal/key-wrap';
import { progressHere } from '@/storage/seal/progress';
import { followRecord, readSealFact } from '@/storage/seal/seal-record';
import { leaveOutSealed } from '@/storage/seal/sealed-table';
import { SEALED_TABLES } from '@/storage/seal/sealed-tables';
import { seals } from '@/storage/seal/seals';
import { openLeftWith } from '@/storage/seal/turn-seal';
import { UnreadRowError } from '@/storage/seal/unread-rows';
import { SecondCopy } from '@/storage/second-copy/second-copy';
import { freshDatabase } from '../../helpers/fresh-database';
import { inMemoryStorage } from '../../helpers/in-memory-storage';
import { MemoryFolder } from '../../helpers/memory-folder';
import {
  allThatLies,
  locked,
  openedDatabase,
  PASSPHRASE,
  rawRows,
  recordOf,
  sealedDatabase,
  unlocked,
} from '../../helpers/sealed';
import { audioCall, scored, soundFile, typedCall } from '../../helpers/stored-calls';

beforeEach(async () => {
  // One of the places that what is known of the key is kept in; Node has none.
  vi.stubGlobal('localStorage', inMemoryStorage());
  await freshDatabase();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  locked();
});

const WORD = 'Thủy-0912';
const SOUND = `RIFF ${WORD} `.repeat(5000);
const NAMES = Object.keys(SEALED_TABLES);

async function someCalls(): Promise<{ typed: string; heard: string }> {
  const typed = await typedCall(`Agent: Dạ em chào chị ${WORD} ạ.`, { title: WORD });
  await scored(typed);
  const heard = await audioCall({ file: soundFile(SOUND), fileName: `${WORD}.wav`, title: WORD });
  return { typed, heard };
}

/** Everything that there is, in the words of whoever has the key. */
async function everything(): Promise<string> {
  const rows = await Promise.all(
    NAMES.filter((name) => name !== 'audio').map((name) => db.table(name).toCollection().sortBy('callId')),
  );
  const sounds = await Promise.all(
    (await db.audio.toArray()).map(async ({ callId, content: _, ...rest }) => [
      { callId, ...rest },
      await (await getAudio(callId))?.blob.text(),
    ]),
  );
  return JSON.stringify([rows, sounds]);
}

describe('turning it on and off', () => {
  it('seals every row, loses nothing of it, and brings all of it back as it was', async () => {
    await someCalls();
    const before = await everything();
    expect(await allThatLies()).toContain(WORD);
    const sealer = await sealedDatabase();
    expect((await readSealFact(db))?.mode).toBe('sealed');
    expect(await allThatLies()).not.toContain(WORD);
    expect(await everything()).toBe(before);
    for (const name of NAMES) expect((await rawRows(name)).filter(({ sealed }) => sealed === undefined)).toEqual([]);

    await openedDatabase(sealer);
    expect((await readSealFact(db))?.mode).toBe('off');
    locked();
    expect(await everything()).toBe(before);
    for (const name of NAMES) expect((await rawRows(name)).filter(({ sealed }) => sealed !== undefined)).toEqual([]);
  });

  it('may be killed before any transaction: what is there is readable, and the next start goes on', async () => {
    await someCalls();
    const before = await everything();
    const key = newDataKey();
    const sealer = unlocked(key);
    await durableDb.keptFacts.put({ key: 'seal', value: await recordOf(key) });
    const transaction = durableDb.transaction.bind(durableDb);
    for (let dies = 1; ; dies++) {
      let left = dies;
      vi.spyOn(durableDb, 'transaction').mockImplementation(((...args: Parameters<typeof transaction>) => {
        left -= 1;
        if (left < 0) throw new Error('killed');
        return transaction(...args);
      }) as never);
      const ended = await convert(durableDb, sealer).then(
        () => 'done',
        () => 'killed',
      );
      vi.restoreAllMocks();
      expect(await everything()).toBe(before);
      if (ended === 'done') break;
    }
    expect(await allThatLies()).not.toContain(WORD);
  });

  it('goes on where a sound can not be read any more: the rest of it and all others are sealed', async () => {
    const { heard } = await someCalls();
    const key = newDataKey();
    const sealer = unlocked(key);
    await durableDb.keptFacts.put({ key: 'seal', value: await recordOf(key) });
    // As a lost file is: not one byte of it is given.
    await db.audio.update(heard, { content: new ArrayBuffer(0) });
    vi.spyOn(sealer, 'sealSound').mockRejectedValue(new DOMException('', 'NotReadableError'));
    await convert(durableDb, sealer);
    expect((await readSealFact(db))?.mode).toBe('sealed');
    expect((await db.audio.get(heard))?.name).toBe(`${WORD}.wav`);
    expect(await allThatLies(['calls', 'transcripts', 'results', 'search'])).not.toContain(WORD);
  });

  it('a call that is deleted or made anew meanwhile is not brought back, nor lost', async () => {
    const { heard } = await someCalls();
    const key = newDataKey();
    const sealer = unlocked(key);
    await durableDb.keptFacts.put({ key: 'seal', value: await recordOf(key) });
    const seal = sealer.sealSound.bind(sealer);
    vi.spyOn(sealer, 'sealSound').mockImplementation(async (content, place) => {
      const sealed = await seal(content, place);
      await db.audio.delete(heard);
      return sealed;
    });
    await convert(durableDb, sealer);
    expect(await db.audio.get(heard)).toBeUndefined();
  });

  it('does not say that all is sealed where a sound could not be, and seals the rest meanwhile', async () => {
    const { heard } = await someCalls();
    await db.archived.put({ docId: 'call:x', callId: 'x', rev: '1', hash: 'h', acknowledgedAt: 1, named: WORD });
    const key = newDataKey();
    const sealer = unlocked(key);
    await durableDb.keptFacts.put({ key: 'seal', value: await recordOf(key) });
    const seal = sealer.sealSound.bind(sealer);
    const spy = vi.spyOn(sealer, 'sealSound').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
    await expect(convert(durableDb, sealer)).rejects.toThrow('gone');
    expect((await readSealFact(db))?.mode).toBe('sealing');
    expect(await allThatLies([...NAMES.filter((name) => name !== 'audio'), 'archived'])).not.toContain(WORD);
    expect(await (await getAudio(heard))?.blob.text()).toBe(SOUND);
    spy.mockImplementation(seal);
    await convert(durableDb, sealer);
    expect((await readSealFact(db))?.mode).toBe('sealed');
    expect(await allThatLies()).not.toContain(WORD);
  });

  it('a row that no key here opens keeps no other one from being opened, is left as it is, and may be opened later by its own', async () => {
    const { heard } = await someCalls();
    const sealer = await sealedDatabase();
    const others = newDataKey();
    unlocked(others);
    await db.transcripts.put({ callId: 'other', text: 'x' } as never);
    seals.sealer = sealer;
    // And a sound of which one byte is another.
    const [row] = (await rawRows('audio')) as [{ content: { sealed: Blob | ArrayBuffer } }];
    const bytes = new Uint8Array(await new Response(row.content.sealed).arrayBuffer());
    const before = (await rawRows('transcripts')).find(({ callId }) => callId === 'other');
    bytes[100] = (bytes[100] ?? 0) ^ 1;
    await db.audio.update(heard, { content: { ...row.content, sealed: bytes.buffer } as never });
    await openedDatabase(sealer);
    expect(await readSealFact(db)).toMatchObject({ mode: 'off', left: 2 });
    expect(progressHere()).toBeUndefined();
    expect(sealer.unread.calls()).toEqual(new Set(['other']));
    const lying = await rawRows('transcripts');
    expect(lying.filter(({ sealed }) => sealed !== undefined)).toEqual([before]);
    await expect(getAudio(heard)).rejects.toThrow(UnreadRowError);
    expect((await db.audio.get(heard))?.name).toBe(`${WORD}.wav`);

    // The next start: nobody is asked for anything, and what is left is as if it were not there.
    seals.sealer = leaveOutSealed();
    expect((await db.transcripts.toArray()).map(({ callId }) => callId)).not.toContain('other');
    await expect(db.transcripts.put({ callId: 'other', text: 'y' } as never)).rejects.toThrow('kept as it is');
    await expect(getAudio(heard)).rejects.toMatchObject({ failure: { kind: 'unreadable-file' } });
    expect(await openLeftWith('not this one')).toBeNull();
    expect(await openLeftWith(PASSPHRASE)).toBe(2);
    expect(await openLeftWith(recoveryText(others))).toBe(1);
    expect(await readSealFact(db)).toMatchObject({ mode: 'off', left: 1 });
    expect((await db.transcripts.get('other'))?.text).toBe('x');
    await db.transcripts.put({ callId: 'other', text: 'y' } as never);
  });

  it('is not said to be off where a browser could not read or write: that is tried again', async () => {
    await someCalls();
    const sealer = await sealedDatabase();
    const transaction = durableDb.transaction.bind(durableDb);
    vi.spyOn(durableDb, 'transaction').mockImplementation(((...args: Parameters<typeof transaction>) => {
      const [mode, table] = args as unknown as [string, { name?: string }];
      if (mode !== 'rw' || table.name !== 'transcripts') return transaction(...args);
      return Promise.reject(new DOMException('', 'UnknownError'));
    }) as never);
    await expect(openedDatabase(sealer)).rejects.toThrow();
    expect((await readSealFact(db))?.mode).toBe('opening');
    expect(progressHere()?.stands).toEqual({ left: 1 });
    expect(await readFact(db, 'seal-progress')).toMatchObject({ stands: { left: 1 } });
    vi.restoreAllMocks();
    await convert(durableDb, sealer);
    expect(await readSealFact(db)).toMatchObject({ mode: 'off', left: 0 });
  });

  it('a sound that was being sealed as it was turned off lies in the clear', async () => {
    const sealer = unlocked();
    const seal = sealer.sealSound.bind(sealer);
    vi.spyOn(sealer, 'sealSound').mockImplementation(async (content, place) => {
      const sealed = await seal(content, place);
      sealer.seals = false;
      return sealed;
    });
    const heard = await audioCall({ file: soundFile(SOUND), fileName: 'a.wav' });
    locked();
    expect(await (await getAudio(heard))?.blob.text()).toBe(SOUND);
  });

  it('asks nobody to send the calls to the team again, and tells the second copy of every row', async () => {
    await someCalls();
    await db.team.put({ key: 'joined', value: {} } as never);
    await db.pushes.clear();
    await db.changes.clear();
    await sealedDatabase();
    expect(await db.pushes.count()).toBe(0);
    const told = new Set((await db.changes.toArray()).map(({ table }) => table));
    for (const table of ['calls', 'audio', 'transcripts', 'results']) expect(told).toContain(table);
  });
});

describe('a full disk', () => {
  const isFull = () => new DOMException('no room', 'QuotaExceededError');

  it('is told while it converts, all is readable meanwhile, and it goes on when there is room', async () => {
    await someCalls();
    const before = await everything();
    const key = newDataKey();
    const sealer = unlocked(key);
    await durableDb.keptFacts.put({ key: 'seal', value: await recordOf(key) });
    const transaction = durableDb.transaction.bind(durableDb);
    let writes = 0;
    // Not for the next hundred writes, however often it is tried: one after the other would be pressed for.
    const full = vi.spyOn(durableDb, 'transaction').mockImplementation(((...args: Parameters<typeof transaction>) => {
      if (args[0] !== 'rw') return transaction(...args);
      writes += 1;
      return writes > 1 ? Promise.reject(isFull()) : transaction(...args);
    }) as never);
    const converting = convert(durableDb, sealer, 5);
    await expect.poll(() => progressHere()?.stands).toBe('no-room');
    expect(await readFact(db, 'seal-progress')).toMatchObject({ stands: 'no-room' });
    expect(await everything()).toBe(before);
    expect((await readSealFact(db))?.mode).toBe('sealing');
    const tried = writes;
    await expect.poll(() => writes).toBeGreaterThan(tried);
    full.mockRestore();
    await converting;
    expect((await readSealFact(db))?.mode).toBe('sealed');
    expect(progressHere()).toBeUndefined();
    expect(await allThatLies()).not.toContain(WORD);
    expect(await everything()).toBe(before);
  });

  it('ends the waiting where the record says something else by then', async () => {
    await someCalls();
    const key = newDataKey();
    const sealer = unlocked(key);
    const record = await recordOf(key);
    await durableDb.keptFacts.put({ key: 'seal', value: record });
    vi.spyOn(sealer, 'sealSound').mockRejectedValue(new FailureError({ kind: 'storage-full' }));
    const converting = convert(durableDb, sealer, 5);
    await expect.poll(() => progressHere()?.stands).toBe('no-room');
    await durableDb.keptFacts.put({ key: 'seal', value: { ...record, mode: 'off', revision: 2 } });
    await converting;
  });
});

describe('another window', () => {
  it('follows the record with its key, and seals nothing with one that was given up', async () => {
    const sealer = unlocked();
    const record = await recordOf(sealer.key, 'sealed');
    expect(followRecord({ ...record, mode: 'opening' })).toBe(true);
    expect(sealer.seals).toBe(false);
    expect(followRecord(record)).toBe(true);
    expect(sealer.seals).toBe(true);
    expect(followRecord(await recordOf(newDataKey(), 'sealed'))).toBe(false);
    expect(sealer.seals).toBe(false);
    locked();
    expect(followRecord(record)).toBe(false);
  });
});

describe('the second copy', () => {
  const textOf = (folder: MemoryFolder) =>
    [...folder.files.values()].map((bytes) => Buffer.from(bytes).toString('latin1') + Buffer.from(bytes)).join('\n');
  /** As its worker: rows as they lie. */
  async function copied(folder: MemoryFolder): Promise<void> {
    const { sealer } = { sealer: undefined, ...(await import('@/storage/seal/seals')).seals };
    locked();
    const copy = await SecondCopy.open(db, folder);
    await copy.keepUp();
    while (copy.toLookAt > 0) await copy.lookOn();
    await copy.keepUp();
    copy.close();
    if (sealer !== undefined) (await import('@/storage/seal/seals')).seals.sealer = sealer;
  }

  it('holds no word of a call once everything is sealed, and brings sealed rows back', async () => {
    const { typed, heard } = await someCalls();
    const folder = new MemoryFolder();
    await copied(folder);
    expect(textOf(folder)).toContain(WORD);
    const key = newDataKey();
    await sealedDatabase(key);
    await recordingStore.begin({ id: 'r1', title: WORD, startedAt: 1, language: 'vi', service: 'x' });
    await recordingStore.append('r1', 0, Int16Array.of(1, 2).buffer);
    await recordingStore.append('r1', 1, Int16Array.of(3, 4).buffer);
    const before = await everything();
    await copied(folder);
    expect(textOf(folder)).not.toContain(WORD);

    // The browser lost the rows.
    locked();
    const record = await readSealFact(db);
    await freshDatabase();
    await db.keptFacts.put({ key: 'seal', value: record as never });
    await copied(folder.restarted());
    unlocked(key);
    expect((await getTranscript(typed))?.text).toContain(WORD);
    expect(await (await getAudio(heard))?.blob.text()).toBe(SOUND);
    expect(JSON.parse(await everything())[1]).toEqual(JSON.parse(before)[1]);
    const pcm = await (await recordingStore.read('r1')).arrayBuffer();
    expect(new Int16Array(pcm)).toEqual(Int16Array.of(1, 2, 3, 4));
    expect(await allThatLies()).not.toContain(WORD);
  });

  it('knows no more by whom it is sealed once that is turned off, and holds nothing in the clear when it is on again', async () => {
    const { typed } = await someCalls();
    const folder = new MemoryFolder();
    const key = newDataKey();
    const sealer = await sealedDatabase(key);
    await copied(folder);
    const headsOf = (of: MemoryFolder) => textOf(of).match(/"sealedBy":"[0-9a-f]+"/g) ?? [];
    expect(headsOf(folder)).not.toEqual([]);
    await openedDatabase(sealer);
    await renameCall(typed, `${WORD} rõ`);
    await copied(folder);
    expect(textOf(folder)).toContain(WORD);
    // By the same key, as where a database that fell back is gone through once more.
    const record = await readSealFact(db);
    unlocked(key);
    await durableDb.keptFacts.put({ key: 'seal', value: { ...record, mode: 'sealing', revision: 9 } as never });
    await convert(durableDb, sealer);
    await copied(folder);
    expect(textOf(folder)).not.toContain(WORD);
  });

  it('that brings sealed rows back where nothing is said to be sealed any more has them asked for, and opened', async () => {
    const { typed } = await someCalls();
    const folder = new MemoryFolder();
    const key = newDataKey();
    const sealer = await sealedDatabase(key);
    await copied(folder);
    await openedDatabase(sealer);
    const off = await readSealFact(db);
    // The copy was not told of it before the browser lost its database.
    locked();
    await freshDatabase();
    await db.keptFacts.put({ key: 'seal', value: off as never });
    await copied(folder.restarted());
    expect((await readSealFact(db))?.mode).toBe('opening');
    unlocked(key).seals = false;
    await convert(durableDb, sealer);
    expect((await readSealFact(db))?.mode).toBe('off');
    locked();
    expect((await db.calls.get(typed))?.title).toBe(WORD);
  });

  it('brings back a newer call that is found by its own words, not by those of before', async () => {
    const { typed } = await someCalls();
    const folder = new MemoryFolder();
    const key = newDataKey();
    await sealedDatabase(key);
    await renameCall(typed, 'Bưởi');
    await copied(folder);
    unlocked(key);
    // The database falls back behind the copy: the row is as it was before, and so are the words of the search.
    await db.calls.delete(typed);
    await db.changes.clear();
    const mark = await db.keptFacts.get('copied');
    await db.search.update(typed, { title: WORD, words: 'thuy' });
    await db.keptFacts.put({ key: 'copied', value: { ...(mark?.value as object), batch: 0 } });
    await copied(folder.restarted());
    unlocked(key);
    expect((await db.calls.get(typed))?.title).toBe('Bưởi');
    await findAgain(db);
    expect(await findCalls(db, 'Bưởi')).toEqual([typed]);
  });
});
