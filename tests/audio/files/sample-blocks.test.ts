import { describe, expect, it } from 'vitest';
import { createBlockMaker } from '@/audio/files/sample-blocks';

interface Piece {
  timeS: number;
  frames: number;
  level?: number;
  sampleRate?: number;
}

/** Level of every tenth of a second of what comes out. */
function levelsOf(pieces: readonly Piece[]): number[] {
  const maker = createBlockMaker();
  const out: number[] = [];
  const take = (blocks: Iterable<{ channels: Float32Array[] }>) => {
    for (const { channels } of blocks) out.push(...(channels[0] ?? []));
  };
  for (const { timeS, frames, level = 0.5, sampleRate = 16_000 } of pieces) {
    take(maker.add({ lanes: [new Float32Array(frames).fill(level)], frames, timeS, sampleRate, share: 0 }));
  }
  take(maker.finish());
  const tenths = Math.floor(out.length / 1600);
  return Array.from({ length: tenths }, (_, index) => Number((out[index * 1600 + 800] ?? Number.NaN).toFixed(2)));
}

describe('createBlockMaker', () => {
  it.each<[string, Piece[], number[]]>([
    [
      'pieces in a row follow each other',
      [
        { timeS: 0, frames: 1600 },
        { timeS: 0.1, frames: 3200 },
      ],
      [0.5, 0.5, 0.5],
    ],
    ['a late start is silence first', [{ timeS: 0.2, frames: 1600 }], [0, 0, 0.5]],
    [
      'a hole is silence',
      [
        { timeS: 0, frames: 1600 },
        { timeS: 0.3, frames: 1600 },
      ],
      [0.5, 0, 0, 0.5],
    ],
    ['what lies before 0 is left out', [{ timeS: -0.1, frames: 3200 }], [0.5]],
    [
      'what was there already is left out',
      [
        { timeS: 0, frames: 3200 },
        { timeS: 0.1, frames: 3200, level: 0.25 },
      ],
      [0.5, 0.5, 0.25],
    ],
    [
      'rounding of a clock is no hole',
      [
        { timeS: 0, frames: 1600 },
        { timeS: 0.109, frames: 1600 },
      ],
      [0.5, 0.5],
    ],
    [
      'a broken time stamp is no hole',
      [
        { timeS: 0, frames: 1600 },
        { timeS: 1e9, frames: 1600 },
      ],
      [0.5, 0.5],
    ],
    [
      'a change of rate goes on where the sound was',
      [
        { timeS: 0, frames: 1600 },
        { timeS: 0.1, frames: 1600, sampleRate: 8000, level: 0.25 },
      ],
      [0.5, 0.25, 0.25],
    ],
  ])('%s', (_, pieces, levels) => {
    expect(levelsOf(pieces)).toEqual(levels);
  });
});
