import { FailureError } from '@/domain/failure';
import { createWatchdog, STALL_MS, type Watchdog } from '../watchdog';
import type { Mp3Answer, Mp3Options, Mp3Request } from './mp3-messages';
import { wavHeader } from './wav';

/** 16 kHz mono samples: in memory, or Blobs of them, which stay on disk. */
export type Pcm = Int16Array<ArrayBuffer> | Blob;

/** A WAV file of 16 bits, 16 kHz mono (§9). */
export function encodeWav(pcm: Pcm): Blob {
  const bytes = pcm instanceof Blob ? pcm.size : pcm.byteLength;
  return new Blob([wavHeader(bytes), pcm], { type: 'audio/wav' });
}

interface Waiting {
  resolve: (mp3: Blob) => void;
  reject: (error: FailureError) => void;
}

let worker: Worker | null = null;
let watch: Watchdog;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/** Kept once it is there: a live window is encoded every two seconds, and its code takes longer to load than to run. */
function mp3Worker(): Worker {
  if (worker !== null) return worker;
  const made = new Worker(new URL('./mp3.worker.ts', import.meta.url), { type: 'module' });
  made.onmessage = ({ data }: MessageEvent<Mp3Answer>) => {
    watch.wait();
    if ('working' in data) return;
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (waiting.size === 0) watch.rest();
    if ('mp3' in data) asked?.resolve(data.mp3);
    else asked?.reject(new FailureError(data.failure));
  };
  const fail = () => {
    watch.rest();
    made.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(new FailureError({ kind: 'internal', detail: 'MP3 worker' }));
    waiting.clear();
  };
  made.onerror = fail;
  watch = createWatchdog(STALL_MS, fail);
  worker = made;
  return made;
}

/** An MP3 file of 16 kHz mono at a constant rate (§9), made in a worker. Rejects with FailureError 'internal'. */
export function encodeMp3(pcm: Pcm, options: Mp3Options): Promise<Blob> {
  return new Promise((resolve, reject) => {
    lastId += 1;
    waiting.set(lastId, { resolve, reject });
    const request: Mp3Request = { id: lastId, pcm: pcm instanceof Blob ? pcm : new Blob([pcm]), ...options };
    mp3Worker().postMessage(request);
    watch.wait();
  });
}
