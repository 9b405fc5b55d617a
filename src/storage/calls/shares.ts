import type { CallId } from '@/domain/call';
import { FailureError, failureOf } from '@/domain/failure';
import { groupBy } from '@/domain/group-by';
import { SHARE_FIELDS, sharedName } from '@/domain/shared-files';
import { checkStored, storingBlob, toBlob } from '../blobs';
import { storing } from '../browser/storage-failure';
import { db, durableDb, type ShareRow } from '../database';
import { newId } from '../new-id';

/** A file that was shared, or text in the form of one; as which call it is to be stored. */
export interface SharedFile {
  row: number;
  callId: CallId;
  file: File;
}

/** What was shared at once and is no call yet. */
export interface Share {
  id: string;
  files: SharedFile[];
  /** Instead of files: a transcript, the file's name its title. */
  isText: boolean;
}

function field(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** Text that comes with files is only what somebody says about them. A bare address is nothing to take in. */
function sharedText(form: FormData): File | undefined {
  const text = field(form, SHARE_FIELDS.text);
  if (text === '' || /^https?:\/\/\S+$/.test(text)) return undefined;
  const title = sharedName(field(form, SHARE_FIELDS.title), '');
  return new File([text], title, { type: 'text/plain' });
}

async function keep(file: File, row: Omit<ShareRow, 'id' | 'content'>): Promise<void> {
  const id = await storingBlob(file, (content) => durableDb.shares.add({ ...row, content } as ShareRow));
  checkStored((await durableDb.shares.get(id))?.content, file.size);
}

/** Stores these as one share, all or nothing. Rejects with 'storage-full' or 'unreadable-file'. */
export async function keepFiles(files: readonly File[], isText = false): Promise<void> {
  const share = newId();
  try {
    for (const file of files) {
      const name = isText ? file.name : sharedName(file.name, file.type);
      await keep(file, { share, name, mime: file.type, callId: newId(), isText });
    }
  } catch (error) {
    await durableDb.shares.where('share').equals(share).delete();
    throw error instanceof FailureError ? error : new FailureError(failureOf(error));
  }
}

/**
 * Stores what was shared, all or nothing, before anybody is told that it arrived (D297). False where there is nothing in
 * it. Rejects with 'storage-full' or 'unreadable-file'.
 */
export async function keepShare(form: FormData): Promise<boolean> {
  const given = form.getAll(SHARE_FIELDS.files).filter((entry) => entry instanceof File);
  // An empty field of a form is a file without name and content.
  const files = given.filter(({ name, size }) => name !== '' || size > 0);
  const text = files.length === 0 ? sharedText(form) : undefined;
  const all = text === undefined ? files : [text];
  await keepFiles(all, text !== undefined);
  return all.length > 0;
}

/** What was shared and waits for a page, the oldest first. */
export async function waitingShares(): Promise<Share[]> {
  const rows = await db.shares.orderBy('id').toArray();
  return [...groupBy(rows, ({ share }) => share)].map(([id, some]) => ({
    id,
    isText: some.some(({ isText }) => isText),
    files: some.map(({ id: row, callId, name, mime, content }) => ({
      row,
      callId,
      file: new File([toBlob(content, mime)], name, { type: mime }),
    })),
  }));
}

/** These are calls by now, or it was told why not. */
export async function dropShared(files: readonly SharedFile[]): Promise<void> {
  await storing(() => durableDb.shares.bulkDelete(files.map(({ row }) => row)));
}
