import type { CallId } from '@/domain/call';
import type { FolderRow } from '../calls/incoming-rows';
import { db, durableDb } from '../database';
import { newId } from '../new-id';
import { storing } from './storage-failure';

/** In no TypeScript library yet: only Chromium has folders that last. */
type Lasting = FileSystemDirectoryHandle & {
  queryPermission(wanted: { mode: 'read' }): Promise<PermissionState>;
  requestPermission(wanted: { mode: 'read' }): Promise<PermissionState>;
  values(): AsyncIterable<FileSystemFileHandle | FileSystemDirectoryHandle>;
};

type Picker = (options: { id: string; mode: 'read' }) => Promise<FileSystemDirectoryHandle>;

/** Asks for a folder; undefined where the browser can't. */
export const folderPicker = (): Picker | undefined =>
  (globalThis as { showDirectoryPicker?: Picker }).showDirectoryPicker;

/** What a file is known by: the same sound written anew is another one. */
export const stampOf = ({ name, size, lastModified }: File): string => `${lastModified} ${size} ${name}`;

/** The files of a folder, not of those in it, whose names pass. One that went meanwhile is left out. */
export async function filesIn(folder: FileSystemDirectoryHandle, passes: (name: string) => boolean): Promise<File[]> {
  const files: File[] = [];
  for await (const entry of (folder as Lasting).values()) {
    if (entry.kind !== 'file' || !passes(entry.name)) continue;
    const file = await entry.getFile().catch(() => null);
    if (file !== null) files.push(file);
  }
  return files;
}

/** 'prompt': the browser has withdrawn its permission, and asks again at a press. */
export const folderPermission = ({ handle }: FolderRow): Promise<PermissionState> =>
  (handle as Lasting).queryPermission({ mode: 'read' });

/** Only from a press. */
export const askForFolder = ({ handle }: FolderRow): Promise<PermissionState> =>
  (handle as Lasting).requestPermission({ mode: 'read' });

export async function watchedFolder(): Promise<FolderRow | undefined> {
  return db.folders.toCollection().first();
}

/** In the place of any other. What lies in it now is not new. */
export async function chooseFolder(handle: FileSystemDirectoryHandle): Promise<void> {
  const seen = new Set((await filesIn(handle, () => true)).map(stampOf));
  await storing(() =>
    durableDb.transaction('rw', durableDb.folders, async () => {
      await durableDb.folders.clear();
      await durableDb.folders.add({ id: newId(), handle, seen });
    }),
  );
}

export async function forgetFolder(): Promise<void> {
  await storing(() => durableDb.folders.clear());
}

/** These files were taken, or refused for good. */
export async function markSeen(id: string, stamps: readonly string[]): Promise<void> {
  const add = (row: FolderRow) => {
    row.seen = new Set([...row.seen, ...stamps]);
  };
  await storing(() => durableDb.folders.where('id').equals(id).modify(add));
}

/** The id under which a file of this folder becomes a call, in whatever window. */
export async function callIdOf({ id }: FolderRow, file: File): Promise<CallId> {
  const bytes = new TextEncoder().encode(`${id} ${stampOf(file)}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
