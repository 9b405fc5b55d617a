import type { SpeakerSpan } from '@/on-device/speakers/separation';
import type { Conversation } from './compose';

type Masks = readonly [Uint8Array, Uint8Array];

function masksOf(spans: readonly SpeakerSpan[], frames: number): Masks {
  const masks: Masks = [new Uint8Array(frames), new Uint8Array(frames)];
  for (const { start, end, speaker } of spans) masks[speaker].fill(1, Math.round(start * 100), Math.round(end * 100));
  return masks;
}

/** Shares of all the speech there is, speaker by speaker: what was not found, and what was found where there is none. */
export function channelErrors(
  { truth }: Conversation,
  spans: readonly SpeakerSpan[],
): { missed: number; false: number } {
  const found = masksOf(spans, truth[0].length);
  let [speech, missed, wrong] = [0, 0, 0];
  truth.forEach((mask, speaker) => {
    mask.forEach((spoken, frame) => {
      const heard = found[speaker]?.[frame] ?? 0;
      speech += spoken;
      if (spoken === 1 && heard === 0) missed++;
      if (spoken === 0 && heard === 1) wrong++;
    });
  });
  return { missed: missed / speech, false: wrong / speech };
}

/** Share of the frames of one speaker alone that went to the other; who is called first does not matter. */
export function confusion({ truth }: Conversation, spans: readonly SpeakerSpan[]): number {
  const found = masksOf(spans, truth[0].length);
  let [frames, swapped] = [0, 0];
  truth[0].forEach((first, frame) => {
    const [heardFirst, heardSecond] = [found[0][frame] ?? 0, found[1][frame] ?? 0];
    if (first === truth[1][frame] || heardFirst === heardSecond) return;
    frames++;
    if (first !== heardFirst) swapped++;
  });
  return frames === 0 ? 1 : Math.min(swapped, frames - swapped) / frames;
}
