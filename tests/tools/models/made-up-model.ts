import { createHash } from 'node:crypto';
import { requiredFiles } from '@/domain/models/model-files';
import type { ModelSize } from '@/domain/models/speech-model';
import { describeModels, type ModelFolder, type WholeModel } from '@/site/models/describe-models';

/** Bytes in the place of weights: the same for the same seed, and nothing that a model could be made of. */
function seededBytes(length: number, seed: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = Math.imul(seed, 1_640_531_527) | 1;
  for (let at = 0; at < length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    bytes[at] = state >>> 24;
  }
  return bytes;
}

const WIDTHS: Readonly<Record<ModelSize, number>> = { tiny: 384, base: 512, small: 768, turbo: 1280 };

/** A checkpoint's folder whose weights are noise: for everything but transcribing. `weightBytes` for each half. */
export function madeUpModel(size: ModelSize, version: string, weightBytes: number): WholeModel {
  const config = { model_type: 'whisper', d_model: WIDTHS[size], decoder_layers: 4 };
  const seed = [...`${size}${version}`].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7);
  const contents = new Map<string, Buffer>(
    requiredFiles({ encoder: 'q8', decoder: 'q8' }).map((path, at) => [
      path,
      path.endsWith('.onnx')
        ? seededBytes(weightBytes, seed + at)
        : Buffer.from(JSON.stringify(path === 'config.json' ? config : { name: path })),
    ]),
  );
  const folder: ModelFolder = {
    name: `whisper-${size}@${version}`,
    config,
    card: '---\nlicense: mit\nlanguage:\n- vi\n- en\n---\n',
    files: [...contents].map(([path, bytes]) => ({
      path,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
  };
  const [listed] = describeModels([folder]).models;
  if (listed === undefined) throw new Error(`No model: ${describeModels([folder]).notes.join(' ')}`);
  return { listed, contents };
}
