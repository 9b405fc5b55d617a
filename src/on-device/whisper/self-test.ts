import type { InstalledModel } from '@/domain/models/speech-model';
import type { WhisperWorker } from './whisper-client';

/** A tiny model that hears tones, a sound and what it must hear in it: one file, made by `npm run self-test`. */
export interface SelfTest {
  model: InstalledModel;
  /** 16 kHz. */
  samples: Float32Array<ArrayBuffer>;
  text: string;
}

/** The beginning of the file: the length of this as JSON (32 bits, little-endian), this, then everything it names. */
export interface SelfTestHeader {
  files: { path: string; bytes: number }[];
  soundBytes: number;
  text: string;
}

export async function unpackSelfTest(file: Blob): Promise<SelfTest> {
  const length = new DataView(await file.slice(0, 4).arrayBuffer()).getUint32(0, true);
  let at = 4 + length;
  const take = (bytes: number): Blob => {
    const part = file.slice(at, at + bytes);
    at += bytes;
    return part;
  };
  const header = JSON.parse(await file.slice(4, at).text()) as SelfTestHeader;
  const files = header.files.map(({ path, bytes }) => ({ path, blob: take(bytes) }));
  const samples = new Float32Array(await take(header.soundBytes).arrayBuffer());
  const precision = { encoder: 'fp32', decoder: 'fp32' };
  const model: InstalledModel = {
    ...{ id: 'self-test', version: '1', size: 'tiny', backend: 'webgpu', precision },
    files,
  };
  return { model, samples, text: header.text };
}

/** The test is passed twice over: some graphics processors give garbage from the second run on. */
const RUNS = 2;

/**
 * Whether the graphics processor computes what it should: `start` loads the model of the test on it, in a worker of its
 * own. Whatever goes wrong is a no.
 */
export async function passesSelfTest(
  { model, samples, text }: SelfTest,
  start: (model: InstalledModel) => Promise<WhisperWorker>,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const worker = await start(model);
    try {
      for (let run = 0; run < RUNS; run++) {
        const request = { type: 'hear', samples: samples.slice(), language: 'vi' } as const;
        const heard = await worker.ask(request, { until: 'heard', signal });
        if (heard.text !== text) return false;
      }
      return true;
    } finally {
      worker.close();
    }
  } catch (error) {
    if (signal.aborted) throw error;
    return false;
  }
}
