import { askWorker, type WorkerMessage } from '../worker-protocol';
import type { Mp3Options, Mp3Request } from './mp3-messages';
import { wavHeader } from './wav';

/** 16 kHz mono samples: in memory, or Blobs of them, which stay on disk. */
export type Pcm = Int16Array<ArrayBuffer> | Blob;

/** A WAV file of 16 bits, 16 kHz mono (§9). */
export function encodeWav(pcm: Pcm): Blob {
  const bytes = pcm instanceof Blob ? pcm.size : pcm.byteLength;
  return new Blob([wavHeader(bytes), pcm], { type: 'audio/wav' });
}

/** Kept once it is there: a live window is encoded every two seconds, and its code takes longer to load than to run. */
let kept: Worker | null = null;
/** One sound after the other: the encoder holds the state of the file it is at. */
let line: Promise<unknown> = Promise.resolve();

async function encodeNow(request: Mp3Request): Promise<Blob> {
  const worker = kept ?? new Worker(new URL('./mp3.worker.ts', import.meta.url), { type: 'module' });
  kept = worker;
  try {
    const silence = { kind: 'internal', detail: 'MP3 worker' } as const;
    const ask = { until: 'done', silence, name: 'MP3 worker' } as const;
    return (await askWorker<WorkerMessage<Blob>, 'done'>(worker, request, ask)).result;
  } catch (error) {
    worker.terminate();
    kept = null;
    throw error;
  }
}

/** An MP3 file of 16 kHz mono at a constant rate (§9), made in a worker. Rejects with FailureError 'internal'. */
export function encodeMp3(pcm: Pcm, options: Mp3Options): Promise<Blob> {
  const made = line.then(() => encodeNow({ pcm: pcm instanceof Blob ? pcm : new Blob([pcm]), ...options }));
  line = made.catch(() => undefined);
  return made;
}
