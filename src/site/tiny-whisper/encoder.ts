import { createOnnxGraph } from './onnx-graph';
import { ENGLISH_BIN, TONES, toneBin } from './tone-code';
import { TIME_STEPS } from './vocabulary';

/** Width of the encoder's answer, one row a time step. */
export const WIDTH = 24;
/** Its columns after the sixteen tones (mean level over the half second that begins there). */
export const ONSET = TONES;
export const SOUNDING = TONES + 1;
export const ENGLISH = TONES + 2;

/** Time steps of one phrase. */
export const PHRASE_STEPS = 25;
const BINS = 80;
const FRAMES = 2 * TIME_STEPS;
/** Of the normalised spectrogram: above it there is a tone, below it are noise and what leaks from the next bin. */
const TONE_FLOOR = 0.4;
/** Share of a half second that must sound for a phrase to begin there; a little may be lost at its edges. */
const ONSET_SHARE = 0.9;

/** One-hot filters over `width` steps for `count` channels; `weigh` says where they are not zero. */
function filters(
  count: number,
  inputs: number,
  width: number,
  weigh: (out: number, inp: number, at: number) => number,
) {
  const values: number[] = [];
  for (let out = 0; out < count; out++) {
    for (let inp = 0; inp < inputs; inp++) {
      for (let at = 0; at < width; at++) values.push(weigh(out, inp, at));
    }
  }
  return values;
}

/** Hears which tone sounds when: picks their bins, halves the rate, and averages over the length of a phrase. */
export function tinyEncoder(): Uint8Array<ArrayBuffer> {
  const g = createOnnxGraph('encoder');
  const bins = [...Array.from({ length: TONES }, (_, tone) => toneBin(tone)), ENGLISH_BIN];
  const count = bins.length;
  const features = g.input('input_features', 'float', ['batch_size', BINS, FRAMES]);
  const clip01 = (value: string) => g.op('Clip', [value, g.scalar(0), g.scalar(1)]);
  const above = (value: string, floor: number, gain: number) =>
    clip01(g.op('Mul', [g.op('Sub', [value, g.scalar(floor)]), g.scalar(gain)]));
  const channels = (value: string, from: number, to: number) =>
    g.op('Slice', [value, g.ints([from]), g.ints([to]), g.ints([1])]);

  const pick = filters(count, BINS, 1, (out, bin) => (bins[out] === bin ? 1 : 0));
  const picked = g.op('Conv', [
    features,
    g.floats([count, BINS, 1], pick),
    g.floats([count], new Array(count).fill(-TONE_FLOOR)),
  ]);
  const halve = filters(count, 1, 3, () => 1 / 3);
  const levels = g.op('Conv', [g.op('Relu', [picked]), g.floats([count, 1, 3], halve)], {
    group: count,
    pads: [1, 1],
    strides: [2],
  });
  const tones = channels(levels, 0, TONES);
  const sounding = above(g.op('ReduceMax', [tones], { axes: [1], keepdims: 1 }), 0.1, 20);
  const english = above(channels(levels, TONES, count), 0.1, 20);

  const mean = filters(count, 1, PHRASE_STEPS, () => 1 / PHRASE_STEPS);
  const ahead = g.op(
    'Conv',
    [g.op('Concat', [tones, sounding], { axis: 1 }), g.floats([count, 1, PHRASE_STEPS], mean)],
    { group: count, pads: [0, PHRASE_STEPS - 1] },
  );
  const soundsAhead = channels(ahead, TONES, count);
  const onset = above(soundsAhead, ONSET_SHARE, 1000);
  const rows = g.op('Concat', [channels(ahead, 0, TONES), onset, soundsAhead, english], { axis: 1 });
  const padded = g.op('Pad', [rows, g.ints([0, 0, 0, 0, WIDTH - ENGLISH - 1, 0])]);
  g.op('Transpose', [padded], { perm: [0, 2, 1] }, 'last_hidden_state');
  g.output('last_hidden_state', ['batch_size', TIME_STEPS, WIDTH]);
  return g.toBytes();
}
