import type { ModelPrecision, ModelSize } from './speech-model';

/** How the files of each number format are named. */
const SUFFIXES: Readonly<Record<string, string>> = {
  fp32: '',
  fp16: '_fp16',
  q8: '_quantized',
  int8: '_int8',
  uint8: '_uint8',
  q4: '_q4',
  q4f16: '_q4f16',
  bnb4: '_bnb4',
};

/** What stands beside the two halves in every folder. */
const COMMON_FILES = [
  'config.json',
  'generation_config.json',
  'preprocessor_config.json',
  'tokenizer.json',
  'tokenizer_config.json',
] as const;

export const PRECISIONS: readonly string[] = Object.keys(SUFFIXES);

function encoderPath(precision: string): string {
  return `onnx/encoder_model${SUFFIXES[precision] ?? ''}.onnx`;
}

function decoderPath(precision: string): string {
  return `onnx/decoder_model_merged${SUFFIXES[precision] ?? ''}.onnx`;
}

/** The files without which a checkpoint of these formats can't be loaded. */
export function requiredFiles({ encoder, decoder }: ModelPrecision): string[] {
  return [...COMMON_FILES, encoderPath(encoder), decoderPath(decoder)];
}

/** Formats of which both the name and the file are known, in the order they are preferred on WebAssembly. */
const WASM_ORDER = ['q8', 'int8', 'uint8', 'q4', 'bnb4', 'fp32', 'fp16', 'q4f16'];

/** The formats to run on WebAssembly among the files of a folder; null = a half is missing. */
export function precisionOf(paths: readonly string[]): ModelPrecision | null {
  const here = new Set(paths);
  const encoder = WASM_ORDER.find((name) => here.has(encoderPath(name)));
  const decoder = WASM_ORDER.find((name) => here.has(decoderPath(name)));
  return encoder === undefined || decoder === undefined ? null : { encoder, decoder };
}

/**
 * The formats to run on WebGPU: 8-bit weights loop there, so a full encoder and a 4-bit or full decoder. Weights that did
 * not fit into one file are too many for a browser where half of them would do.
 */
export function gpuPrecisionOf(paths: readonly string[]): ModelPrecision | null {
  const here = new Set(paths);
  const inOneFile = (name: string) => here.has(encoderPath(name)) && !here.has(`${encoderPath(name)}_data`);
  const encoder = ['fp32', 'fp16'].find(inOneFile) ?? (here.has(encoderPath('fp32')) ? 'fp32' : undefined);
  const decoder = ['q4', 'fp32', 'fp16'].find((name) => here.has(decoderPath(name)));
  return encoder === undefined || decoder === undefined ? null : { encoder, decoder };
}

/** Where a file of a folder belongs in it, by its name alone: a file chooser gives no folders. Null = not of a model. */
export function placeOfName(name: string): string | null {
  if (COMMON_FILES.some((known) => known === name)) return name;
  return /^(encoder_model|decoder_model_merged)(_[a-z0-9]+)?\.onnx(_data(_\d+)?)?$/.test(name) ? `onnx/${name}` : null;
}

/** The size of a checkpoint by its config.json; null = no Whisper, or one that no browser can hold. */
export function sizeOfConfig(config: unknown): ModelSize | null {
  if (typeof config !== 'object' || config === null) return null;
  const { model_type: type, d_model: width, decoder_layers: layers } = config as Record<string, unknown>;
  if (type !== 'whisper' || typeof width !== 'number') return null;
  if (width <= 448) return 'tiny';
  if (width <= 640) return 'base';
  if (width <= 896) return 'small';
  return typeof layers === 'number' && layers <= 4 ? 'turbo' : null;
}

/** A path that stays in its folder: plain names joined by slashes, nothing that leads up, out or to another host. */
export function isSafePath(path: string): boolean {
  const names = path.split('/');
  return (
    path.length <= 200 && names.length <= 6 && names.every((name) => /^[\w@+-][\w.@+-]*$/.test(name) && name !== '..')
  );
}
