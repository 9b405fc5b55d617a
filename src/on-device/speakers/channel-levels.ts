import { createChannelLikeness } from '@/audio/files/channel-likeness';
import type { SampleBlock } from '@/audio/files/sample-blocks';
import { SOUND_RATE } from '@/domain/live/recording';
import { FRAMES_PER_S, toDecibels } from './activity';
import { createGrowingList } from './growing-list';

const FRAME_SAMPLES = SOUND_RATE / FRAMES_PER_S;

export interface ChannelLevels {
  add(block: SampleBlock): void;
  /** Decibels of each hundredth of a second, a list a channel. */
  levels(): Float32Array[];
  /** Two channels that carry different sound, and both carry some. */
  isTrueStereo(): boolean;
}

/** More alike than this are two copies of one channel, whatever their loudness and whichever pole comes first. */
const ALIKE = 0.95;
/** A channel that is never louder than this has nobody on it. */
const DEAD_DB = -65;

/** Listens to a call block by block; blocks are whole seconds but for the last. */
export function createChannelLevels(): ChannelLevels {
  let lists: ReturnType<typeof createGrowingList>[] = [];
  const likeness = createChannelLikeness();

  return {
    add({ channels }) {
      if (lists.length === 0) lists = channels.map(() => createGrowingList());
      channels.forEach((samples, index) => {
        for (let at = 0; at + FRAME_SAMPLES <= samples.length; at += FRAME_SAMPLES) {
          let sum = 0;
          for (let k = at; k < at + FRAME_SAMPLES; k++) sum += (samples[k] ?? 0) ** 2;
          lists[index]?.push(toDecibels(sum / FRAME_SAMPLES));
        }
      });
      const [left, right] = channels;
      if (left !== undefined && right !== undefined) likeness.add(left, right);
    },
    levels: () => lists.map((list) => list.values()),
    isTrueStereo() {
      if (lists.length < 2) return false;
      const dead = lists.some((list) => list.values().every((level) => level < DEAD_DB));
      return !dead && Math.abs(likeness.value()) <= ALIKE;
    },
  };
}

/** Whether a call is told apart by its channels. Reads all of it. */
export async function isTrueStereo(blocks: AsyncIterable<SampleBlock>): Promise<boolean> {
  const levels = createChannelLevels();
  for await (const block of blocks) levels.add(block);
  return levels.isTrueStereo();
}
