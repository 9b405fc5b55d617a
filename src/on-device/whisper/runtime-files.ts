import gpuFactory from 'onnxruntime-web/ort-wasm-simd-threaded.asyncify.mjs?url';
import gpuWasm from 'onnxruntime-web/ort-wasm-simd-threaded.asyncify.wasm?url';
import factory from 'onnxruntime-web/ort-wasm-simd-threaded.mjs?url';
import wasm from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';

/**
 * The inference runtime, from this app's own server. Addresses are absolute: the runtime resolves others by its own. The
 * one for WebGPU is twice the size and slower on WebAssembly, so each has its own.
 */
export function runtimeFiles(backend: 'wasm' | 'webgpu', base: string): { mjs: string; wasm: string } {
  const absolute = (path: string) => new URL(path, base).href;
  return backend === 'webgpu'
    ? { mjs: absolute(gpuFactory), wasm: absolute(gpuWasm) }
    : { mjs: absolute(factory), wasm: absolute(wasm) };
}
