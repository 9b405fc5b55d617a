import { describe, expect, it } from 'vitest';
import { gpuPrecisionOf } from '@/domain/models/model-files';
import { HUB_MODELS, hubListPath, isGitId, readHubTree } from '@/domain/models/model-hub';
import { gitId, hubModel, treeOf } from '../../tools/models/hub';

const [tiny] = HUB_MODELS;
if (tiny === undefined) throw new Error('no model of the hub is known');
const made = hubModel('tiny', 500);

describe('the models we know of a hub', () => {
  it('are pinned to commits, one of each size', () => {
    expect(HUB_MODELS.map(({ size }) => size)).toEqual(['tiny', 'base', 'small', 'turbo']);
    for (const { revision } of HUB_MODELS) expect(revision).toMatch(/^[0-9a-f]{40}$/);
    expect(hubListPath(tiny)).toBe(`api/models/${tiny.repository}/tree/${tiny.revision}?recursive=true`);
  });
});

describe('the files that a hub lists', () => {
  it('become a model: SHA-256 of large files, git’s own id of small ones', () => {
    const read = readHubTree(treeOf(made.contents), tiny);
    expect(read).toMatchObject({
      id: tiny.repository,
      version: tiny.revision.slice(0, 8),
      licence: 'MIT',
      folder: `${tiny.repository}/resolve/${tiny.revision}`,
    });
    const files = read?.variants[0]?.files ?? [];
    expect(files).toHaveLength(7);
    for (const { path, bytes, sha256 } of files) {
      expect(bytes).toBe(made.contents.get(path)?.length);
      expect(isGitId(sha256)).toBe(!path.endsWith('.onnx'));
    }
    // What `git hash-object` says of the same bytes.
    expect(gitId(Buffer.from('hello\n'))).toBe('ce013625030ba8dba906f756967f9e9ca394464a');
  });

  it('are passed over one by one where they can not be what they say', () => {
    const bad = [
      null,
      7,
      { type: 'file', path: '../config.json', size: 1, oid: 'a'.repeat(40) },
      { type: 'file', path: 'onnx/encoder_model_int8.onnx', size: -1, oid: 'a'.repeat(40) },
      {
        type: 'file',
        path: 'onnx/decoder_model_merged_int8.onnx',
        size: 5,
        oid: 'a'.repeat(40),
        lfs: { oid: 'short' },
      },
      { type: 'file', path: 'added.json', size: 5, oid: 'no id' },
    ];
    expect(readHubTree([...bad, ...treeOf(made.contents)], tiny)).toEqual(made.listed);
    expect(readHubTree(bad, tiny)?.variants).toEqual([]);
  });

  it.each([[{}], [null], ['<!doctype html>'], [undefined]])('are none in %j', (json) => {
    expect(readHubTree(json, tiny)).toBeNull();
  });

  it('are taken for a graphics processor in half the precision where the full one is in several files', () => {
    const paths = ['onnx/encoder_model.onnx', 'onnx/encoder_model_fp16.onnx', 'onnx/decoder_model_merged_q4.onnx'];
    expect(gpuPrecisionOf(paths)).toEqual({ encoder: 'fp32', decoder: 'q4' });
    expect(gpuPrecisionOf([...paths, 'onnx/encoder_model.onnx_data'])).toEqual({ encoder: 'fp16', decoder: 'q4' });
    const only = paths.filter((path) => !path.includes('fp16'));
    expect(gpuPrecisionOf([...only, 'onnx/encoder_model.onnx_data'])).toEqual({ encoder: 'fp32', decoder: 'q4' });
  });
});
