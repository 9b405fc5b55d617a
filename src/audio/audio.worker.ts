import { type Failure, FailureError } from '@/domain/failure';
import { inspectAudio } from './inspect';
import { hasVariableRate } from './mp3-rate';
import { remuxMp3 } from './remux';
import { SNIFF_BYTES, sniffAudio } from './sniff';
import { streamPeaks } from './stream-peaks';
import type { TaskMessage, TaskRequest, TaskResults } from './tasks';

/** A message a per cent is enough for a bar. */
const STEP = 0.01;

function post(message: TaskMessage): void {
  self.postMessage(message);
}

function createProgress(): (share: number) => void {
  let told = 0;
  return (share) => {
    if (share - told < STEP || share >= 1) return;
    told = share;
    post({ type: 'progress', share });
  };
}

const TASKS: {
  [Kind in keyof TaskResults]: (blob: Blob, onProgress: (share: number) => void) => Promise<TaskResults[Kind]>;
} = {
  inspect: (blob) => inspectAudio(blob),
  peaks: streamPeaks,
  'playback-copy': async (blob, onProgress) => {
    const kind = sniffAudio(new Uint8Array(await blob.slice(0, SNIFF_BYTES).arrayBuffer()));
    return kind === 'mp3' && (await hasVariableRate(blob)) ? remuxMp3(blob, onProgress) : null;
  },
};

function failureOf(error: unknown): Failure {
  if (error instanceof FailureError) return error.failure;
  return { kind: 'unreadable-file', detail: error instanceof Error ? error.message : String(error) };
}

self.onmessage = async (event: MessageEvent<TaskRequest>) => {
  const { kind, blob } = event.data;
  try {
    post({ type: 'done', result: await TASKS[kind](blob, createProgress()) });
  } catch (error) {
    post({ type: 'failed', failure: failureOf(error) });
  }
};
