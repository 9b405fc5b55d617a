import { createHash } from 'node:crypto';
import type { MadeUpModel } from '../models/made-up-model';
import { tinyCheckpoint } from './checkpoint';

/** The tiny checkpoint as a host lists it, so that it gets onto a device as any other model. */
export function tinyModel(version = '1'): MadeUpModel {
  const contents = new Map(
    tinyCheckpoint({ encoder: '_quantized', decoder: '_quantized' }).map(({ path, bytes }) => [
      path,
      Buffer.from(bytes),
    ]),
  );
  const files = [...contents].map(([path, bytes]) => ({
    path,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }));
  const precision = { encoder: 'q8', decoder: 'q8' };
  return {
    listed: {
      ...{ id: 'whisper-tones', size: 'tiny', version, licence: 'MIT', languages: ['vi', 'en'] },
      folder: `whisper-tones@${version}`,
      variants: [{ backend: 'wasm', precision, files }],
    },
    contents,
  };
}
