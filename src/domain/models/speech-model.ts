/** Sizes of Whisper a device may be offered (§9 `model`), weakest first. */
export type ModelSize = 'tiny' | 'base' | 'small' | 'turbo';

/** Number format of the two halves of a checkpoint, as the suffix of its files names it. */
export interface ModelPrecision {
  encoder: string;
  decoder: string;
}

/** A checkpoint that is whole and verified on this device: everything an engine needs, with no request to anybody. */
export interface InstalledModel {
  id: string;
  version: string;
  size: ModelSize;
  /** What its files were made for; the device may have to do with the other. */
  backend: 'wasm' | 'webgpu';
  precision: ModelPrecision;
  /** Paths as in the checkpoint's folder, e.g. "onnx/encoder_model_quantized.onnx". */
  files: readonly { path: string; blob: Blob }[];
}
