import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readManifest } from '@/domain/models/model-manifest';
import { describeModels, manifestText } from '@/site/models/describe-models';
import { readModelFolders } from '@/site/models/read-folders';
import { madeUpModel } from './made-up-model';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'models-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function put(folder: string, contents: Iterable<readonly [string, Buffer | string]>): void {
  for (const [path, bytes] of contents) {
    const at = join(root, folder, path);
    mkdirSync(dirname(at), { recursive: true });
    writeFileSync(at, bytes);
  }
}

const base = madeUpModel('base', '2024-11', 500);

describe('the list of a folder of checkpoints', () => {
  it('says what is in it, and the app takes it as it is', async () => {
    put('whisper-base@2024-11', [
      ...base.contents,
      ['README.md', '---\nlicense: mit\nlanguage:\n- vi\n- en\n---\n# x'],
    ]);
    put('notes', [['a.txt', 'no model']]);
    const { models, notes } = describeModels(await readModelFolders(root));
    expect(notes).toEqual([]);
    expect(models).toMatchObject([{ id: 'whisper-base', version: '2024-11', licence: 'mit', languages: ['vi', 'en'] }]);
    const files = (found: typeof models) => new Set(found[0]?.variants[0]?.files.map((file) => JSON.stringify(file)));
    expect(files(models)).toEqual(files([base.listed]));
    expect(readManifest(JSON.parse(manifestText(models)))).toEqual({ models, problems: [] });
  });

  it('takes a version from the checksum where the folder has none, and asks for a better name', async () => {
    put('whisper-base', base.contents);
    const { models, notes } = describeModels(await readModelFolders(root));
    expect(models[0]?.version).toMatch(/^[0-9a-f]{8}$/);
    expect(notes.join(' ')).toContain(`Better: whisper-base@${models[0]?.version}`);
    expect(notes.join(' ')).toContain('no licence found');
  });

  it('offers full encoders to graphics processors too', async () => {
    const more = [
      ['onnx/encoder_model.onnx', 'e'],
      ['onnx/decoder_model_merged_q4.onnx', 'd'],
      ['onnx/decoder_model_merged_bnb4.onnx', 'not wanted'],
    ] as const;
    put('whisper-base@1', [...base.contents, ...more]);
    const [model] = describeModels(await readModelFolders(root)).models;
    expect(model?.variants.map(({ backend, precision }) => [backend, precision])).toEqual([
      ['wasm', { encoder: 'q8', decoder: 'q8' }],
      ['webgpu', { encoder: 'fp32', decoder: 'q4' }],
    ]);
    expect(model?.variants[1]?.files.map(({ path }) => path)).not.toContain('onnx/encoder_model_quantized.onnx');
  });

  it.each([
    ['whisper base', base.contents, 'rename it'],
    ['whisper-base@1', [...base.contents].filter(([path]) => path !== 'tokenizer.json'), 'missing tokenizer.json'],
    ['bert', [['config.json', '{"model_type":"bert"}']] as const, 'no Whisper'],
    ['broken', [['config.json', '{']] as const, 'no Whisper'],
  ])('leaves out %s and says why', async (folder, contents, why) => {
    put(folder, contents);
    const { models, notes } = describeModels(await readModelFolders(root));
    expect(models).toEqual([]);
    expect(notes.join(' ')).toContain(why);
  });
});
