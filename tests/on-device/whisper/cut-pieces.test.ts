import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { createPieceCutter, type SpeechPiece } from '@/on-device/whisper/cut-pieces';
import { type Burst, bursts, cut, sameSamples, syllables } from '../../helpers/speech-sounds';

const times = (pieces: readonly SpeechPiece[]) => pieces.map(({ startMs, endMs }) => [startMs, endMs]);

/** Speech that is loud for 0.15 to 45 s, then quiet for 0.02 to 5 s, and so on. */
const spoken = fc
  .array(fc.tuple(fc.integer({ min: 20, max: 5000 }), fc.integer({ min: 150, max: 40_000 })), { maxLength: 4 })
  .map((pairs) => {
    let at = 0;
    const list: Burst[] = pairs.map(([quietMs, loudMs], index) => {
      const start = at + (index === 0 ? quietMs - 20 : quietMs) / 1000;
      at = start + loudMs / 1000;
      return { start, end: at, loud: 0.3 + 0.1 * (index % 6) };
    });
    return { seconds: at + 0.5, list };
  });

describe('any call in which somebody speaks loud and clear', () => {
  it('has every sample of speech in exactly one piece, of at most 28 s, in order', () => {
    fc.assert(
      fc.property(spoken, ({ seconds, list }) => {
        const sound = bursts(seconds, list);
        const pieces = cut([sound]);
        let end = 0;
        for (const { startMs, endMs, samples, channel } of pieces) {
          expect(channel).toBe(0);
          expect(startMs).toBeGreaterThanOrEqual(end);
          expect(endMs - startMs).toBeLessThanOrEqual(28_000);
          expect(endMs).toBeLessThanOrEqual(Math.ceil(seconds * 1000));
          const from = startMs * 16;
          expect(sameSamples(samples, sound.subarray(from, from + samples.length))).toBe(true);
          expect(Math.abs(samples.length - (endMs - startMs) * 16)).toBeLessThan(16);
          end = endMs;
        }
        for (const { start, end: stop } of list) {
          const inside = pieces.reduce(
            (sum, { startMs, endMs }) =>
              sum + Math.max(0, Math.min(stop * 1000, endMs) - Math.max(start * 1000, startMs)),
            0,
          );
          expect(inside).toBeCloseTo((stop - start) * 1000, 0);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('is cut at the same places whatever blocks it comes in', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 40_000 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(spoken, sizes, ({ seconds, list }, blocks) => {
        const sound = bursts(Math.min(seconds, 60), list, 0.01);
        expect(times(cut([sound], { sizes: blocks.map((size) => size + 400) }))).toEqual(times(cut([sound])));
      }),
      { numRuns: 15 },
    );
  });
});

it('cuts alike when each sample comes alone and when all come at once', () => {
  const sound = bursts(9, [
    { start: 0.3, end: 2 },
    { start: 5, end: 8.995 },
  ]);
  const expected = [
    [100, 2200],
    [4800, 9000],
  ];
  expect(times(cut([sound], { sizes: [1] }))).toEqual(expected);
  expect(times(cut([sound], { sizes: [sound.length] }))).toEqual(expected);
});

test.each([
  ['digital silence', bursts(90, [])],
  ['an even noise', bursts(90, [], 0.02)],
  ['a loud click', bursts(20, [{ start: 8, end: 8.04, loud: 1 }])],
  ['nothing at all', new Float32Array(0)],
])('%s makes no piece', (_, sound) => {
  expect(cut([sound])).toEqual([]);
});

describe('where pieces begin and end', () => {
  const rows: [string, Burst[], [number, number][]][] = [
    ['a word has a margin of 0.2 s', [{ start: 2, end: 2.4 }], [[1800, 2600]]],
    [
      'the call itself is the limit',
      [
        { start: 0.1, end: 2 },
        { start: 39, end: 39.9 },
      ],
      [
        [0, 2200],
        [38_800, 40_000],
      ],
    ],
    [
      'a short pause stays in the piece',
      [
        { start: 1, end: 3 },
        { start: 4, end: 6 },
      ],
      [[800, 6200]],
    ],
    [
      'a pause of half a second ends a long piece',
      [
        { start: 1, end: 8 },
        { start: 8.6, end: 10 },
      ],
      [
        [800, 8200],
        [8400, 10_200],
      ],
    ],
    [
      'a pause of 2.5 s ends any piece',
      [
        { start: 1, end: 2 },
        { start: 4.52, end: 5 },
      ],
      [
        [800, 2200],
        [4320, 5200],
      ],
    ],
    [
      'gaps within words are no pauses',
      [
        { start: 1, end: 8 },
        { start: 8.3, end: 10 },
      ],
      [[800, 10_200]],
    ],
  ];
  test.each(rows)('%s', (_, list, expected) => {
    expect(times(cut([bursts(40, list)]))).toEqual(expected);
  });

  it('cuts a sentence without end in the quietest place of its last eight seconds', () => {
    const pieces = cut([syllables(60, [12, 24, 27.5])]);
    expect(pieces.map(({ startMs }) => startMs)[0]).toBe(0);
    expect(pieces.length).toBe(3);
    expect(pieces[0]?.endMs).toBeGreaterThanOrEqual(27_400);
    expect(pieces[0]?.endMs).toBeLessThanOrEqual(27_600);
    expect(pieces[1]?.startMs).toBe(pieces[0]?.endMs);
  });

  it('keeps an hour without a pause in pieces, and none but the last of them in memory', () => {
    const minute = syllables(60);
    const cutter = createPieceCutter({ mix: false });
    const pieces: SpeechPiece[] = [];
    for (let at = 0; at < 60; at++) {
      const come = cutter.add({ channels: [minute], startS: at * 60 });
      pieces.push(...come.map((piece) => ({ ...piece, samples: piece.samples.subarray(0, 0) })));
      expect((at + 1) * 60_000 - (pieces.at(-1)?.endMs ?? 0)).toBeLessThan(32_000);
    }
    pieces.push(...cutter.finish());
    expect(pieces[0]?.startMs).toBe(0);
    expect(pieces.at(-1)?.endMs).toBe(3_600_000);
    pieces.slice(1).forEach(({ startMs, endMs }, index) => {
      expect(startMs).toBe(pieces[index]?.endMs);
      expect(endMs - startMs).toBeLessThanOrEqual(28_000);
    });
  });
});

describe('tones in noise', () => {
  const list = [
    { start: 3, end: 4 },
    { start: 9, end: 9.5 },
    { start: 20, end: 26.5 },
  ];
  const rows: [string, number, number][] = [
    ['-20 dB, clean', 0.1, 0],
    ['-20 dB, 20 dB over the noise', 0.1, 0.0122],
    ['-40 dB, 20 dB over the noise', 0.01, 0.00122],
    ['loud, 20 dB over a loud noise', 0.5, 0.0612],
    ['10 dB over the noise', 0.1, 0.0387],
  ];
  test.each(rows)('%s: each is a piece with its margins', (_, loud, noise) => {
    const sound = bursts(
      40,
      list.map((burst) => ({ ...burst, loud })),
      noise,
    );
    expect(times(cut([sound]))).toEqual([
      [2800, 4200],
      [8800, 9700],
      [19_800, 26_700],
    ]);
  });

  it('hears a call that begins and ends in the middle of a word', () => {
    expect(times(cut([bursts(3, [{ start: 0, end: 3 }], 0.005)]))).toEqual([[0, 3000]]);
    expect(times(cut([bursts(0.3, [{ start: 0, end: 0.3 }])]))).toEqual([[0, 300]]);
  });
});

describe('two channels', () => {
  const left = bursts(20, [{ start: 1, end: 3 }]);
  const right = bursts(20, [
    { start: 2, end: 5 },
    { start: 12, end: 14 },
  ]);

  it('are cut each by itself', () => {
    const pieces = cut([left, right]);
    expect(pieces.map(({ channel, startMs, endMs }) => [channel, startMs, endMs])).toEqual([
      [0, 800, 3200],
      [1, 1800, 5200],
      [1, 11_800, 14_200],
    ]);
    expect(sameSamples(pieces[1]?.samples, right.subarray(1800 * 16, 5200 * 16))).toBe(true);
  });

  it('are one when mixed, each as loud as the other', () => {
    const pieces = cut([left, right], { mix: true });
    expect(pieces.map(({ channel, startMs, endMs }) => [channel, startMs, endMs])).toEqual([
      [0, 800, 5200],
      [0, 11_800, 14_200],
    ]);
    const half = right.slice(11_800 * 16, 14_200 * 16).map((sample) => sample / 2);
    expect(sameSamples(pieces[1]?.samples, half)).toBe(true);
  });

  it('are one voice when mixed, though one is the other upside down', () => {
    const turned = right.map((sample) => -sample);
    const [mixed, alone] = [cut([right, turned], { mix: true }), cut([right])];
    expect(times(mixed)).toEqual(times(alone));
    mixed.forEach(({ samples }, index) => {
      expect(sameSamples(samples, alone[index]?.samples)).toBe(true);
    });
  });

  it('are as they were when a mono call is mixed', () => {
    const [mixed, alone] = [cut([right], { mix: true }), cut([right])];
    expect(times(mixed)).toEqual(times(alone));
    mixed.forEach(({ samples }, index) => {
      expect(sameSamples(samples, alone[index]?.samples)).toBe(true);
    });
  });
});
