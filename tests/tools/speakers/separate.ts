import type { SampleBlock } from '@/audio/files/sample-blocks';
import { createChannelLevels } from '@/on-device/speakers/channel-levels';
import { createVoiceFrames } from '@/on-device/speakers/voice-frames';
import { guessVoices } from '@/on-device/speakers/voice-spans';
import { RATE } from './compose';

/** Sound as the reader of files gives it: a second at a time. */
export async function* blocksOf(channels: readonly Float32Array[]): AsyncGenerator<SampleBlock> {
  for (let at = 0; at < (channels[0]?.length ?? 0); at += RATE) {
    yield { channels: channels.map((lane) => new Float32Array(lane.slice(at, at + RATE))), startS: at / RATE };
  }
}

/** The two voices there would be if there had to be two, to see what the confidence is worth. */
export async function guess(mono: Float32Array): Promise<ReturnType<typeof guessVoices>> {
  const levels = createChannelLevels();
  const voices = createVoiceFrames();
  for await (const block of blocksOf([mono])) {
    levels.add(block);
    voices.add(block.channels[0] ?? new Float32Array(0));
  }
  return guessVoices(levels.levels()[0] ?? new Float32Array(0), voices.finish());
}
