import { isSealRecord, type SealRecord } from './seal-record';

const FILE = 'callmark-seal.json';

/** What lies beside the second copy; undefined where there is nothing, or the browser has no files of its own. */
export async function readSealFile(): Promise<SealRecord | undefined> {
  try {
    const root = await navigator.storage.getDirectory();
    const found: unknown = JSON.parse(await (await (await root.getFileHandle(FILE)).getFile()).text());
    return isSealRecord(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Safari before 26 writes such files in workers only: there the database and localStorage have it. */
export async function writeSealFile(record: SealRecord): Promise<void> {
  try {
    const root = await navigator.storage.getDirectory();
    const file = await (await root.getFileHandle(FILE, { create: true })).createWritable();
    await file.write(JSON.stringify(record));
    await file.close();
  } catch {
    // The places that must have it are looked at by whoever asked.
  }
}
