import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseWavHeader } from '@/audio/files/wav-header';
import { createResampler } from '@/audio/recording/resampler';
import { trimSilence } from '@/site/samples/render-dialogue';

/** A voice of espeak-ng, and its pitch (0 to 99). */
export interface Voice {
  voice: string;
  pitch: number;
}

export const hasEspeak = (): boolean => spawnSync('espeak-ng', ['--version']).status === 0;

/** The words at 16 kHz, without the silence around them. The same words and voice always sound the same. */
export function speak({ voice, pitch }: Voice, words: string): Float32Array {
  const folder = mkdtempSync(join(tmpdir(), 'espeak-'));
  try {
    const file = join(folder, 'turn.wav');
    execFileSync('espeak-ng', ['-v', voice, '-s', '190', '-p', String(pitch), '-w', file, words]);
    const bytes = readFileSync(file);
    const header = parseWavHeader(bytes, bytes.length);
    if (header === null) throw new Error(`espeak-ng wrote no WAV for: ${words}`);
    const frames = header.dataBytes / 2;
    const samples = Float32Array.from(
      { length: frames },
      (_, at) => bytes.readInt16LE(header.dataStart + at * 2) / 32768,
    );
    const resampler = createResampler(header.sampleRate);
    const head = resampler.push(samples).slice();
    const tail = resampler.flush();
    const all = new Float32Array(head.length + tail.length);
    all.set(head);
    all.set(tail, head.length);
    return trimSilence(all).slice();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
