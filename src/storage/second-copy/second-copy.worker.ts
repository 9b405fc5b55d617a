import Dexie from 'dexie';
import { COPY_CHECKED_LOCK, writeFact } from '../browser/kept-facts';
import { COPIED_TABLES } from '../change-log';
import { db } from '../database';
import { readSealFile } from '../seal/seal-file';
import { changingRecord, isSealOn, readSealFact, throughAgain } from '../seal/seal-record';
import type { CopyFile, CopyFolder } from './copy-folder';
import { CopyLoop } from './copy-loop';

const FOLDER = 'second-copy';
const { storage, locks } = self.navigator;

async function openFile(handle: FileSystemFileHandle): Promise<CopyFile> {
  const access = await handle.createSyncAccessHandle();
  return {
    size: () => access.getSize(),
    read: (from, to) => {
      const bytes = new Uint8Array(to - from);
      return bytes.slice(0, access.read(bytes, { at: from }));
    },
    write: (bytes, at) => {
      if (access.write(bytes, { at }) < bytes.length) throw new DOMException('written short', 'QuotaExceededError');
    },
    truncate: (size) => access.truncate(size),
    flush: () => access.flush(),
    close: () => access.close(),
  };
}

function ifThere(error: unknown): undefined {
  if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
  throw error;
}

/** A folder in the origin's private file system. Only dedicated workers may write there in place. */
async function openPrivateFolder(): Promise<CopyFolder> {
  const root = await storage.getDirectory();
  const folder = await root.getDirectoryHandle(FOLDER, { create: true });
  return {
    open: async (name) => openFile(await folder.getFileHandle(name, { create: true })),
    blob: async (name) => (await folder.getFileHandle(name).catch(ifThere))?.getFile(),
    remove: async (name) => {
      await folder.removeEntry(name).catch(ifThere);
    },
    names: async () => {
      const names: string[] = [];
      for await (const name of folder.keys()) names.push(name);
      return names;
    },
  };
}

/** False: the database knows of its seal, or none lies here. */
async function bringBackSeal(): Promise<boolean> {
  if ((await readSealFact(db)) !== undefined) return false;
  const record = await readSealFile();
  if (!isSealOn(record)) return false;
  await writeFact(db, 'seal', throughAgain(record));
  return true;
}

/**
 * Of a database that was lost with sealed rows the copy brings those back: before that, it says that they are sealed, and has
 * the page begin anew, or rows would come that nobody there can read. A page that is just writing the record, its file before
 * its database, knows of them: it is let finish.
 */
async function tellOfSeal(): Promise<void> {
  if (!(await changingRecord(bringBackSeal))) return;
  self.postMessage('sealed');
  await new Promise(() => undefined);
}

const prefixes = COPIED_TABLES.map((table) => `idb://${db.name}/${table}/`);

await tellOfSeal().catch(() => undefined);
void new CopyLoop({
  database: db,
  openFolder: openPrivateFolder,
  onChecked: () => void locks.request(COPY_CHECKED_LOCK, { mode: 'shared' }, () => new Promise(() => undefined)),
  estimate: () => storage.estimate(),
  onChange: (listener) =>
    Dexie.on('storagemutated', (parts) => {
      if (Object.keys(parts).some((part) => prefixes.some((prefix) => part.startsWith(prefix)))) listener();
    }),
}).run();
