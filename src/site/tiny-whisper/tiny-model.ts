import { createHash } from 'node:crypto';
import type { WholeModel } from '../models/describe-models';
import { tinyCheckpoint } from './checkpoint';

const MADE_FOR = {
  wasm: { size: 'tiny', precision: { encoder: 'q8', decoder: 'q8' }, suffix: '_quantized' },
  webgpu: { size: 'small', precision: { encoder: 'fp32', decoder: 'fp32' }, suffix: '' },
} as const;

/** The tiny checkpoint as a host lists it, so that it gets onto a device the way every model does. */
export function tinyModel(backend: keyof typeof MADE_FOR = 'wasm', version = '1'): WholeModel {
  const { size, precision, suffix } = MADE_FOR[backend];
  const contents = new Map(
    tinyCheckpoint({ encoder: suffix, decoder: suffix }).map(({ path, bytes }) => [path, Buffer.from(bytes)]),
  );
  const files = [...contents].map(([path, bytes]) => ({
    path,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }));
  return {
    listed: {
      ...{ id: 'whisper-tones', size, version, licence: 'MIT', languages: ['vi', 'en'] },
      folder: `whisper-tones@${version}`,
      variants: [{ backend, precision, files }],
    },
    contents,
  };
}
