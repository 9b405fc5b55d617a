import { FailureError } from '@/domain/failure';

/** The error and everything it wraps: Dexie reports a full disk as AbortError with the cause in `inner` (Dexie #776). */
function* causes(error: unknown): Generator<{ name: string; message: string }> {
  let current: unknown = error;
  for (let depth = 0; depth < 5 && typeof current === 'object' && current !== null; depth++) {
    const { name, message } = current as { name?: unknown; message?: unknown };
    yield { name: String(name), message: String(message) };
    current = (current as { inner?: unknown }).inner;
  }
}

/**
 * No room: beyond what the browser allows, or on a disk that is full, which Chromium tells as an UnknownError with LevelDB's
 * own word (D716).
 */
export function isQuotaError(error: unknown): boolean {
  return [...causes(error)].some((cause) => /QuotaExceeded|FILE_ERROR_NO_SPACE/.test(`${cause.name} ${cause.message}`));
}

/** A file that changed or vanished on disk between being chosen and being stored. */
export function isInvalidBlobError(error: unknown): boolean {
  return [...causes(error)].some(
    (cause) => cause.name === 'NotReadableError' || cause.name === 'NotFoundError' || /InvalidBlob/.test(cause.message),
  );
}

/** WebKit refuses Blobs in private mode and fails on some of them (Dexie #1919, WebKit #39577). */
export function isBlobRefused(error: unknown): boolean {
  return [...causes(error)].some(
    (cause) => cause.name === 'DataCloneError' || (cause.name === 'UnknownError' && /blob|file/i.test(cause.message)),
  );
}

const GONE = new Set(['UnknownError', 'DatabaseClosedError', 'InvalidStateError', 'AbortError', 'OpenFailedError']);

/** The database could not do what it was asked, for reasons of its own; a full disk is none of these. */
export function isDatabaseGone(error: unknown): boolean {
  return !isQuotaError(error) && [...causes(error)].some((cause) => GONE.has(cause.name));
}

/** iOS closes IndexedDB under a resumed page (Dexie #2008, #2296). */
function isConnectionLost(error: unknown): boolean {
  return [...causes(error)].some((cause) => cause.name === 'UnknownError' || cause.name === 'DatabaseClosedError');
}

/**
 * Runs one write, or a read that a job depends on: a full disk becomes the failure 'storage-full', a lost connection is
 * tried once more. Everything a transaction did is undone when it fails, so trying again repeats nothing.
 */
export async function storing<T>(write: () => PromiseLike<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isQuotaError(error)) throw new FailureError({ kind: 'storage-full' });
    if (!isConnectionLost(error) || isBlobRefused(error)) throw error;
    try {
      return await write();
    } catch (again) {
      throw isQuotaError(again) ? new FailureError({ kind: 'storage-full' }) : again;
    }
  }
}
