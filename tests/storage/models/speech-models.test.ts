import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Job } from '@/domain/jobs/job';
import { NEVER } from '@/domain/jobs/job-machine';
import type { WholeModel } from '@/site/models/describe-models';
import { db } from '@/storage/database';
import {
  addModelPart,
  dropModelFile,
  isModelFileWhole,
  keptModelBytes,
  markModelFileWhole,
  readModelParts,
} from '@/storage/models/model-parts';
import {
  activateModel,
  changeModelState,
  deleteModel,
  finishModel,
  listModels,
  putModel,
  readInstalledModel,
} from '@/storage/models/speech-models';
import { freshDatabase } from '../../helpers/fresh-database';
import { wantedModel } from '../../helpers/speech-model-rows';
import { madeUpModel } from '../../tools/models/made-up-model';

const base = madeUpModel('base', '1', 1000);
const newer = madeUpModel('base', '2', 1000);
const small = madeUpModel('small', '1', 2000);

beforeEach(freshDatabase);

/** Every file in parts of 400 bytes, whole and marked. */
async function storeFiles({ listed, contents }: WholeModel): Promise<void> {
  for (const { path, sha256, bytes } of listed.variants[0]?.files ?? []) {
    if (await isModelFileWhole(sha256)) continue;
    const content = contents.get(path) ?? Buffer.alloc(0);
    for (let at = 0, seq = 0; at < bytes; at += 400, seq++) {
      await addModelPart(sha256, seq, new Blob([Uint8Array.from(content.subarray(at, at + 400))]));
    }
    await markModelFileWhole(sha256, bytes);
  }
}

async function install(model: WholeModel, addedAt = 1): Promise<string> {
  const row = wantedModel(model, 'https://host.example', addedAt);
  await putModel(row);
  await storeFiles(model);
  expect(await finishModel(row.key, 5)).toBe(true);
  return row.key;
}

const shaOf = (model: WholeModel, path: string) =>
  model.listed.variants[0]?.files.find((file) => file.path === path)?.sha256 ?? '';

const ENCODER = 'onnx/encoder_model_quantized.onnx';

describe('an installed model', () => {
  it('is handed out with every file, byte for byte', async () => {
    expect(await readInstalledModel()).toBeNull();
    await install(base);
    const installed = await readInstalledModel();
    expect(installed).toMatchObject({
      ...{ id: 'whisper-base', version: '1', size: 'base', precision: { encoder: 'q8', decoder: 'q8' } },
    });
    expect(installed?.files.map(({ path }) => path).sort()).toEqual([...base.contents.keys()].sort());
    for (const { path, blob } of installed?.files ?? []) {
      expect(Buffer.from(await blob.arrayBuffer()).equals(base.contents.get(path) ?? Buffer.alloc(0))).toBe(true);
    }
  });

  it('is not handed out before it is whole', async () => {
    await putModel(wantedModel(base, 'https://host.example'));
    await storeFiles(base);
    expect(await readInstalledModel()).toBeNull();
  });

  it('is marked as damaged when a part of it is gone', async () => {
    const key = await install(base);
    await db.modelParts.delete([shaOf(base, ENCODER), 1]);
    expect(await readInstalledModel()).toBeNull();
    expect(await listModels()).toMatchObject([{ key, active: false, state: { is: 'damaged' } }]);
  });

  it('gives way to its next version, whose shared files are kept once', async () => {
    await install(base);
    await install(newer);
    expect((await listModels()).map(({ version, active }) => [version, active])).toEqual([['2', true]]);
    expect(await readModelParts(shaOf(base, ENCODER))).toEqual([]);
    expect((await readInstalledModel())?.version).toBe('2');
    expect(shaOf(base, 'tokenizer.json')).toBe(shaOf(newer, 'tokenizer.json'));
  });

  it('stays beside another size, and either can be the one in use', async () => {
    const first = await install(base, 1);
    await install(small, 2);
    expect((await readInstalledModel())?.size).toBe('small');
    await activateModel(first);
    expect((await readInstalledModel())?.size).toBe('base');
    expect((await listModels()).filter(({ active }) => active)).toHaveLength(1);
  });

  it('is deleted with all of its files and leaves its place to another', async () => {
    await install(base, 1);
    const second = await install(small, 2);
    await deleteModel(second);
    expect((await readInstalledModel())?.size).toBe('base');
    expect(await readModelParts(shaOf(small, ENCODER))).toEqual([]);
    expect(await readModelParts(shaOf(base, 'tokenizer.json'))).toHaveLength(1);
    await deleteModel((await listModels())[0]?.key ?? '');
    expect(await db.modelParts.count()).toBe(0);
    expect(await db.modelFiles.count()).toBe(0);
  });

  it('wakes the jobs that waited for one, and no others', async () => {
    const job = (id: string, waitingFor: 'model' | 'network'): Job => ({
      ...{ id, callId: id, kind: 'transcribe', service: '', seq: 1, createdAt: 1, attempts: 0 },
      ...{ state: 'queued', dueAt: NEVER, waitingFor },
    });
    await db.jobs.bulkPut([job('a', 'model'), job('b', 'network')]);
    await install(base);
    expect(await db.jobs.get('a')).toMatchObject({ waitingFor: 'turn', dueAt: 0 });
    expect(await db.jobs.get('b')).toMatchObject({ waitingFor: 'network', dueAt: NEVER });
  });
});

describe('a model on its way', () => {
  it('keeps what arrived of a file, whole or not', async () => {
    const sha = shaOf(base, ENCODER);
    await addModelPart(sha, 0, new Blob(['abc']));
    await addModelPart(sha, 1, new Blob(['de']));
    expect(await keptModelBytes([sha, 'other'])).toEqual([5, 0]);
    await dropModelFile(sha);
    expect(await keptModelBytes([sha])).toEqual([0]);
  });

  it('changes its state only from the states that are named: a person who stopped it is not overruled', async () => {
    const row = wantedModel(base, 'https://host.example');
    await putModel(row);
    expect(await changeModelState(row.key, ['loading'], { is: 'stopped', done: 3 })).toBe(true);
    expect(await changeModelState(row.key, ['loading'], { is: 'loading', done: 9 })).toBe(false);
    expect((await listModels())[0]?.state).toEqual({ is: 'stopped', done: 3 });
    expect(await finishModel(row.key, 1)).toBe(false);
    expect(await changeModelState('nobody', ['loading'], { is: 'damaged' })).toBe(false);
  });
});

describe('a database written before there were speech models', () => {
  it('keeps its calls and takes models', async () => {
    await db.delete({ disableAutoOpen: false });
    db.close({ disableAutoOpen: false });
    const older = new Dexie('callmark');
    older.version(2).stores({ calls: 'id, createdAt', recordings: 'id', slices: '[recordingId+seq]' });
    await older.table('calls').put({ id: 'old', title: 'kept', createdAt: 1 });
    older.close();
    await install(base);
    expect(await db.calls.get('old')).toMatchObject({ title: 'kept' });
    expect((await readInstalledModel())?.files).toHaveLength(base.contents.size);
  });
});
