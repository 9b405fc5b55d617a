import type { ModelFailure } from './model-failure';
import type { ModelPrecision, ModelSize } from './speech-model';

/** What a checkpoint was made for: q8 loops on WebGPU, a full encoder is slow on WebAssembly. */
export type ModelBackend = 'wasm' | 'webgpu';

export interface ModelFile {
  /** As in the checkpoint's folder, e.g. "onnx/encoder_model_quantized.onnx". */
  path: string;
  bytes: number;
  /** 64 lower-case hexadecimal digits; the 40 of git's own id for a small file of a hub, which tells no other (D273). */
  sha256: string;
}

/** How far a model got on its way to this device. `done` counts bytes. */
export type ModelState =
  | { is: 'loading'; done: number; waitsFor?: 'network' | 'retry' }
  /** Without a failure: by a person. */
  | { is: 'stopped'; done: number; failure?: ModelFailure }
  /** Whole and checked; `checkedAt` in milliseconds since the epoch. */
  | { is: 'ready'; checkedAt: number }
  /** It was whole once, and files of it are gone or changed. */
  | { is: 'damaged' };

/** A speech model as this device keeps it, whole or on its way. */
export interface StoredModel {
  key: string;
  id: string;
  version: string;
  size: ModelSize;
  backend: ModelBackend;
  precision: ModelPrecision;
  /** As its list or its folder says; '' = not said. */
  licence: string;
  files: readonly ModelFile[];
  /** Folder its files are fetched from, without a trailing slash; '' = imported from files. */
  source: string;
  /** Its files were compared with the checksums of a list; false for an import without one. */
  listed: boolean;
  addedAt: number;
  /** The one that transcribes; at most one, and only a ready one. */
  active: boolean;
  state: ModelState;
}

/** Two models are the same where all three agree: a new version is another model, so nothing is ever overwritten. */
export function modelKey({ id, version, backend }: Pick<StoredModel, 'id' | 'version' | 'backend'>): string {
  return `${id}@${version} ${backend}`;
}

export function totalBytes(files: readonly Pick<ModelFile, 'bytes'>[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Share of the bytes that are here, 0 to 1. */
export function modelShare({ files, state }: Pick<StoredModel, 'files' | 'state'>): number {
  if (state.is === 'ready') return 1;
  const total = totalBytes(files);
  return total === 0 || state.is === 'damaged' ? 0 : Math.min(1, state.done / total);
}
