/** Where the inference runtime is kept for work without a network: too large to be part of everybody's first visit. */
export const RUNTIME_CACHE = 'callmark-runtime';

/** Named by its content: what was kept once never changes. */
export function isRuntimeFile(pathname: string): boolean {
  return /\/static\/(?:js|wasm)\/ort-[^/]+$/.test(pathname);
}
