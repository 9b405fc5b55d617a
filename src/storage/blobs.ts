import { FailureError } from '@/domain/failure';
import { isBlobRefused, isInvalidBlobError, storing } from './browser/storage-failure';

export type StoredContent = Blob | ArrayBuffer;

export function sizeOf(content: StoredContent): number {
  return content instanceof ArrayBuffer ? content.byteLength : content.size;
}

export function toBlob(content: StoredContent, mime: string): Blob {
  return content instanceof ArrayBuffer ? new Blob([content], { type: mime }) : content;
}

/**
 * Runs a write with the Blob itself (Chromium then streams it from disk), and again with its bytes where the browser
 * refuses Blobs.
 */
export async function storingBlob<T>(blob: Blob, write: (content: StoredContent) => PromiseLike<T>): Promise<T> {
  try {
    return await storing(() => write(blob));
  } catch (error) {
    if (isInvalidBlobError(error)) throw new FailureError({ kind: 'unreadable-file', detail: 'changed on disk' });
    if (!isBlobRefused(error)) throw error;
    const bytes = await blob.arrayBuffer();
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
