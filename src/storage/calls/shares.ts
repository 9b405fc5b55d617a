import type { CallId } from '@/domain/call';
import { FailureError, failureOf } from '@/domain/failure';
import { groupBy } from '@/domain/group-by';
import { SHARE_FIELDS, sharedName } from '@/domain/shared-files';
import { checkStored, openContent, sharePlace, storingSound } from '../blobs';
import { storing } from '../browser/storage-failure';
import { db, durableDb } from '../database';
import { newId } from '../new-id';
import type { ShareRow } from './incoming-rows';

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
  const place = sharePlace(row.callId);
  const id = await storingSound(file, place, (content) => durableDb.shares.add({ ...row, content } as ShareRow));
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
  await db.openInTurn();
  const rows = await db.shares.orderBy('id').toArray();
  const fileOf = async ({ id: row, callId, name, mime, content }: ShareRow): Promise<SharedFile> => {
    const blob = await openContent(content, sharePlace(callId), mime);
    return { row, callId, file: new File([blob], name, { type: mime }) };
  };
  return Promise.all(
    [...groupBy(rows, ({ share }) => share)].map(async ([id, some]) => ({
      id,
      isText: some.some(({ isText }) => isText),
      files: await Promise.all(some.map(fileOf)),
    })),
  );
}

/** These are calls by now, or it was told why not. */
export async function dropShared(files: readonly SharedFile[]): Promise<void> {
  await storing(() => durableDb.shares.bulkDelete(files.map(({ row }) => row)));
}
