import { digestOf } from '@/domain/digest';
import { answerWith } from '../worker-protocol';
import { openTrack, unwrapMp3 } from './media-input';
import { hasVariableRate } from './mp3-rate';
import { askForPieces } from './pieces';
import { remuxMp3 } from './remux';
import { sniffFile } from './sniff';
import { streamPeaks } from './stream-peaks';
import type { Inspection, TaskRequest, TaskResults } from './tasks';
import { readWavHeader, wavDuration } from './wav-header';

/** Length, channels and codec from the file's own structure. Rejects with `unreadable-file` when it holds no sound. */
async function inspectAudio(blob: Blob): Promise<Inspection> {
  const header = await readWavHeader(blob);
  if (header !== null && header.coding !== 'mp3') {
    return { durationS: wavDuration(header), channels: header.channels, codec: `wav ${header.formatTag}` };
  }
  const { input, track } = await openTrack(await unwrapMp3(blob));
  try {
    const codec = await track.getCodec();
    // An MP3's own claim is missing or a guess; its frames are quickly counted.
    const claimed = codec === 'mp3' ? null : await track.getDurationFromMetadata();
    return {
      durationS: claimed ?? (await track.computeDuration()),
      channels: await track.getNumberOfChannels(),
      codec: codec ?? 'unknown',
    };
  } finally {
    input.dispose();
  }
}

const TASKS: {
  [Kind in keyof TaskResults]: (
    blob: Blob,
    onProgress: (share: number) => void,
    page?: MessagePort,
  ) => Promise<TaskResults[Kind]>;
} = {
  inspect: (blob) => inspectAudio(blob),
  peaks: (blob, onProgress, page) => streamPeaks(blob, onProgress, page && askForPieces(page)),
  digest: (blob, onProgress) => {
    let read = 0;
    return digestOf(blob, ({ length }) => {
      read += length;
      onProgress(read / blob.size);
    });
  },
  'playback-copy': async (blob, onProgress) => {
    const isMp3 = (await sniffFile(blob)) === 'mp3';
    return isMp3 && (await hasVariableRate(blob)) ? remuxMp3(blob, onProgress) : null;
  },
};

self.onmessage = ({ data: { kind, blob, page } }: MessageEvent<TaskRequest>) =>
  answerWith<TaskResults[typeof kind]>(
    (message) => self.postMessage(message),
    (onProgress) => TASKS[kind](blob, onProgress, page),
  );
