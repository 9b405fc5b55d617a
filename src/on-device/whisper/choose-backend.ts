import type { InstalledModel } from '@/domain/models/speech-model';
import type { WhisperBackend } from './engine';
import { passesSelfTest, type SelfTest } from './self-test';
import { startWhisper } from './whisper-client';

/** What is known of graphics processors, and how one is tried. */
export interface GpuKnowledge {
  read(): { gpu: string; hears: boolean } | undefined;
  write(known: { gpu: string; hears: boolean }): void;
  selfTest(signal: AbortSignal): Promise<SelfTest>;
}

/** Name of the graphics processor and of the browser that drives it; null = there is none to use. */
async function gpuName(): Promise<string | null> {
  const adapter = await (navigator as { gpu?: GPU }).gpu?.requestAdapter().catch(() => null);
  if (!adapter) return null;
  const { vendor, architecture, description } = adapter.info;
  return [vendor, architecture, description, navigator.userAgent].join(' ');
}

/**
 * The graphics processor for a model that was made for one, if a tiny model gave the known text on it (tried once, then
 * remembered); WebAssembly else.
 */
export async function chooseBackend(
  { backend }: InstalledModel,
  signal: AbortSignal,
  { read, write, selfTest }: GpuKnowledge,
): Promise<WhisperBackend> {
  const gpu = backend === 'webgpu' ? await gpuName() : null;
  if (gpu === null) return 'wasm';
  const known = read();
  if (known?.gpu === gpu) return known.hears ? 'webgpu' : 'wasm';
  const test = await selfTest(signal).catch(() => null);
  // Without the test nothing is known, so nothing is remembered either.
  if (test === null) return 'wasm';
  const hears = await passesSelfTest(test, (model) => startWhisper(model, { signal, backend: 'webgpu' }), signal);
  write({ gpu, hears });
  return hears ? 'webgpu' : 'wasm';
}
