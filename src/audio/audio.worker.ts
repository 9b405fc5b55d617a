import { inspectAudio } from './inspect';
import { hasVariableRate } from './mp3-rate';
import { remuxMp3 } from './remux';
import { SNIFF_BYTES, sniffAudio } from './sniff';
import { streamPeaks } from './stream-peaks';
import type { TaskRequest, TaskResults } from './tasks';
import { answerOnce } from './worker-side';

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

self.onmessage = ({ data: { kind, blob } }: MessageEvent<TaskRequest>) =>
  answerOnce<TaskResults[typeof kind]>(
    (message) => self.postMessage(message),
    (onProgress) => TASKS[kind](blob, onProgress),
  );
