import factory from 'onnxruntime-web/ort-wasm-simd-threaded.mjs?url';
import wasm from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';

/** The inference runtime, from this app's own server. Addresses are absolute: the runtime resolves others by its own. */
export function runtimeFiles(base: string): { mjs: string; wasm: string } {
  return { mjs: new URL(factory, base).href, wasm: new URL(wasm, base).href };
}
