import { KNOWS_SEALS, NEW_LOCK } from '../browser/renew-log';
import { findAgain } from '../calls/search-index';
import { SPEECH_CACHE } from '../calls/speech-cache';
import { type CallmarkDatabase, durableDb } from '../database';
import { convert, openLeft } from './convert';
import { type DataKey, findRecovery, keyIdOf, unwrapKey, wrapKey } from './key-wrap';
import { sealerHere } from './keyring';
import { latestSealRecord, writeSealRecord } from './seal-places';
import { changingRecord, followRecord, isSealOn, readSealFact, type SealRecord } from './seal-record';
import { makeSealer } from './sealer';

/** Why nothing was changed. 'older-window': an older version of the app is open, which could not read what is sealed. */
export type TurnFailure = 'recording' | 'older-window' | 'not-kept' | 'wrong';

async function isOlderOpen(): Promise<boolean> {
  const { held = [] } = (await globalThis.navigator?.locks?.query()) ?? {};
  const of = (name: string) => new Set(held.filter((lock) => lock.name === name).map(({ clientId }) => clientId));
  const known = of(KNOWS_SEALS);
  return [...of(NEW_LOCK)].some((client) => !known.has(client));
}

async function refusal(database: CallmarkDatabase): Promise<TurnFailure | null> {
  // A slice that is copied already is never written again: it would stay there as it is.
  if ((await database.recordings.count()) > 0) return 'recording';
  return (await isOlderOpen()) ? 'older-window' : null;
}

/**
 * False: a place did not take it, as on a full disk, and what held before holds again, or the next start would go by what
 * only one of them was told.
 */
async function replaceRecord(record: SealRecord, before: SealRecord): Promise<boolean> {
  const isKept = await writeSealRecord(durableDb, record).catch(() => false);
  if (!isKept) await writeSealRecord(durableDb, { ...before, revision: record.revision + 1 }).catch(() => false);
  return isKept;
}

/**
 * Begins to seal with a new key, of which somebody has the recovery key. Before the first row is sealed the wrapped key is
 * written, read back and opened once. The pages of the app have to start anew after it. Null: done.
 */
export async function turnSealOn(key: DataKey, passphrase: string): Promise<TurnFailure | null> {
  const keyId = keyIdOf(key);
  const kept = { keyId, passphrase: await wrapKey(key, passphrase) };
  if ((await unwrapKey(kept, passphrase)) === null) return 'not-kept';
  return changingRecord(async () => {
    // After the key was wrapped: on an old tablet that takes as long as it takes to begin a recording in another window.
    const no = await refusal(durableDb);
    if (no !== null) return no;
    const before = await latestSealRecord(await readSealFact(durableDb));
    const record: SealRecord = { format: 1, mode: 'sealing', revision: (before?.revision ?? 0) + 1, ...kept };
    // By another window: rows are sealed with its key.
    if (isSealOn(before)) return 'not-kept';
    if (!(await replaceRecord(record, { ...record, mode: 'off' }))) return 'not-kept';
    await globalThis.caches?.delete(SPEECH_CACHE);
    return null;
  });
}

/** What is to be written in the place of the record as it is by then; undefined: nothing. */
type RecordChange = (record: SealRecord) => Partial<SealRecord> | undefined;

async function change(to: RecordChange): Promise<TurnFailure | null> {
  return changingRecord(async () => {
    // A database that was lost knows it no more, or not yet.
    const record = await latestSealRecord(await readSealFact(durableDb));
    const changes = record && to(record);
    if (!record || !changes) return 'wrong';
    const changed = { ...record, ...changes, revision: record.revision + 1 };
    if (!(await replaceRecord(changed, record))) return 'not-kept';
    followRecord(changed);
    return null;
  });
}

/** Everything is brought into the clear again; until that is done both forms are read. */
export async function turnSealOff(passphrase: string): Promise<TurnFailure | null> {
  const key = await keyBehind(passphrase);
  const isOf = ({ keyId }: SealRecord) => key !== null && keyId === keyIdOf(key);
  const no = (await refusal(durableDb)) ?? (await change((record) => (isOf(record) ? { mode: 'opening' } : undefined)));
  const sealer = sealerHere();
  // Beside the page, which goes on; what fails goes on at the next start.
  if (no === null && sealer !== undefined) convert(durableDb, sealer).catch(() => undefined);
  return no;
}

/**
 * Tries once more to open what was left encrypted, with the passphrase of before or any recovery key. Gives how many rows are left;
 * null: it is neither.
 */
export async function openLeftWith(secret: string): Promise<number | null> {
  const key = findRecovery(secret) ?? (await keyBehind(secret));
  if (key === null) return null;
  const left = await openLeft(durableDb, makeSealer(key, false));
  await findAgain(durableDb);
  return left;
}

/** Touches no row. */
export async function changePassphrase(current: string, next: string): Promise<TurnFailure | null> {
  const key = await keyBehind(current);
  return key === null ? 'wrong' : replacePassphrase(key, next);
}

/** A new passphrase for whoever has the key: by the old one, or the recovery key. */
export async function replacePassphrase(key: DataKey, next: string): Promise<TurnFailure | null> {
  const passphrase = await wrapKey(key, next);
  return change(({ keyId }) => (keyId === keyIdOf(key) ? { passphrase } : undefined));
}

/** The key, to be written as the recovery key once more. Null: another passphrase. */
export async function keyBehind(passphrase: string): Promise<DataKey | null> {
  const record = await readSealFact(durableDb);
  return record === undefined ? null : unwrapKey(record, passphrase);
}
