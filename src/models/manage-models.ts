import { loadChunk } from '@/domain/load-chunk';
import type { ModelOffer } from '@/domain/models/model-choice';
import type { ModelFailure } from '@/domain/models/model-failure';
import type { StoredModel } from '@/domain/models/stored-model';
import { locksOf } from '@/jobs/jobs-lock';
import { wake } from '@/jobs/queue';
import { pause } from '@/network/deadline';
import { fetchModelFile } from '@/network/model-host';
import { keepStorage } from '@/storage/browser/keep-storage';
import { storageUse } from '@/storage/calls/calls';
import { dropModelFile, modelParts, readModelParts } from '@/storage/models/model-parts';
import { changeModelState, getModel, putModel } from '@/storage/models/speech-models';
import { type ChosenFile, importModels } from './import-model';
import { asModelFailure } from './model-download';
import { type CreateHasher, hasherFor, readPieces } from './model-file-writer';
import { createModelQueue, MODELS_LOCK } from './model-queue';

const createHasher: CreateHasher = async (gitBytes) => {
  const [{ sha256 }, { sha1 }, { bytesToHex, utf8ToBytes }] = await Promise.all([
    loadChunk(() => import('@noble/hashes/sha2.js')),
    loadChunk(() => import('@noble/hashes/legacy.js')),
    loadChunk(() => import('@noble/hashes/utils.js')),
  ]);
  const hash = gitBytes === undefined ? sha256.create() : sha1.create().update(utf8ToBytes(`blob ${gitBytes}\0`));
  return { update: (bytes) => void hash.update(bytes), end: () => bytesToHex(hash.digest()) };
};

/** Bytes the browser would still store, as it says; null = it does not tell. */
export async function freeBytes(): Promise<number | null> {
  const { usedBytes, quotaBytes } = await storageUse();
  return quotaBytes === 0 ? null : Math.max(0, quotaBytes - usedBytes);
}

function untilOnline(signal: AbortSignal): Promise<void> {
  if (navigator.onLine || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      globalThis.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    globalThis.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}

const { locks } = locksOf(globalThis.navigator?.locks);
const now = Date.now;
const after = (ms: number, callback: () => void) => {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
};
const queue = createModelQueue({
  ...{ locks, now, after, pause, untilOnline, freeBytes, createHasher },
  store: modelParts,
  fetchFile: fetchModelFile,
  onReady: wake,
});

/** Goes on with every download that is wanted; settles when none is left. */
export function wakeModels(): Promise<void> {
  return queue.wake();
}

/** Asked while there is a press to answer to, and not waited for: Firefox asks its user, who may never answer. */
function askToKeep(): void {
  keepStorage().catch(() => undefined);
}

/** Begins a download the user agreed to, from the host at `address`; every tab sees how far it is. */
export async function downloadOffer({ key, model, variant }: ModelOffer, address: string): Promise<void> {
  askToKeep();
  const { id, version, size, licence, folder } = model;
  const { backend, precision, files } = variant;
  const wanted: StoredModel = {
    ...{ key, id, version, size, backend, precision, licence, files },
    source: `${address}/${folder}`,
    listed: true,
    addedAt: now(),
    active: false,
    state: { is: 'loading', done: 0 },
  };
  await putModel(wanted);
  await wakeModels();
}

/** Goes on with a download that was stopped or failed; what is here is not fetched again. */
export async function continueModel(key: string): Promise<void> {
  const model = await getModel(key);
  const done = model?.state.is === 'stopped' ? model.state.done : 0;
  await changeModelState(key, ['stopped', 'damaged'], { is: 'loading', done });
  await wakeModels();
}

/** Stops a download, in whichever tab it runs; what is here stays for the next time. */
export async function stopModel(key: string): Promise<void> {
  const model = await getModel(key);
  if (model?.state.is === 'loading') {
    await changeModelState(key, ['loading'], { is: 'stopped', done: model.state.done });
  }
}

/** Compares every file of a model with its checksum. False: some are not right; they are gone and can be fetched again. */
export async function checkModel(key: string): Promise<boolean> {
  const model = await getModel(key);
  if (model === undefined) return false;
  let whole = true;
  for (const file of model.files) {
    const { sha256, bytes } = file;
    const hasher = await hasherFor(file, createHasher);
    const parts = new Blob(await readModelParts(sha256));
    const right = await readPieces(parts, (piece) => hasher.update(piece)).then(
      () => parts.size === bytes && hasher.end() === sha256,
      () => false,
    );
    if (!right) await dropModelFile(sha256);
    whole &&= right;
  }
  const from = ['ready', 'damaged'] as const;
  await changeModelState(key, from, whole ? { is: 'ready', checkedAt: now() } : { is: 'damaged' });
  return whole;
}

/** Fetches what a damaged model lacks. */
export async function repairModel(key: string): Promise<void> {
  if (!(await checkModel(key))) await continueModel(key);
}

/** Null where a person stopped it; else why it failed, or that it is whole. Nothing is kept of files that are not right. */
export async function importChosen(files: readonly ChosenFile[]): Promise<{ failure?: ModelFailure } | null> {
  askToKeep();
  try {
    const whole = await locks.request(MODELS_LOCK, {}, () =>
      importModels(files, { createHasher, store: modelParts, now, freeBytes }),
    );
    wake();
    return whole === true ? {} : null;
  } catch (error) {
    return { failure: asModelFailure(error) };
  }
}
