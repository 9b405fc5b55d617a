import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { id3Bytes, readMp3Frame } from '@/audio/files/mp3-frames';

interface Sample {
  id: string;
  name: string;
  kind: 'text' | 'audio';
  language: string;
  service: string;
  text?: string;
  audio?: string;
  captions?: string;
}

const FOLDER = join(import.meta.dirname, '../../public/samples');
const read = (path = '') => readFileSync(join(FOLDER, path));
const samples = JSON.parse(read('samples.json').toString()) as Sample[];
const of = (kind: Sample['kind']) => samples.filter((sample) => sample.kind === kind);
const SERVICES = ['Sale Effective', 'M Customer Service', 'Summary (Customer Service)'];

/** Seconds by the number of frames: 576 samples each at 16 kHz. */
function mp3Seconds(bytes: Buffer): number {
  let frames = 0;
  let at = id3Bytes(bytes);
  for (let frame = readMp3Frame(bytes, at); frame !== null; frame = readMp3Frame(bytes, at)) {
    at += frame.bytes;
    frames++;
  }
  return (frames * 576) / 16_000;
}

const seconds = (stamp: string) => stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

describe('the built-in samples', () => {
  it.each(['text', 'audio'] as const)('cover every scorecard and both languages as %s', (kind) => {
    expect(of(kind).length).toBeGreaterThanOrEqual(3);
    expect(new Set(of(kind).map(({ service }) => service))).toEqual(new Set(SERVICES));
    expect(new Set(of(kind).map(({ language }) => language))).toEqual(new Set(['vi', 'en']));
  });

  it('are told apart by their names', () => {
    for (const { name, kind } of samples) expect(/Text|Auto/.test(name)).toBe(kind === 'text');
  });

  it.each(of('text').map((sample) => [sample.id, sample] as const))('%s has 14 to 30 labelled turns', (_, { text }) => {
    const lines = read(text).toString().trimEnd().split('\n');
    expect(lines.length).toBeGreaterThanOrEqual(14);
    expect(lines.length).toBeLessThanOrEqual(30);
    for (const line of lines) expect(line).toMatch(/^(Agent \(A\)|Customer \(C\))( \[[^\]]+\])?: \S/);
    expect(lines.join('\n')).toBe(lines.join('\n').normalize('NFC'));
  });

  it.each(of('audio').map((sample) => [sample.id, sample] as const))(
    '%s is a small stereo call whose captions fit its sound',
    (_, { audio, captions }) => {
      const sound = read(audio);
      expect(statSync(join(FOLDER, audio ?? '')).size).toBeLessThan(500_000);
      expect(readMp3Frame(sound, id3Bytes(sound))).toMatchObject({ sampleRate: 16_000, channels: 2 });
      const length = mp3Seconds(sound);
      expect(length).toBeGreaterThan(45);
      expect(length).toBeLessThan(90);

      const text = read(captions).toString();
      const cues = [...text.matchAll(/^(\S+) --> (\S+)\n<v (Agent|Customer)>\S.*$/gm)];
      expect(cues.length).toBeGreaterThanOrEqual(14);
      expect(cues.length).toBe(text.split('-->').length - 1);
      let before = 0;
      for (const [, start = '', end = ''] of cues) {
        expect(seconds(start)).toBeGreaterThanOrEqual(before);
        expect(seconds(end)).toBeGreaterThan(seconds(start));
        before = seconds(end);
      }
      expect(length - before).toBeLessThan(0.6);
      expect(length).toBeGreaterThan(before);
    },
  );
});
