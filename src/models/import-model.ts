import { ModelFailureError } from '@/domain/models/model-failure';
import { type ImportPlan, type ImportRead, planByManifest, planByNames } from '@/domain/models/model-import';
import { type ModelFile, modelKey, type StoredModel } from '@/domain/models/stored-model';
import { readModelList } from '@/network/model-host';
import { changeModelState, deleteModel, finishModel, putModel } from '@/storage/models/speech-models';
import { checkRoom } from './model-download';
import { type CreateHasher, openModelFile, type PartStore, readPieces } from './model-file-writer';

/** A file as a person chose it; `path` as the file chooser tells it, with its folders where it knows them. */
export interface ChosenFile {
  path: string;
  blob: Blob;
}

export interface ImportHost {
  createHasher: CreateHasher;
  store: PartStore;
  now: () => number;
  freeBytes: () => Promise<number | null>;
}

const STEP_BYTES = 1024 * 1024;
const LIST_LIMIT_BYTES = 1024 * 1024;
const named = (name: string) => (file: ChosenFile) => file.path === name || file.path.endsWith(`/${name}`);

async function textOf({ path, blob }: ChosenFile): Promise<string> {
  try {
    return blob.size > LIST_LIMIT_BYTES ? '' : await blob.text();
  } catch {
    throw new ModelFailureError({ kind: 'unreadable', file: path });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function plan(files: readonly ChosenFile[]): Promise<ImportRead> {
  const chosen = files.map(({ path, blob }) => ({ path, bytes: blob.size }));
  const list = files.find(named('manifest.json'));
  if (list !== undefined) {
    const read = readModelList(await textOf(list));
    if (read === null) return { failure: { kind: 'not-a-manifest', page: false } };
    return planByManifest(read.models, chosen);
  }
  const configs = files.filter(named('config.json'));
  const read = await Promise.all(configs.map(async (file) => ({ path: file.path, json: parsed(await textOf(file)) })));
  return planByNames(read, chosen);
}

async function checksum({ path, blob }: ChosenFile, createHasher: CreateHasher): Promise<string> {
  const hasher = await createHasher();
  try {
    await readPieces(blob, (bytes) => hasher.update(bytes));
  } catch {
    throw new ModelFailureError({ kind: 'unreadable', file: path });
  }
  return hasher.end();
}

interface CheckedImport {
  model: StoredModel;
  contents: { file: ModelFile; blob: Blob }[];
}

/** Every byte is compared before the first one is stored: a wrong stick leaves nothing behind. */
async function check(
  found: ImportPlan,
  chosen: readonly ChosenFile[],
  { createHasher, now }: ImportHost,
): Promise<CheckedImport> {
  const contents: CheckedImport['contents'] = [];
  for (const { path, chosen: at, bytes, sha256: expected } of found.files) {
    const source = chosen.find((file) => file.path === at);
    if (source === undefined) throw new ModelFailureError({ kind: 'files-missing', files: [path] });
    if (source.blob.size !== bytes) {
      throw new ModelFailureError({ kind: 'wrong-size', file: path, bytes: source.blob.size, expected: bytes });
    }
    const sha256 = await checksum(source, createHasher);
    if (expected !== '' && sha256 !== expected) throw new ModelFailureError({ kind: 'wrong-content', file: path });
    contents.push({ file: { path, bytes, sha256 }, blob: source.blob });
  }
  const { files: _, ...rest } = found;
  const decoder = contents.find(({ file }) => file.path.includes('decoder'));
  const version = found.version || (decoder?.file.sha256.slice(0, 8) ?? '');
  const model: StoredModel = {
    ...rest,
    version,
    key: modelKey({ ...found, version }),
    files: contents.map(({ file }) => file),
    source: '',
    addedAt: now(),
    active: false,
    state: { is: 'loading', done: 0 },
  };
  return { model, contents };
}

/** Copies a file; `tell` says how far it is and whether it is still wanted. */
async function copy(file: ModelFile, blob: Blob, host: ImportHost, tell: Tell): Promise<boolean> {
  const writer = await openModelFile(file, host.createHasher, host.store);
  for (let step = 0; writer.bytes < blob.size; step++) {
    const { bytes } = writer;
    if (step % 8 === 0 && !(await tell(bytes))) return false;
    const piece = await blob
      .slice(bytes, bytes + STEP_BYTES)
      .arrayBuffer()
      .catch(() => null);
    if (piece === null) throw new ModelFailureError({ kind: 'unreadable', file: file.path });
    await writer.add(new Uint8Array(piece));
  }
  await writer.finish();
  return true;
}

type Tell = (bytes: number) => Promise<boolean>;

/** All of a model or nothing of it; false where a person stopped it. */
async function store({ model, contents }: CheckedImport, host: ImportHost): Promise<boolean> {
  const { key, files } = model;
  await checkRoom(files, await host.freeBytes(), host.store);
  await putModel(model);
  let done = 0;
  const tell: Tell = (bytes) => changeModelState(key, ['loading'], { is: 'loading', done: done + bytes });
  try {
    for (const { file, blob } of contents) {
      const whole = (await host.store.isWhole(file.sha256)) || (await copy(file, blob, host, tell));
      if (!whole) break;
      done += file.bytes;
    }
    if ((await tell(0)) && (await finishModel(key, host.now()))) return true;
  } catch (error) {
    await deleteModel(key);
    throw error;
  }
  await deleteModel(key);
  return false;
}

/**
 * Brings models from chosen files onto this device; false where a person stopped it. Rejects with a ModelFailureError or,
 * where the device runs full, with a FailureError.
 */
export async function importModels(files: readonly ChosenFile[], host: ImportHost): Promise<boolean> {
  const read = await plan(files);
  if ('failure' in read) throw new ModelFailureError(read.failure);
  const checked: CheckedImport[] = [];
  for (const found of read.plans) checked.push(await check(found, files, host));
  for (const one of checked) if (!(await store(one, host))) return false;
  return true;
}
