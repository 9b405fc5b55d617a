import { describe, expect, it } from 'vitest';
import { requiredFiles } from '@/domain/models/model-files';
import { nameAndVersion, planByManifest, planByNames } from '@/domain/models/model-import';
import type { ListedModel } from '@/domain/models/model-manifest';

const Q8 = { encoder: 'q8', decoder: 'q8' };
const SUM = 'ab'.repeat(32);
const paths = requiredFiles(Q8);
const listed: ListedModel = {
  ...{ id: 'whisper-base', size: 'base', version: '1', licence: 'mit', languages: [], folder: 'whisper-base@1' },
  variants: [{ backend: 'wasm', precision: Q8, files: paths.map((path) => ({ path, bytes: 5, sha256: SUM })) }],
};
const flat = (names: readonly string[]) =>
  names.map((path) => ({ path: path.slice(path.lastIndexOf('/') + 1), bytes: 5 }));
const inFolder = (folder: string) => paths.map((path) => ({ path: `${folder}/${path}`, bytes: 5 }));
const whisper = (width: number) => ({ model_type: 'whisper', d_model: width, decoder_layers: 4 });

describe('chosen files with a list', () => {
  it.each([
    ['of the whole store', inFolder('usb/models/whisper-base@1')],
    ['of the folder', inFolder('whisper-base@1')],
    ['without folders', flat(paths)],
  ])('%s make the model', (_, chosen) => {
    const read = planByManifest([listed], chosen);
    expect('plans' in read && read.plans[0]).toMatchObject({ id: 'whisper-base', version: '1', listed: true });
    expect(
      'plans' in read && read.plans[0]?.files.every(({ chosen: at }) => chosen.some(({ path }) => path === at)),
    ).toBe(true);
  });

  it('say what is missing', () => {
    expect(planByManifest([listed], flat(paths.slice(1)))).toEqual({
      failure: { kind: 'files-missing', files: [paths[0]] },
    });
    expect(planByManifest([listed], [{ path: 'photo.jpg', bytes: 5 }])).toEqual({ failure: { kind: 'no-model' } });
  });
});

describe('chosen files without a list', () => {
  it.each([
    ['the folder', 'whisper-base@1/', 'whisper-base', '1'],
    ['a folder inside another', 'usb/whisper-small/', 'whisper-small', ''],
  ])('are a model by their names: %s', (_, folder, id, version) => {
    const read = planByNames([{ path: `${folder}config.json`, json: whisper(512) }], inFolder(folder.slice(0, -1)));
    expect('plans' in read && read.plans).toMatchObject([{ id, version, size: 'base', precision: Q8, listed: false }]);
  });

  it('are one too without folders', () => {
    const read = planByNames([{ path: 'config.json', json: whisper(768) }], flat(paths));
    expect('plans' in read && read.plans).toMatchObject([{ id: 'whisper-small', size: 'small' }]);
    expect('plans' in read && read.plans[0]?.files.map(({ path }) => path).sort()).toEqual([...paths].sort());
  });

  it('take 8-bit halves before others, and only those', () => {
    const more = ['onnx/encoder_model.onnx', 'onnx/decoder_model_merged_q4.onnx', 'onnx/decoder_model_merged.onnx'];
    const read = planByNames([{ path: 'config.json', json: whisper(512) }], flat([...paths, ...more]));
    expect('plans' in read && read.plans[0]?.files).toHaveLength(paths.length);
  });

  it.each([
    ['no Whisper', { model_type: 'bert', d_model: 512 }],
    ['large-v3', { model_type: 'whisper', d_model: 1280, decoder_layers: 32 }],
    ['not JSON', null],
  ])('are none where config.json is of %s', (_, json) => {
    expect(planByNames([{ path: 'config.json', json }], flat(paths))).toEqual({ failure: { kind: 'no-model' } });
  });

  it('say what is missing', () => {
    const some = paths.filter((path) => path !== 'tokenizer.json');
    expect(planByNames([{ path: 'config.json', json: whisper(512) }], flat(some))).toEqual({
      failure: { kind: 'files-missing', files: ['tokenizer.json'] },
    });
  });
});

describe('the name of a folder', () => {
  it.each([
    ['whisper-base@2024-11', 'whisper-base', '2024-11'],
    ['whisper-base', 'whisper-base', ''],
    ['@x', '@x', ''],
  ])('%s', (folder, id, version) => {
    expect(nameAndVersion(folder)).toEqual({ id, version });
  });
});
