import type { InstalledModel } from '@/domain/models/speech-model';
import { guardSinks } from '@/domain/trusted-types';
import { startWhisper, type WhisperWorker } from '@/on-device/whisper/whisper-client';

/** What a benchmark can ask of the page; nothing of this is in the app. */
export interface WhisperPage {
  /** Starts a worker with the model whose files are served under /files/{folder}/; how long that took. */
  load(model: Omit<InstalledModel, 'files'>, folder: string, paths: readonly string[]): Promise<number>;
  /** Hears a served file as a call is heard, both channels as one. */
  hear(file: string, language: string): Promise<HearReport>;
  close(): void;
}

export interface HearReport {
  ms: number;
  pieces: number;
  tokens: number;
  text: string;
}

declare global {
  interface Window {
    whisperPage: WhisperPage;
  }
}

const { signal } = new AbortController();
let worker: WhisperWorker | null = null;

const blobOf = async (path: string): Promise<Blob> => (await fetch(`/files/${path}`)).blob();

guardSinks(import.meta.url);
window.whisperPage = {
  async load(model, folder, paths) {
    const files = await Promise.all(paths.map(async (path) => ({ path, blob: await blobOf(`${folder}/${path}`) })));
    const from = performance.now();
    worker = await startWhisper({ ...model, files }, { signal, backend: 'wasm' });
    return performance.now() - from;
  },
  async hear(file, language) {
    if (worker === null) throw new Error('nothing is loaded');
    const sound = await blobOf(file);
    let tokens = 0;
    const texts: string[] = [];
    const from = performance.now();
    await worker.ask(
      { type: 'transcribe', sound, mix: true, language, known: [] },
      {
        until: 'transcribed',
        signal,
        onMessage(message) {
          if (message.type === 'token') tokens += 1;
          if (message.type === 'piece') texts.push(message.piece.segments.map(({ text }) => text).join(' '));
        },
      },
    );
    return { ms: performance.now() - from, pieces: texts.length, tokens, text: texts.join(' ') };
  },
  close() {
    worker?.close();
    worker = null;
  },
};
