import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafePath, requiredFiles } from '@/domain/models/model-files';
import { readManifest } from '@/domain/models/model-manifest';

const SUM = 'ab'.repeat(32);
const files = (precision = { encoder: 'q8', decoder: 'q8' }) =>
  requiredFiles(precision).map((path) => ({ path, bytes: 10, sha256: SUM }));
const variant = (change: object = {}) => ({
  backend: 'wasm',
  encoder: 'q8',
  decoder: 'q8',
  files: files(),
  ...change,
});
const model = (change: object = {}) => ({
  id: 'whisper-base',
  size: 'base',
  version: '2024-11',
  licence: 'mit',
  languages: ['vi', 'en'],
  folder: 'whisper-base@2024-11',
  variants: [variant()],
  ...change,
});
const fileWith = (change: object) => [{ ...files()[0], ...change }, ...files().slice(1)];

describe('manifest.json of a model host', () => {
  it('is read with every model and variant', () => {
    const gpu = variant({
      backend: 'webgpu',
      encoder: 'fp32',
      decoder: 'q4',
      files: files({ encoder: 'fp32', decoder: 'q4' }),
    });
    const read = readManifest({ models: [model({ variants: [variant(), gpu] })], more: true });
    expect(read?.problems).toEqual([]);
    expect(read?.models[0]).toMatchObject({ id: 'whisper-base', languages: ['vi', 'en'], licence: 'mit' });
    expect(read?.models[0]?.variants.map(({ backend, precision }) => [backend, precision])).toEqual([
      ['wasm', { encoder: 'q8', decoder: 'q8' }],
      ['webgpu', { encoder: 'fp32', decoder: 'q4' }],
    ]);
  });

  it.each([[null], ['models'], [[]], [{}], [{ models: {} }]])('%j is no list at all', (json) => {
    expect(readManifest(json)).toBeNull();
  });

  it.each([
    ['shape', 'whisper'],
    ['shape', model({ variants: 'all' })],
    ['id', model({ id: '../x' })],
    ['id', model({ id: 7 })],
    ['size', model({ size: 'huge' })],
    ['version', model({ version: '1/2' })],
    ['path', model({ folder: '/etc' })],
    ['path', model({ folder: 'https://elsewhere.example/x' })],
    ['path', model({ variants: [variant({ files: fileWith({ path: '../secret' }) })] })],
    ['path', model({ variants: [variant({ files: fileWith({ path: '//elsewhere.example/x' }) })] })],
    ['path', model({ variants: [variant({ files: [...files(), files()[0]] })] })],
    ['bytes', model({ variants: [variant({ files: fileWith({ bytes: -1 }) })] })],
    ['bytes', model({ variants: [variant({ files: fileWith({ bytes: 1e15 }) })] })],
    ['bytes', model({ variants: [variant({ files: fileWith({ bytes: '10' }) })] })],
    ['checksum', model({ variants: [variant({ files: fileWith({ sha256: 'abc' }) })] })],
    ['format', model({ variants: [variant({ encoder: 'q2' })] })],
    ['format', model({ variants: [variant({ backend: 'cuda' })] })],
    ['incomplete', model({ variants: [variant({ files: files().slice(1) })] })],
    ['no-variant', model({ variants: [] })],
  ])('says %s, and goes on with the next model', (what, faulty) => {
    const read = readManifest({ models: [faulty, model({ id: 'other' })] });
    expect(read?.problems.map((problem) => problem.what)).toContain(what);
    expect(read?.models.map(({ id }) => id)).toEqual(['other']);
  });

  it('keeps the good variant of a model beside a bad one', () => {
    const read = readManifest({ models: [model({ variants: [variant({ encoder: 'q2' }), variant()] })] });
    expect(read?.models[0]?.variants).toHaveLength(1);
    expect(read?.problems).toHaveLength(1);
  });

  it('takes a version of a model once', () => {
    const read = readManifest({ models: [model(), model(), model({ version: '2025' })] });
    expect(read?.models.map(({ version }) => version)).toEqual(['2024-11', '2025']);
    expect(read?.problems).toEqual([{ model: 'whisper-base', what: 'id', detail: '2024-11' }]);
  });
});

describe('whatever a host sends as its list', () => {
  it('is read without an error, and nothing unsafe comes out', () => {
    const odd = fc.oneof(fc.anything(), fc.constantFrom(...files(), variant(), model(), '../x', -1, SUM));
    const row = fc.record(
      { id: odd, size: odd, version: odd, folder: odd, variants: fc.oneof(odd, fc.array(odd)) },
      { requiredKeys: [] },
    );
    const mixed = fc.oneof(
      row,
      row.map((change) => model(change)),
      fc.constant(model()),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.array(mixed).map((models) => ({ models })),
        ),
        (json) => {
          for (const { folder, variants } of readManifest(json)?.models ?? []) {
            expect(isSafePath(folder)).toBe(true);
            for (const { path, bytes, sha256 } of variants.flatMap((one) => one.files)) {
              expect(isSafePath(path) && bytes > 0 && /^[0-9a-f]{64}$/.test(sha256)).toBe(true);
            }
          }
        },
      ),
    );
  });
});

describe('a path of a list', () => {
  it.each(['config.json', 'onnx/encoder_model_q4.onnx', 'whisper-base@2024-11', 'a/b/c.onnx_data'])(
    '%s stays in its folder',
    (path) => {
      expect(isSafePath(path)).toBe(true);
    },
  );

  it.each([
    '',
    '/a',
    'a/',
    'a//b',
    '..',
    'a/../b',
    '.',
    './a',
    '.git',
    'a\\b',
    'a:b',
    'a?b',
    'a#b',
    'a%2e%2e',
    'a b',
    'é',
  ])('%j does not, or might not', (path) => {
    expect(isSafePath(path)).toBe(false);
  });
});
