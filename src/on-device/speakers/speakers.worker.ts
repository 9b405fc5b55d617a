import { readSamples } from '@/audio/files/pcm-stream';
import type { SampleBlock } from '@/audio/files/sample-blocks';
import { answerWith } from '@/audio/worker-protocol';
import { separateBlocks } from './separate-blocks';
import type { SeparateRequest } from './separate-request';
import type { Separation } from './separation';

async function* given(blocks: readonly SampleBlock[], onShare: (share: number) => void): AsyncGenerator<SampleBlock> {
  for (const [index, block] of blocks.entries()) {
    yield block;
    onShare((index + 1) / blocks.length);
  }
}

self.onmessage = ({ data: { sound, agentChannel } }: MessageEvent<SeparateRequest>) =>
  answerWith<Separation>(
    (message) => self.postMessage(message),
    (onProgress) =>
      separateBlocks(
        (onShare) => (sound instanceof Blob ? readSamples(sound, { onProgress: onShare }) : given(sound, onShare)),
        { agentChannel, onProgress },
      ),
  );
