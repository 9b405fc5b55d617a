import Dexie from 'dexie';
import { sizeOf, storingBlob, toBlob } from '../blobs';
import { type CallmarkDatabase, db } from '../database';

const BINARY = 'application/octet-stream';

const partsOf = (database: CallmarkDatabase, sha256: string) =>
  database.modelParts.where('[sha256+seq]').between([sha256, Dexie.minKey], [sha256, Dexie.maxKey]);

/** What is here of the file with this checksum, in order; whole or not. */
export async function readModelParts(sha256: string, database: CallmarkDatabase = db): Promise<Blob[]> {
  const rows = await partsOf(database, sha256).toArray();
  return rows.map(({ content }) => toBlob(content, BINARY));
}

/** Bytes that are here of each file, by its checksum. */
export async function keptModelBytes(shas: readonly string[], database: CallmarkDatabase = db): Promise<number[]> {
  return Promise.all(
    shas.map(async (sha256) => {
      const whole = await database.modelFiles.get(sha256);
      if (whole !== undefined) return whole.bytes;
      const rows = await partsOf(database, sha256).toArray();
      return rows.reduce((sum, { content }) => sum + sizeOf(content), 0);
    }),
  );
}

/** Appends to a file; `seq` is the number of parts before it, and two writers never mix theirs. Rejects with 'storage-full'. */
export async function addModelPart(sha256: string, seq: number, bytes: Blob): Promise<void> {
  await storingBlob(bytes, (content) => db.modelParts.add({ sha256, seq, content }));
}

export async function isModelFileWhole(sha256: string): Promise<boolean> {
  return (await db.modelFiles.get(sha256)) !== undefined;
}

/** All of its bytes are here and have this checksum. */
export async function markModelFileWhole(sha256: string, bytes: number): Promise<void> {
  await db.modelFiles.put({ sha256, bytes });
}

export async function dropModelFile(sha256: string, database: CallmarkDatabase = db): Promise<void> {
  await database.transaction('rw', [database.modelFiles, database.modelParts], async () => {
    await database.modelFiles.delete(sha256);
    await partsOf(database, sha256).delete();
  });
}

/** Deletes what is here of those of the files that are not whole. */
export async function dropUnfinished(shas: readonly string[]): Promise<void> {
  for (const sha256 of shas) if (!(await isModelFileWhole(sha256))) await dropModelFile(sha256);
}

/** Deletes every file that no model in `database.models` names. */
export async function sweepModelFiles(database: CallmarkDatabase = db): Promise<void> {
  const { models, modelFiles, modelParts } = database;
  await database.transaction('rw', [models, modelFiles, modelParts], async () => {
    const named = new Set((await models.toArray()).flatMap(({ files }) => files.map(({ sha256 }) => sha256)));
    const keys = (await modelParts.toCollection().primaryKeys()).map(([sha256]) => sha256);
    const kept = await modelFiles.toCollection().primaryKeys();
    for (const sha256 of new Set([...keys, ...kept])) if (!named.has(sha256)) await dropModelFile(sha256, database);
  });
}

/** The parts of this device, for whoever brings models. */
export const modelParts = {
  read: (sha256: string) => readModelParts(sha256),
  add: addModelPart,
  drop: (sha256: string) => dropModelFile(sha256),
  markWhole: markModelFileWhole,
  isWhole: isModelFileWhole,
  kept: (shas: readonly string[]) => keptModelBytes(shas),
};
