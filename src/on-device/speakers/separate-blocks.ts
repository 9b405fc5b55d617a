import { mixDown } from '@/audio/files/mix-down';
import type { SampleBlock } from '@/audio/files/sample-blocks';
import { createChannelLevels } from './channel-levels';
import { channelSpans } from './channel-spans';
import type { Separation } from './separation';
import { createVoiceFrames } from './voice-frames';
import { voiceSpans } from './voice-spans';

export interface SeparateOptions {
  /** Which channel of a stereo call is the agent's. */
  agentChannel: 'left' | 'right';
  onProgress?: (share: number) => void;
}

/**
 * Tells two speakers apart: by the channels of a true stereo call, else by their voices. `blocks` begins to read the call
 * anew each time, so that a stereo call is not listened to for voices. Its reader tells how far it is.
 */
export async function separateBlocks(
  blocks: (onShare: (share: number) => void) => AsyncIterable<SampleBlock>,
  { agentChannel, onProgress = () => {} }: SeparateOptions,
): Promise<Separation> {
  let twoChannels = false;
  const voices = createVoiceFrames();
  const levels = createChannelLevels();
  for await (const block of blocks((share) => onProgress(twoChannels ? share / 2 : share))) {
    twoChannels = block.channels.length > 1;
    levels.add(block);
    if (!twoChannels) voices.add(block.channels[0] ?? new Float32Array(0));
  }
  const [left = new Float32Array(0), right = left] = levels.levels();
  if (levels.isTrueStereo()) {
    const spans = agentChannel === 'left' ? channelSpans(left, right) : channelSpans(right, left);
    // One channel may carry both voices, and the other the noise of its line.
    if (new Set(spans.map(({ speaker }) => speaker)).size > 1) {
      return { method: 'channels', certain: true, confidence: 1, spans };
    }
  }
  if (!twoChannels) return voiceSpans(left, voices.finish());

  const mixed = createChannelLevels();
  for await (const block of blocks((share) => onProgress(0.5 + share / 2))) {
    const channel = mixDown(block.channels);
    mixed.add({ ...block, channels: [channel] });
    voices.add(channel);
  }
  return voiceSpans(mixed.levels()[0] ?? new Float32Array(0), voices.finish());
}
