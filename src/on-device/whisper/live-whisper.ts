import { FailureError } from '@/domain/failure';
import {
  isTooSlow,
  type LiveOver,
  LiveOverError,
  type LiveRecogniser,
  type LiveRecogniserOptions,
  slowRuns,
} from '@/domain/live/live-recogniser';
import { stripSpam } from '@/domain/transcript/spam';
import { createPieceCutter } from './cut-pieces';
import type { WhisperWorker } from './whisper-client';
import type { WhisperHost } from './whisper-provider';

/** What live text needs of the page. */
export type LiveWhisperHost = Pick<WhisperHost, 'installedModel' | 'backend' | 'start' | 'withModelLock'>;

const SAMPLES_PER_MS = 16;

/**
 * Whisper at the live sound of one recording: loaded once, and alone until it is closed. It is over with the first
 * failure, and when it can't keep up with the sound. What holds no speech never reaches the model.
 */
export function openLiveWhisper(host: LiveWhisperHost, { language, sliceMs }: LiveRecogniserOptions): LiveRecogniser {
  const life = new AbortController();
  const loading = load(host, life.signal);
  // Told with the first sound that is to be heard.
  loading.catch(() => undefined);
  let spoken = language;
  let slow = 0;
  let over: LiveOver | null = null;

  const end = (why: LiveOver) => {
    over = why;
    life.abort();
  };

  async function ask(signal: AbortSignal, samples: Float32Array<ArrayBuffer>): Promise<string> {
    const worker = await loading;
    const request = { type: 'hear', samples, language: spoken } as const;
    const heard = await worker.ask(request, { until: 'heard', signal, transfer: [samples.buffer] });
    const text = stripSpam(heard.text, heard.language).text.trim();
    // Found out once, from the first words: a call does not change its language with every breath.
    if (text !== '') spoken ||= heard.language;
    slow = slowRuns(slow, heard.tookMs, sliceMs);
    if (isTooSlow(slow)) end('too-slow');
    return text;
  }

  return {
    async hear(signal, pcm) {
      if (over !== null) throw new LiveOverError(over);
      const samples = speechOf(pcm);
      if (samples === null) return '';
      try {
        return await ask(signal, samples);
      } catch {
        if (signal.aborted || life.signal.aborted) throw new FailureError({ kind: 'cancelled' });
        end('broken');
        throw new LiveOverError('broken');
      }
    },
    close: () => life.abort(),
  };
}

/** A worker with the model, and the right to have one, until `life` ends. */
function load(host: LiveWhisperHost, life: AbortSignal): Promise<WhisperWorker> {
  return new Promise((resolve, reject) => {
    const work = async () => {
      const model = await host.installedModel();
      if (model === null) throw new FailureError({ kind: 'missing-model' });
      const backend = await host.backend(model, life);
      const worker = await host.start(model, { signal: life, backend });
      resolve(worker);
      await ended(life);
      worker.close();
    };
    host.withModelLock(life, work).catch(reject);
  });
}

function ended(life: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (life.aborted) return resolve();
    life.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** From the first speech to the last, as the model wants it; null = nobody spoke. */
function speechOf(pcm: Int16Array): Float32Array<ArrayBuffer> | null {
  const samples = Float32Array.from(pcm, (sample) => sample / 32_768);
  const cutter = createPieceCutter({ mix: true });
  const pieces = [...cutter.add({ channels: [samples], startS: 0 }), ...cutter.finish()];
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (first === undefined || last === undefined) return null;
  return samples.slice(first.startMs * SAMPLES_PER_MS, last.endMs * SAMPLES_PER_MS);
}
