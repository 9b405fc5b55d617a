import { db, durableDb } from '@/storage/database';
import { convert } from '@/storage/seal/convert';
import { type DataKey, keyIdOf, newDataKey, wrapKey } from '@/storage/seal/key-wrap';
import { readSealFact, type SealRecord } from '@/storage/seal/seal-record';
import { SEALED_TABLES } from '@/storage/seal/sealed-tables';
import { makeSealer } from '@/storage/seal/sealer';
import { rewriting, seals } from '@/storage/seal/seals';

export const PASSPHRASE = 'con mèo trèo cây cau';

/** A page that was unlocked; what is stored stays as it is. */
export function unlocked(key: DataKey = newDataKey()) {
  const sealer = makeSealer(key);
  seals.sealer = sealer;
  return sealer;
}

/** A page that knows of no key, in a database as it lies. */
export function locked(): void {
  delete seals.sealer;
  delete seals.ready;
  delete seals.asks;
}

/** Few rounds, or every test would wait for them. */
export async function recordOf(key: DataKey, mode: SealRecord['mode'] = 'sealing'): Promise<SealRecord> {
  return { format: 1, mode, keyId: keyIdOf(key), revision: 1, passphrase: await wrapKey(key, PASSPHRASE, 1000) };
}

/** Everything stored is sealed, as it is some time after it was turned on. */
export async function sealedDatabase(key: DataKey = newDataKey()) {
  const sealer = unlocked(key);
  await durableDb.keptFacts.put({ key: 'seal', value: await recordOf(key) });
  await convert(durableDb, sealer);
  return sealer;
}

/** Turns everything back, as it is some time after it was turned off. */
export async function openedDatabase(sealer: ReturnType<typeof unlocked>): Promise<void> {
  const record = await readSealFact(durableDb);
  if (record === undefined) throw new Error('nothing was sealed');
  await durableDb.keptFacts.put({ key: 'seal', value: { ...record, mode: 'opening', revision: record.revision + 1 } });
  sealer.seals = false;
  await convert(durableDb, sealer);
}

/** Rows as whoever has the disk finds them. */
export async function rawRows(name: string): Promise<Record<string, unknown>[]> {
  return db.transaction('r', db.table(name), async (tx) => {
    rewriting.add(tx.idbtrans);
    return db.table(name).bulkGet(await db.table(name).toCollection().primaryKeys());
  });
}

async function bytesIn(value: unknown): Promise<string> {
  if (value instanceof Blob || Object.prototype.toString.call(value) === '[object Blob]')
    return Buffer.from(await (value as Blob).arrayBuffer()).toString('latin1');
  if (ArrayBuffer.isView(value)) return Buffer.from(value.buffer).toString('latin1');
  if (Object.prototype.toString.call(value) === '[object ArrayBuffer]')
    return Buffer.from(value as ArrayBuffer).toString('latin1');
  if (typeof value !== 'object' || value === null) return String(value);
  return (await Promise.all(Object.entries(value).map(async ([key, item]) => `${key} ${await bytesIn(item)}`))).join(
    ' ',
  );
}

/** All that lies in these tables, text and bytes, for looking whether something can be read in it. */
export async function allThatLies(names = Object.keys(SEALED_TABLES)): Promise<string> {
  const tables = await Promise.all(names.map(async (name) => bytesIn(await rawRows(name))));
  return tables.join('\n');
}
