import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renameCall } from '@/storage/calls/calls';
import { getTranscript } from '@/storage/calls/transcripts';
import { db, durableDb } from '@/storage/database';
import { convert } from '@/storage/seal/convert';
import { newDataKey, unwrapKey } from '@/storage/seal/key-wrap';
import { progressHere } from '@/storage/seal/progress';
import { latestSealRecord, readSealHint, settleRecord, writeSealRecord } from '@/storage/seal/seal-places';
import { followRecord, isSealingAnywhere, isSealOn, readSealFact, setSealing } from '@/storage/seal/seal-record';
import { makeSealer } from '@/storage/seal/sealer';
import { replacePassphrase, turnSealOff, turnSealOn } from '@/storage/seal/turn-seal';
import { freshDatabase } from '../../helpers/fresh-database';
import { inMemoryStorage } from '../../helpers/in-memory-storage';
import { locked, openedDatabase, PASSPHRASE, rawRows, recordOf, sealedDatabase, unlocked } from '../../helpers/sealed';
import { typedCall } from '../../helpers/stored-calls';

const OTHER = 'con chó chạy qua cầu';

/** Of one browser: a queue for each name, and locks that several may hold. */
function oneAfterTheOther() {
  const ends = new Map<string, Promise<unknown>>();
  const shared = new Map<object, { name: string }>();
  const request = (name: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as () => Promise<unknown>;
    if (rest.length > 1) {
      const holder = {};
      shared.set(holder, { name });
      return work().finally(() => shared.delete(holder));
    }
    const ended = (ends.get(name) ?? Promise.resolve()).then(work);
    ends.set(
      name,
      ended.catch(() => undefined),
    );
    return ended;
  };
  return { request, query: async () => ({ held: [...shared.values()] }) };
}

beforeEach(async () => {
  vi.stubGlobal('navigator', { locks: oneAfterTheOther() });
  vi.stubGlobal('localStorage', inMemoryStorage());
  await freshDatabase();
});
afterEach(() => {
  vi.unstubAllGlobals();
  locked();
});

describe('a window with the key of before', () => {
  it('writes nothing with it once another window has turned it off, and on again with a new one', async () => {
    const before = await sealedDatabase();
    await openedDatabase(before);
    const key = newDataKey();
    const record = { ...(await recordOf(key)), revision: 9 };
    followRecord(record);
    const id = await typedCall('Agent: Dạ.');
    expect((await rawRows('transcripts')).map(({ sealed }) => sealed)).toEqual([undefined]);
    // So that whoever has the new one can read it.
    unlocked(key);
    expect((await getTranscript(id))?.text).toBe('Agent: Dạ.');
  });

  it('converts nothing either', async () => {
    const before = unlocked();
    const key = newDataKey();
    await durableDb.keptFacts.put({ key: 'seal', value: await recordOf(key) });
    before.seals = false;
    await typedCall('Agent: Dạ.');
    await convert(durableDb, before);
    expect((await rawRows('calls')).map(({ sealed }) => sealed)).toEqual([undefined]);
  });
});

describe('turned off', () => {
  it('is said only once no window may seal any more: what one sealed meanwhile is opened, and its drafts', async () => {
    const here = await sealedDatabase();
    const id = await typedCall('Agent: Dạ.', { title: 'một' });
    const record = await readSealFact(db);
    if (record === undefined) throw new Error('not sealed');
    // The other window sleeps: it holds on to its right to seal.
    const { locks } = navigator as unknown as { locks: ReturnType<typeof oneAfterTheOther> };
    let wakes = () => {};
    void locks.request('callmark-sealing', {}, () => new Promise<void>((resolve) => (wakes = resolve)));
    await writeSealRecord(durableDb, { ...record, mode: 'opening', revision: record.revision + 1 });
    here.seals = false;
    const converting = convert(durableDb, here, 20);
    await expect.poll(() => progressHere()?.stands).toBe('window');
    here.seals = true;
    await renameCall(id, 'muộn');
    localStorage.setItem('draft x', here.sealText('{"a":1}'));
    here.seals = false;
    expect((await rawRows('calls')).map(({ sealed }) => typeof sealed)).toEqual(['string']);
    expect((await readSealFact(db))?.mode).toBe('opening');
    wakes();
    await converting;
    expect((await readSealFact(db))?.mode).toBe('off');
    expect((await rawRows('calls')).map(({ sealed, title }) => [sealed, title])).toEqual([[undefined, 'muộn']]);
    expect(localStorage.getItem('draft x')).toBe('{"a":1}');
  });

  it('lets go of the right to seal, some time after it was heard', async () => {
    const sealer = makeSealer(newDataKey(), false);
    setSealing(sealer, true);
    expect(await isSealingAnywhere()).toBe(true);
    setSealing(sealer, false);
    expect(await isSealingAnywhere()).toBe(true);
    await expect.poll(isSealingAnywhere, { timeout: 5000 }).toBe(false);
  });
});

describe('on a full disk', () => {
  it('nothing is turned on, off or changed, and the next start goes by what held before', async () => {
    vi.spyOn(durableDb.keptFacts, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(await turnSealOn(newDataKey(), PASSPHRASE)).toBe('not-kept');
    expect(isSealOn(readSealHint())).toBe(false);
    vi.restoreAllMocks();

    const key = newDataKey();
    unlocked(key);
    await writeSealRecord(durableDb, { ...(await recordOf(key, 'sealed')), revision: 9 });
    vi.spyOn(durableDb.keptFacts, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(await turnSealOff(PASSPHRASE)).toBe('not-kept');
    expect(await replacePassphrase(key, OTHER)).toBe('not-kept');
    vi.restoreAllMocks();
    const latest = await latestSealRecord(await readSealFact(db));
    expect(latest?.mode).toBe('sealed');
    expect(latest && (await unwrapKey(latest, PASSPHRASE))).toEqual(key);
  });
});

describe('the record', () => {
  it('is turned on by one of two windows, and the other one is refused', async () => {
    const [one, other] = [newDataKey(), newDataKey()];
    const said = await Promise.all([turnSealOn(one, PASSPHRASE), turnSealOn(other, OTHER)]);
    expect([...said].sort()).toEqual(['not-kept', null]);
    const [key, passphrase] = said[0] === null ? [one, PASSPHRASE] : [other, OTHER];
    const kept = [await readSealFact(db), readSealHint()];
    for (const record of kept) expect(record && (await unwrapKey(record, passphrase))).toEqual(key);
  });

  it('takes the passphrase of a recovery key also where the database was lost with it', async () => {
    const key = newDataKey();
    unlocked(key);
    const known = await recordOf(key, 'sealed');
    await writeSealRecord(durableDb, known);
    await db.keptFacts.clear();
    const ends = await Promise.all([settleRecord(durableDb, known), replacePassphrase(key, OTHER)]);
    expect(ends).toEqual([true, null]);
    const record = await readSealFact(db);
    expect(record && (await unwrapKey(record, OTHER))).toEqual(key);
    expect(record?.mode).toBe('sealing');
  });

  it('as late as another one is the one that the passphrase was asked for', async () => {
    const key = newDataKey();
    const [hint, fact] = [await recordOf(key), await recordOf(key)];
    await writeSealRecord(durableDb, hint);
    await durableDb.keptFacts.put({ key: 'seal', value: fact });
    await settleRecord(durableDb, hint);
    expect((await readSealFact(db))?.passphrase).toEqual(hint.passphrase);
  });

  it('that is not whole is none', async () => {
    const key = newDataKey();
    const whole = await recordOf(key);
    await writeSealRecord(durableDb, whole);
    localStorage.setItem('seal', JSON.stringify({ ...whole, revision: 99, passphrase: {} }));
    expect(readSealHint()).toBeUndefined();
    expect(await latestSealRecord(await readSealFact(db))).toEqual(whole);
  });
});
