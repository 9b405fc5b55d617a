import { FailureError } from '@/domain/failure';
import { isBlobRefused, isInvalidBlobError, storing } from './browser/storage-failure';
import { type SealedSound, seals } from './seal/seals';

export type PlainContent = Blob | ArrayBuffer;
export type StoredContent = PlainContent | SealedSound;

const isPlain = (content: StoredContent): content is PlainContent => !('sealed' in content);

/** Of what it holds, also where that is sealed; -1 where something is missing at its end. */
export function sizeOf(content: StoredContent): number {
  if (!isPlain(content)) return content.whole === sizeOf(content.sealed) ? content.bytes : -1;
  return content instanceof ArrayBuffer ? content.byteLength : content.size;
}

export function toBlob(content: PlainContent, mime: string): Blob {
  return content instanceof ArrayBuffer ? new Blob([content], { type: mime }) : content;
}

/** The bytes as they lie, sealed or not. */
export const asItLies = (content: StoredContent): Blob => toBlob(isPlain(content) ? content : content.sealed, '');

/** Whether its first and last byte can be read: files of a database may be gone while its rows are not. */
export async function isReadable(content: StoredContent): Promise<boolean> {
  const blob = asItLies(content);
  try {
    const [first, last] = await Promise.all([blob.slice(0, 1).arrayBuffer(), blob.slice(blob.size - 1).arrayBuffer()]);
    return blob.size > 0 && first.byteLength === 1 && last.byteLength === 1;
  } catch {
    return false;
  }
}

/** Where sound lies, for `openContent` and `storingSound`. */
export const soundPlace = (callId: string): string => `audio ${callId}`;
export const copyPlace = (callId: string): string => `playbackCopies ${callId}`;
export const sharePlace = (callId: string): string => `shares ${callId}`;

/** The sound itself, `place` as it was stored by. Rejects where it is sealed and this page has no key. */
export async function openContent(content: StoredContent, place: string, mime: string): Promise<Blob> {
  if (isPlain(content)) return toBlob(content, mime);
  const opened = await seals.sealer?.openSound?.(content, place, mime);
  if (opened === undefined) throw new FailureError({ kind: 'unreadable-file', detail: 'encrypted' });
  return opened;
}

async function withBytes(content: Blob | SealedSound): Promise<StoredContent> {
  if (isPlain(content)) return (content as Blob).arrayBuffer();
  return { ...content, sealed: await asItLies(content).arrayBuffer() };
}

/**
 * Runs a write with the Blob itself (Chromium then streams it from disk), and again with its bytes where the browser
 * refuses Blobs.
 */
export function storingBlob<T>(blob: Blob, write: (content: PlainContent) => PromiseLike<T>): Promise<T> {
  return storingContent(blob, write as (content: StoredContent) => PromiseLike<T>);
}

/** The same for sound, which is sealed before where sound is; `place` as `soundPlace` has it. */
export async function storingSound<T>(
  blob: Blob,
  place: string,
  write: (content: StoredContent) => PromiseLike<T>,
): Promise<T> {
  const { sealer } = seals;
  const sealed = sealer?.seals ? await sealer.sealSound?.(blob, place).catch(unreadable) : undefined;
  // Of a long sound that took a while: turned off meanwhile, nobody would open it any more.
  return storingContent(sealed !== undefined && sealer?.seals ? sealed : blob, write);
}

function unreadable(error: unknown): never {
  if (isInvalidBlobError(error)) throw new FailureError({ kind: 'unreadable-file', detail: 'changed on disk' });
  throw error;
}

/** The same for what has its form already. */
export async function storingContent<T>(
  content: Blob | SealedSound,
  write: (content: StoredContent) => PromiseLike<T>,
): Promise<T> {
  try {
    return await storing(() => write(content));
  } catch (error) {
    if (!isBlobRefused(error) || isInvalidBlobError(error)) unreadable(error);
    const bytes = await withBytes(content);
    return storing(() => write(bytes));
  }
}

/**
 * Refuses what was stored short. A file deleted on disk before it was stored ends up empty without any error, so the
 * size is read back and compared.
 */
export function checkStored(stored: StoredContent | undefined, expected: number): void {
  const size = stored === undefined ? -1 : sizeOf(stored);
  if (size !== expected) throw new FailureError({ kind: 'unreadable-file', detail: `${size} of ${expected} bytes` });
}
