import { FailureError } from '@/domain/failure';
import { type ModelFailure, ModelFailureError } from '@/domain/models/model-failure';
import { MOST_QUIET_TRIES, modelRetryDelay, modelVerdict } from '@/domain/models/model-verdict';
import type { ModelFile, ModelState, StoredModel } from '@/domain/models/stored-model';
import { totalBytes } from '@/domain/models/stored-model';
import type { fetchModelFile } from '@/network/model-host';
import { type CreateHasher, openModelFile, type PartStore } from './model-file-writer';

/** What a download needs of the world; tests bring their own. */
export interface DownloadHost {
  fetchFile: typeof fetchModelFile;
  createHasher: CreateHasher;
  store: PartStore;
  now: () => number;
  /** Calls back once, unless the returned function was called. */
  after: (ms: number, callback: () => void) => () => void;
  /** Settles after so long, or at once when the signal ends. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Settles when there is a network again, or the signal ends. */
  untilOnline: (signal: AbortSignal) => Promise<void>;
  /** What the browser would still store; null = it does not tell. */
  freeBytes: () => Promise<number | null>;
}

/** Progress is written at most this often: each write wakes every screen that shows it. */
const PROGRESS_MS = 300;
/** What the database needs for itself, and a guess is off by. */
const SPARE_BYTES = 16 * 1024 * 1024;

export function asModelFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailureError) return error.failure;
  if (error instanceof FailureError) {
    if (error.failure.kind === 'storage-full') return { kind: 'storage-full' };
    return { kind: 'host', failure: error.failure, file: '' };
  }
  return { kind: 'internal', detail: error instanceof Error ? error.message : String(error) };
}

/** Rejects with 'no-room' where the browser says that the rest does not fit. */
export async function checkRoom(
  files: readonly ModelFile[],
  freeBytes: number | null,
  store: PartStore,
): Promise<void> {
  const kept = await store.kept(files.map(({ sha256 }) => sha256));
  const rest = totalBytes(files) - kept.reduce((sum, bytes) => sum + bytes, 0);
  if (freeBytes === null || rest <= 0 || rest + SPARE_BYTES <= freeBytes) return;
  throw new ModelFailureError({ kind: 'no-room', neededBytes: rest + SPARE_BYTES, freeBytes });
}

/**
 * Fetches every file of a model that is not here yet. What is whole stays whatever happens; a file that broke off goes
 * on where it ended. Rejects with a ModelFailureError when it can't go on by itself.
 */
export async function downloadModel(
  { files, source }: Pick<StoredModel, 'files' | 'source'>,
  tellState: (state: ModelState & { is: 'loading' }) => Promise<unknown>,
  signal: AbortSignal,
  host: DownloadHost,
): Promise<void> {
  const { store } = host;
  let before = 0;
  let latest = 0;
  let written = host.now();
  let cancelWrite: (() => void) | null = null;

  const tell = (state: Omit<ModelState & { is: 'loading' }, 'is'>) => tellState({ is: 'loading', ...state });
  const write = () => {
    cancelWrite = null;
    written = host.now();
    // Only shown; a cancelled download is told by its own signal.
    tell({ done: latest }).catch(() => undefined);
  };
  const progress = (bytes: number) => {
    latest = before + bytes;
    cancelWrite ??= host.after(Math.max(0, written + PROGRESS_MS - host.now()), write);
  };
  const quiet = () => {
    cancelWrite?.();
    cancelWrite = null;
  };

  async function tryOnce(file: ModelFile): Promise<number> {
    const writer = await openModelFile(file, host.createHasher, store);
    const from = writer.bytes;
    try {
      if (from < file.bytes) {
        await host.fetchFile({
          ...{ signal, address: `${source}/${file.path}`, file: file.path, from },
          onStart: (resumed) => (resumed || from === 0 ? Promise.resolve() : writer.restart()),
          onBytes: async (bytes) => {
            await writer.add(bytes);
            progress(writer.bytes);
          },
        });
      }
      await writer.finish();
    } catch (error) {
      quiet();
      const failure = asModelFailure(error);
      if (failure.kind !== 'storage-full') await writer.flush().catch(() => undefined);
      const pastEnd = failure.kind === 'host' && failure.failure.kind === 'http' && failure.failure.status === 416;
      if (!pastEnd) throw error;
      throw new ModelFailureError({
        kind: 'wrong-size',
        file: file.path,
        bytes: from,
        expected: file.bytes,
        ended: true,
      });
    }
    return writer.bytes;
  }

  async function load(file: ModelFile): Promise<void> {
    let quietTries = 0;
    let had = (await store.kept([file.sha256]))[0] ?? 0;
    while (!(await store.isWhole(file.sha256))) {
      try {
        await tryOnce(file);
      } catch (error) {
        const failure = asModelFailure(error);
        if (signal.aborted) throw error;
        const have = (await store.kept([file.sha256]))[0] ?? 0;
        quietTries = have > had ? 1 : quietTries + 1;
        had = have;
        const verdict = modelVerdict(failure);
        if (verdict === 'stop' || (verdict === 'retry' && quietTries >= MOST_QUIET_TRIES)) throw error;
        await tell({ done: before + have, waitsFor: verdict });
        await (verdict === 'network'
          ? host.untilOnline(signal)
          : host.pause(modelRetryDelay(quietTries, failure), signal));
        await tell({ done: before + have });
      }
    }
    quiet();
    before += file.bytes;
    await tell({ done: before });
  }

  await checkRoom(files, await host.freeBytes(), store);
  // The small ones first: a folder that is not what its list says is noticed before the long wait.
  for (const file of [...files].sort((one, other) => one.bytes - other.bytes)) await load(file);
}
