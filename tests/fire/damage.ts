import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** IndexedDB of a Chromium profile, as it lies on the disk while no browser runs. */
class Database {
  readonly #root: string;

  constructor(profile: string) {
    this.#root = join(profile, 'Default/IndexedDB');
  }

  /** The files of the app's LevelDB with such names; there is one origin in the profile. */
  files(name: RegExp): string[] {
    const all = readdirSync(this.#root, { encoding: 'utf8', recursive: true });
    const found = all.filter((path) => /\.leveldb\//.test(path) && name.test(path.slice(path.lastIndexOf('/') + 1)));
    if (found.length === 0) throw new Error(`No file like ${name} among ${all.join(', ')}`);
    return found.map((path) => join(this.#root, path));
  }

  remove(name: RegExp): void {
    for (const file of this.files(name)) rmSync(file);
  }

  cut(name: RegExp, share: number): void {
    for (const file of this.files(name)) truncateSync(file, Math.floor(readFileSync(file).length * share));
  }

  flip(name: RegExp): void {
    for (const file of this.files(name)) {
      const bytes = readFileSync(file);
      for (let at = 20; at < bytes.length; at += 400) bytes[at] = (bytes[at] ?? 0) ^ 0x55;
      writeFileSync(file, bytes);
    }
  }

  write(name: RegExp, text: string): void {
    for (const file of this.files(name)) writeFileSync(file, text);
  }

  removeFolders(name: RegExp): void {
    const folders = readdirSync(this.#root, { encoding: 'utf8' }).filter((folder) => name.test(folder));
    if (folders.length === 0) throw new Error(`No folder like ${name}`);
    for (const folder of folders) rmSync(join(this.#root, folder), { recursive: true });
  }
}

const LOG = /\.log$/;
const TABLE = /\.ldb$/;
const MANIFEST = /^MANIFEST-/;
const CURRENT = /^CURRENT$/;

/** Chromium neither opens such a database nor deletes it, however often it is started. */
export const removeManifest = (profile: string): void => new Database(profile).remove(MANIFEST);

/** What whoever looks after the device does about a database that can't be opened. */
export const removeDatabase = (profile: string): void => new Database(profile).removeFolders(/\.indexeddb\./);

/** What a power cut, a failing disk or a cleaner may do to a database while the browser is closed. */
export const DAMAGES: Record<string, (profile: string) => void> = {
  'the log torn in its middle': (profile) => new Database(profile).cut(LOG, 0.5),
  'the log empty': (profile) => new Database(profile).cut(LOG, 0),
  'bytes of the log flipped': (profile) => new Database(profile).flip(LOG),
  'the log gone': (profile) => new Database(profile).remove(LOG),
  'the MANIFEST torn': (profile) => new Database(profile).cut(MANIFEST, 0.5),
  'bytes of the MANIFEST flipped': (profile) => new Database(profile).flip(MANIFEST),
  'CURRENT gone': (profile) => new Database(profile).remove(CURRENT),
  'CURRENT full of something else': (profile) => new Database(profile).write(CURRENT, 'garbage'),
  'the tables gone': (profile) => new Database(profile).remove(TABLE),
  'the tables cut in half': (profile) => new Database(profile).cut(TABLE, 0.5),
  'bytes of the tables flipped': (profile) => new Database(profile).flip(TABLE),
  'the files of sound gone': (profile) => new Database(profile).removeFolders(/\.blob$/),
  'the LevelDB gone, its files left': (profile) => new Database(profile).removeFolders(/\.leveldb$/),
  'all of IndexedDB gone': (profile) => rmSync(join(profile, 'Default/IndexedDB'), { recursive: true }),
};
