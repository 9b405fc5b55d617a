import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { requiredFiles } from '@/domain/models/model-files';
import { type CheckpointFile, tinyCheckpoint } from '@/site/tiny-whisper/checkpoint';
import { tinyModel } from '@/site/tiny-whisper/tiny-model';
import { binHz, ENGLISH_BIN, TONES, toneHz } from '@/site/tiny-whisper/tone-code';
import { LANGUAGES, PHRASES, phrase, say } from '@/site/tiny-whisper/tone-phrases';
import { RATE, toneSound } from '@/site/tiny-whisper/tones';
import { FIRST_TIME, specialId, VOCABULARY_SIZE, vocabulary } from '@/site/tiny-whisper/vocabulary';

const Q8 = { encoder: '_quantized', decoder: '_quantized' };
const KB = 1024;

function fileOf(files: readonly CheckpointFile[], path: string): Uint8Array {
  const found = files.find((file) => file.path === path);
  if (found === undefined) throw new Error(path);
  return found.bytes;
}

/** A field of a Protocol Buffers message: a number, or the bytes of a string or of a message in it. */
interface Field {
  number: number;
  value: bigint | Uint8Array;
}

/** Reads what the generator wrote without its help; throws where the bytes are no message. */
function readMessage(bytes: Uint8Array): Field[] {
  let at = 0;
  const varint = (): bigint => {
    for (let value = 0n, shift = 0n; ; shift += 7n) {
      const byte = bytes[at++];
      if (byte === undefined || shift > 63n) throw new Error('cut off');
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  const fields: Field[] = [];
  while (at < bytes.length) {
    const key = Number(varint());
    if (key % 8 === 0) fields.push({ number: key >> 3, value: varint() });
    else if (key % 8 === 2) {
      const length = Number(varint());
      if (at + length > bytes.length) throw new Error('cut off');
      fields.push({ number: key >> 3, value: bytes.subarray(at, at + length) });
      at += length;
    } else throw new Error(`wire type ${key % 8}`);
  }
  return fields;
}

const all = (bytes: Uint8Array, number: number): Uint8Array[] =>
  readMessage(bytes).flatMap((field) =>
    field.number === number && field.value instanceof Uint8Array ? [field.value] : [],
  );
const one = (bytes: Uint8Array, number: number): Uint8Array => {
  const [first] = all(bytes, number);
  if (first === undefined) throw new Error(`no field ${number}`);
  return first;
};
const text = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);
const numbers = (bytes: Uint8Array, number: number) =>
  readMessage(bytes).flatMap(({ number: field, value }) =>
    field === number && typeof value === 'bigint' ? [Number(value)] : [],
  );

/** The graph in an ONNX file, by the field numbers of onnx.proto3. */
function readGraph(file: Uint8Array) {
  const graph = one(file, 7);
  const nodes = all(graph, 1).map((node) => ({
    inputs: all(node, 1).map(text),
    outputs: all(node, 2).map(text),
    type: text(one(node, 4)),
  }));
  const constants = all(graph, 5).map((tensor) => ({
    name: text(one(tensor, 8)),
    count: numbers(tensor, 1).reduce((product, length) => product * length, 1),
    width: numbers(tensor, 2)[0] === 7 ? 8 : 4,
    bytes: all(tensor, 9)[0]?.length ?? 0,
  }));
  const names = (field: number) => all(graph, field).map((port) => text(one(port, 1)));
  return { nodes, constants, inputs: names(11), outputs: names(12) };
}

const checkpoint = tinyCheckpoint(Q8);
const encoder = readGraph(fileOf(checkpoint, 'onnx/encoder_model_quantized.onnx'));
const decoder = readGraph(fileOf(checkpoint, 'onnx/decoder_model_merged_quantized.onnx'));

describe('the tiny checkpoint', () => {
  it('has the files of a Whisper checkpoint, and less than 600 kB of them', () => {
    expect(checkpoint.map(({ path }) => path).sort()).toEqual(
      [...requiredFiles({ encoder: 'q8', decoder: 'q8' })].sort(),
    );
    expect(checkpoint.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(600 * KB);
  });

  it('is the same bytes each time', () => {
    const again = tinyCheckpoint(Q8);
    const digest = (files: readonly CheckpointFile[]) =>
      files.map(({ path, bytes }) => `${path} ${createHash('sha256').update(bytes).digest('hex')}`);
    expect(digest(again)).toEqual(digest(checkpoint));
  });

  it('takes the file names of any precision', () => {
    const paths = tinyCheckpoint({ encoder: '', decoder: '_q4' }).map(({ path }) => path);
    expect(paths).toContain('onnx/encoder_model.onnx');
    expect(paths).toContain('onnx/decoder_model_merged_q4.onnx');
  });

  it('is listed with the sizes and sums of what is served', () => {
    const { listed, contents } = tinyModel('wasm', '7');
    expect(listed).toMatchObject({ id: 'whisper-tones', version: '7', folder: 'whisper-tones@7' });
    for (const { path, bytes, sha256 } of listed.variants.flatMap(({ files }) => files)) {
      const content = contents.get(path) ?? Buffer.alloc(0);
      expect([path, content.length, createHash('sha256').update(content).digest('hex')]).toEqual([path, bytes, sha256]);
    }
  });
});

describe('its graphs', () => {
  it('take and give what the loading code asks for by name', () => {
    expect(encoder.inputs).toEqual(['input_features']);
    expect(encoder.outputs).toEqual(['last_hidden_state']);
    expect(decoder.inputs).toEqual(expect.arrayContaining(['input_ids', 'encoder_hidden_states']));
    expect(decoder.outputs).toContain('logits');
    expect(decoder.inputs.some((name) => name.startsWith('past_key_values.0.decoder.'))).toBe(true);
    expect(decoder.outputs.some((name) => name.startsWith('present.0.decoder.'))).toBe(true);
  });

  it.each([
    ['encoder', encoder],
    ['decoder', decoder],
  ])('of the %s are whole: every value is made before it is used, and weights are as many as they say', (_, graph) => {
    const known = new Set([...graph.inputs, ...graph.constants.map(({ name }) => name)]);
    for (const { inputs, outputs, type } of graph.nodes) {
      for (const input of inputs) expect(known.has(input), `${type} uses ${input}`).toBe(true);
      for (const output of outputs) known.add(output);
    }
    for (const output of graph.outputs) expect(known.has(output), output).toBe(true);
    for (const { name, count, width, bytes } of graph.constants) expect(bytes, name).toBe(count * width);
  });
});

describe('its words', () => {
  it('are a token each, beside every byte, the special tokens and the times', () => {
    const ids = Object.values(vocabulary);
    expect(new Set(ids).size).toBe(256 + LANGUAGES.length * TONES);
    expect(Math.max(...ids)).toBe(specialId('<|endoftext|>') - 1);
    expect(VOCABULARY_SIZE - FIRST_TIME).toBe(1501);
    for (const language of LANGUAGES) expect(new Set(PHRASES[language]).size).toBe(TONES);
  });

  it('are said by tone, and there are no others', () => {
    expect(say([0, 15], 'en')).toBe('Good morning goodbye then');
    expect(() => phrase(TONES)).toThrow('there is no tone 16');
  });
});

describe('its sounds', () => {
  it('are the same samples each time, where they were asked for and silence elsewhere', () => {
    const spoken = [{ at: 1, tones: [3, 4] }];
    const sound = toneSound(3, spoken);
    expect(sound).toEqual(toneSound(3, spoken));
    const loud = (from: number, to: number) => sound.subarray(from * RATE, to * RATE).some((sample) => sample !== 0);
    expect([loud(0, 1), loud(1, 2), loud(2, 3)]).toEqual([false, true, false]);
    expect(Math.max(...sound)).toBeLessThan(0.5);
  });

  it('lie a tone each below the mark of English, and all below half the sampling rate', () => {
    const tones = Array.from({ length: TONES }, (_, tone) => toneHz(tone));
    expect(tones).toEqual([...new Set(tones)].sort((a, b) => a - b));
    expect(binHz(ENGLISH_BIN)).toBeGreaterThan(tones.at(-1) ?? 0);
    expect(binHz(ENGLISH_BIN)).toBeLessThan(RATE / 2);
  });
});
