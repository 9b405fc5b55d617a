import { mixDown } from '@/audio/files/mix-down';
import type { SampleBlock } from '@/audio/files/sample-blocks';
import { createBoundsFinder, type PieceBounds } from './piece-bounds';
import { createSlidingList } from './sliding-list';
import { createSpeechFrames, FRAME, FRAME_MS } from './speech-frames';

/** Speech to be heard in one go: at most 28 s, silence around it left out. 16 kHz. */
export interface SpeechPiece {
  /** 0 = the only, mixed or left channel, 1 = right. */
  channel: number;
  /** Place in the call. */
  startMs: number;
  endMs: number;
  /** The piece's own: may be transferred. */
  samples: Float32Array<ArrayBuffer>;
}

export interface PieceCutter {
  /** The pieces that are complete now, by their start. Those of one channel come in order, those of two don't. */
  add(block: SampleBlock): SpeechPiece[];
  /** The last pieces. */
  finish(): SpeechPiece[];
}

/**
 * Cuts a call into pieces for a model that hears at most 30 s: at pauses, else where it is quietest. What holds no speech
 * is in no piece. Blocks of any length, from the start of the call; the cuts don't depend on them. `mix` adds the
 * channels up; else each is cut by itself. Keeps about a piece of each channel in memory.
 */
export function createPieceCutter({ mix }: { mix: boolean }): PieceCutter {
  let lanes: ReturnType<typeof createLane>[] = [];
  const inOrder = (pieces: SpeechPiece[]) => pieces.sort((a, b) => a.startMs - b.startMs || a.channel - b.channel);
  return {
    add({ channels }) {
      const heard = mix ? [mixDown(channels)] : channels;
      if (lanes.length === 0) lanes = heard.map((_, channel) => createLane(channel));
      return inOrder(lanes.flatMap((lane, index) => lane.add(heard[index] ?? new Float32Array(0))));
    },
    finish: () => inOrder(lanes.flatMap((lane) => lane.finish())),
  };
}

function createLane(channel: number) {
  const samples = createSlidingList();
  const speech = createSpeechFrames();
  const bounds = createBoundsFinder(speech.quietest);
  let framed = 0;

  const toPiece = ({ start, end }: PieceBounds): SpeechPiece => {
    const last = Math.min(end * FRAME, samples.length);
    return {
      channel,
      startMs: start * FRAME_MS,
      endMs: Math.round((last * FRAME_MS) / FRAME),
      samples: samples.slice(start * FRAME, last),
    };
  };

  function cut(frames: readonly boolean[]): SpeechPiece[] {
    const pieces = frames.flatMap((frame) => {
      const found = bounds.add(frame);
      return found === null ? [] : [toPiece(found)];
    });
    samples.drop(bounds.needed * FRAME);
    speech.drop(bounds.needed);
    return pieces;
  }

  function endFrame(to: number): SpeechPiece[] {
    const frame = samples.slice(framed, to);
    framed = to;
    return cut(speech.add(frame));
  }

  return {
    add(block: Float32Array): SpeechPiece[] {
      const pieces: SpeechPiece[] = [];
      for (let at = 0; at < block.length; ) {
        const part = block.subarray(at, at + FRAME - (samples.length - framed));
        samples.push(part);
        at += part.length;
        if (samples.length - framed === FRAME) pieces.push(...endFrame(samples.length));
      }
      return pieces;
    },
    finish(): SpeechPiece[] {
      const pieces = samples.length > framed ? endFrame(samples.length) : [];
      pieces.push(...cut(speech.finish()));
      const last = bounds.finish();
      return last === null ? pieces : [...pieces, toPiece(last)];
    },
  };
}
