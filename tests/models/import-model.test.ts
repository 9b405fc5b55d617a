import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FailureError } from '@/domain/failure';
import { ModelFailureError } from '@/domain/models/model-failure';
import { type ChosenFile, type ImportHost, importModels } from '@/models/import-model';
import type { WholeModel } from '@/site/models/describe-models';
import { manifestText } from '@/site/models/describe-models';
import { db } from '@/storage/database';
import { modelParts } from '@/storage/models/model-parts';
import { changeModelState, listModels, readInstalledModel } from '@/storage/models/speech-models';
import { freshDatabase } from '../helpers/fresh-database';
import { madeUpModel } from '../tools/models/made-up-model';

const base = madeUpModel('base', '2024-11', 3_000_000);
const small = madeUpModel('small', '2024-11', 1000);

const host = (change: Partial<ImportHost> = {}): ImportHost => ({
  createHasher: async () => {
    const hash = createHash('sha256');
    return { update: (bytes) => void hash.update(bytes), end: () => hash.digest('hex') };
  },
  store: modelParts,
  now: () => 7,
  freeBytes: async () => null,
  ...change,
});

beforeEach(freshDatabase);

const blobOf = (bytes: Buffer | string) => new Blob([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)]);
const folder = ({ listed, contents }: WholeModel, prefix = ''): ChosenFile[] =>
  [...contents].map(([path, bytes]) => ({ path: `${prefix}${listed.folder}/${path}`, blob: blobOf(bytes) }));
const list = (...models: WholeModel[]): ChosenFile => ({
  path: 'models/manifest.json',
  blob: blobOf(manifestText(models.map(({ listed }) => listed))),
});

async function failureOf(files: readonly ChosenFile[], change: Partial<ImportHost> = {}): Promise<object> {
  const error = await importModels(files, host(change)).catch((caught: unknown) => caught);
  expect(await listModels()).toEqual([]);
  expect(await db.modelParts.count()).toBe(0);
  if (error instanceof ModelFailureError || error instanceof FailureError) return error.failure;
  throw error;
}

describe('models from chosen files', () => {
  it('with their list are compared with it, and the last one is in use', async () => {
    expect(
      await importModels([list(base, small), ...folder(base, 'models/'), ...folder(small, 'models/')], host()),
    ).toBe(true);
    expect((await listModels()).map(({ id, listed, source, active }) => [id, listed, source, active])).toEqual([
      ['whisper-base', true, '', false],
      ['whisper-small', true, '', true],
    ]);
    const installed = await readInstalledModel();
    expect(installed?.files.map(({ blob }) => blob.size)).toEqual(
      [...small.contents.values()].map(({ length }) => length),
    );
  });

  it('that can no longer be read while they are copied are named, and leave nothing', async () => {
    class PulledOut extends Blob {
      #reads = 0;
      override slice(from?: number, to?: number): Blob {
        this.#reads += 1;
        const part = super.slice(from, to);
        // The first reading compares, the second copies.
        if (this.#reads > 1) part.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
        return part;
      }
    }
    const [first, ...others] = folder(small);
    if (first === undefined) throw new Error('no files');
    const pulled = { path: first.path, blob: new PulledOut([first.blob]) };
    const failure = await failureOf([list(small), pulled, ...others]);
    expect(failure).toMatchObject({ kind: 'unreadable', file: expect.stringMatching(/\w/) });
  });

  it('without a list are taken by their names, and it is told', async () => {
    expect(await importModels(folder(base), host())).toBe(true);
    expect(await listModels()).toMatchObject([{ id: 'whisper-base', version: '2024-11', listed: false, licence: '' }]);
  });

  it('without folders get their version from the decoder', async () => {
    const flat = folder(base).map(({ path, blob }) => ({ path: path.slice(path.lastIndexOf('/') + 1), blob }));
    expect(await importModels(flat, host())).toBe(true);
    expect((await listModels())[0]?.version).toMatch(/^[0-9a-f]{8}$/);
  });

  it('can be taken again over what is here', async () => {
    await importModels(folder(base), host());
    expect(await importModels(folder(base), host())).toBe(true);
    expect((await readInstalledModel())?.files).toHaveLength(7);
  });

  it.each<[string, ChosenFile[], object]>([
    ['nothing of a model', [{ path: 'a.txt', blob: blobOf('a') }], { kind: 'no-model' }],
    ['a list that is none', [{ path: 'manifest.json', blob: blobOf('<html>') }], { kind: 'not-a-manifest' }],
    ['half a model', folder(base).slice(1), { kind: 'no-model' }],
    ['a file too few', [list(base), ...folder(base).slice(1)], { kind: 'files-missing' }],
    [
      'a file cut off',
      [list(base), ...folder(base).map((file) => (/encoder/.test(file.path) ? { ...file, blob: blobOf('x') } : file))],
      { kind: 'wrong-size', bytes: 1 },
    ],
    [
      'a file that differs',
      [
        list(base),
        ...folder(base).map((file) =>
          /encoder/.test(file.path) ? { ...file, blob: blobOf(Buffer.alloc(3_000_000)) } : file,
        ),
      ],
      { kind: 'wrong-content', file: 'onnx/encoder_model_quantized.onnx' },
    ],
  ])('%s is refused, and nothing of it is kept', async (_, files, failure) => {
    expect(await failureOf(files)).toMatchObject(failure);
  });

  it('for which there is no room are refused', async () => {
    expect(await failureOf(folder(base), { freeBytes: async () => 1000 })).toMatchObject({ kind: 'no-room' });
  });

  it('leave nothing behind when the device runs full on the way', async () => {
    const real = db.modelParts.add.bind(db.modelParts);
    let puts = 0;
    const full = vi.spyOn(db.modelParts, 'add').mockImplementation(((row: Parameters<typeof real>[0]) => {
      if (++puts > 3) throw Object.assign(new Error('full'), { name: 'QuotaExceededError' });
      return real(row);
    }) as typeof real);
    expect(await failureOf(folder(base))).toEqual({ kind: 'storage-full' });
    full.mockRestore();
  });

  it('leave nothing behind when a person stops it', async () => {
    const real = db.modelParts.add.bind(db.modelParts);
    const put = vi.spyOn(db.modelParts, 'add').mockImplementation(((row: Parameters<typeof real>[0]) => {
      return real(row).then(async (key) => {
        await changeModelState((await listModels())[0]?.key ?? '', ['loading'], { is: 'stopped', done: 0 });
        return key;
      });
    }) as typeof real);
    expect(await importModels(folder(base), host())).toBe(false);
    put.mockRestore();
    expect(await listModels()).toEqual([]);
    expect(await db.modelParts.count()).toBe(0);
  });
});
