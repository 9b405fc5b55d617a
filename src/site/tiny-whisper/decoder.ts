import { ENGLISH, ONSET, PHRASE_STEPS, SOUNDING, WIDTH } from './encoder';
import { createOnnxGraph, type OnnxGraph } from './onnx-graph';
import { TONES } from './tone-code';
import { LANGUAGES } from './tone-phrases';
import { BYTES, FIRST_SPECIAL, FIRST_TIME, specialId, specials, TIME_STEPS, VOCABULARY_SIZE } from './vocabulary';

/** What the decoder remembers of a token, and where: its cache is as wide as the encoder's rows. */
const ANCHOR = 0;
const TIME = 1;
const LANGUAGE = 2;
const START = 3;

/** A phrase goes on while at least this much of the half second ahead sounds. */
const GOING_ON_SHARE = 0.8;
const NEVER = -1e5;
const UNLIKELY = -600;
const CERTAIN = 1000;

function tokenTable(): Float32Array {
  const table = new Float32Array(VOCABULARY_SIZE * WIDTH);
  const set = (id: number, column: number, value: number) => {
    table[id * WIDTH + column] = value;
  };
  for (let id = FIRST_SPECIAL; id < VOCABULARY_SIZE; id++) set(id, ANCHOR, 1);
  for (let step = 0; step <= TIME_STEPS; step++) set(FIRST_TIME + step, TIME, step);
  LANGUAGES.forEach((language, index) => {
    set(specialId(`<|${language}|>`), LANGUAGE, index + 1);
  });
  set(specialId('<|startoftranscript|>'), START, 1);
  return table;
}

/** Small arithmetic over values of a graph; numbers become constants. */
function calculator(g: OnnxGraph) {
  const value = (x: string | number) => (typeof x === 'number' ? g.scalar(x) : x);
  const two = (type: string) => (a: string | number, b: string | number) => g.op(type, [value(a), value(b)]);
  const [add, sub, mul] = [two('Add'), two('Sub'), two('Mul')];
  const toFloat = (x: string) => g.op('Cast', [x], { to: 1 });
  return {
    ...{ add, sub, mul, toFloat },
    max: two('Max'),
    /** 1 where a > b, else 0. */
    above: (a: string | number, b: string | number) => toFloat(two('Greater')(a, b)),
    not: (x: string) => sub(1, x),
    /** `a` where `when` is 1, `b` where it is 0. */
    choose: (when: string, a: string | number, b: string | number) => add(mul(when, a), mul(sub(1, when), b)),
  };
}

/**
 * Writes what the encoder heard: <|start|> phrase … phrase <|end|>, again and again, then the end. Where it stands is
 * told by the last time token and the number of phrases since, both read from its cache.
 */
export function tinyDecoder(): Uint8Array<ArrayBuffer> {
  const g = createOnnxGraph('decoder');
  const { add, sub, mul, max, above, not, choose, toFloat } = calculator(g);
  const past = (part: string) =>
    g.input(`past_key_values.0.decoder.${part}`, 'float', ['batch_size', 1, 'past_length', WIDTH]);
  const ids = g.input('input_ids', 'int64', ['batch_size', 'length']);
  const heard = g.input('encoder_hidden_states', 'float', ['batch_size', TIME_STEPS, WIDTH]);
  const token = g.op('Gather', [g.floats([VOCABULARY_SIZE, WIDTH], tokenTable()), ids]);
  const entry = g.op('Unsqueeze', [token, g.ints([1])]);
  const remember = (part: string) => g.op('Concat', [past(part), entry], { axis: 2 }, `present.0.decoder.${part}`);
  const keys = remember('key');
  remember('value');

  const rows = g.op('Squeeze', [keys, g.ints([0, 1])]);
  const column = (table: string, at: number) =>
    g.op('Squeeze', [g.op('Slice', [table, g.ints([at]), g.ints([at + 1]), g.ints([1])]), g.ints([1])]);
  const only = (type: string, x: string) => g.op(type, [x], { axes: [0], keepdims: 1 });
  const length = g.op('Gather', [g.op('Shape', [rows]), g.ints([0], [])]);
  const places = toFloat(g.op('Range', [g.ints([0], []), length, g.ints([1], [])]));
  const anchorAt = only('ReduceMax', mul(places, column(rows, ANCHOR)));
  const phrases = sub(only('ReduceMax', places), anchorAt);
  const toIndex = (x: string) => g.op('Cast', [x], { to: 7 });
  const anchorTime = g.op('Gather', [column(rows, TIME), toIndex(anchorAt)]);
  const time = add(anchorTime, mul(phrases, PHRASE_STEPS));
  const afterPhrase = above(phrases, 0.5);
  const language = only('ReduceMax', column(rows, LANGUAGE));
  const atStart = only('ReduceMax', mul(column(rows, START), not(above(only('ReduceMax', places), places))));

  const steps = g.op('Squeeze', [heard, g.ints([0])]);
  const stepNumbers = g.floats(
    [TIME_STEPS],
    Float32Array.from({ length: TIME_STEPS }, (_, step) => step),
  );
  const hereAt = toIndex(g.op('Clip', [time, g.scalar(0), g.scalar(TIME_STEPS - 1)]));
  const speaking = mul(
    above(g.op('Gather', [column(steps, SOUNDING), hereAt]), GOING_ON_SHARE),
    above(TIME_STEPS, time),
  );
  const ahead = mul(above(column(steps, ONSET), 0.5), above(stepNumbers, sub(time, 0.5)));
  const onset = only('ReduceMin', choose(ahead, stepNumbers, 1e4));
  const more = above(TIME_STEPS, onset);

  const writesTime = mul(not(speaking), max(afterPhrase, more));
  const ends = mul(not(speaking), not(max(afterPhrase, more)));
  const target = choose(mul(not(afterPhrase), more), onset, time);
  const levels = g.op('Slice', [g.op('Gather', [steps, hereAt]), g.ints([0]), g.ints([TONES]), g.ints([1])]);
  const score = (gate: string) => add(mul(gate, CERTAIN), UNLIKELY);
  const isLanguage = (index: number) => not(above(g.op('Abs', [sub(language, index + 1)]), 0.5));
  const wordScores = LANGUAGES.map((_, index) =>
    add(add(g.op('Squeeze', [mul(levels, 50), g.ints([0])]), score(speaking)), mul(isLanguage(index), 200)),
  );
  // Of thirty seconds: the mark lasts as long as the sound does.
  const english = above(only('ReduceMean', column(steps, ENGLISH)), 0.01);
  const specialScores = specials.map(({ content }) => {
    if (content === '<|endoftext|>') return score(ends);
    if (content === '<|vi|>') return score(atStart);
    if (content === '<|en|>') return add(score(atStart), choose(english, 50, -50));
    return g.floats([1], [NEVER]);
  });
  const off = sub(
    g.floats(
      [TIME_STEPS + 1],
      Float32Array.from({ length: TIME_STEPS + 1 }, (_, step) => step),
    ),
    target,
  );
  const timeScores = add(mul(mul(off, off), -0.05), score(writesTime));
  const bytes = g.floats([BYTES], new Float32Array(BYTES).fill(NEVER));
  const logits = g.op('Concat', [bytes, ...wordScores, ...specialScores, timeScores], { axis: 0 });
  const shape = g.op('Concat', [g.op('Shape', [ids]), g.ints([VOCABULARY_SIZE])], { axis: 0 });
  g.op('Expand', [g.op('Unsqueeze', [logits, g.ints([0, 1])]), shape], {}, 'logits');
  g.output('logits', ['batch_size', 'length', VOCABULARY_SIZE]);
  for (const part of ['key', 'value']) {
    g.output(`present.0.decoder.${part}`, ['batch_size', 1, 'total_length', WIDTH]);
  }
  return g.toBytes();
}
