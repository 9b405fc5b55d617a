import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FixtureFile } from '../tools/fixtures/fixture';
import { encodeWav } from '../tools/fixtures/wav';

const RATE = 8000;

/** What the peer hears in the n-th file, and in no other: a pitch of its own. */
export const pitchOf = (n: number): number => 200 + n * 20;

/** A recording of one tone; `seconds` makes it as big as wanted (16 kB each). */
export function toneFile(n: number, seconds = 1): FixtureFile {
  // Whole periods fit a second, so it can be repeated without a click.
  const second = Float32Array.from({ length: RATE }, (_, at) => Math.sin((2 * Math.PI * pitchOf(n) * at) / RATE) / 2);
  const samples = new Float32Array(RATE * seconds);
  for (let at = 0; at < seconds; at++) samples.set(second, at * RATE);
  return { name: `ca ${n}.wav`, mimeType: 'audio/wav', buffer: encodeWav([samples], RATE) };
}

/**
 * The same on disk, by its path, as a browser takes a chosen file. By its content it goes through the debugger as one
 * message of megabytes, and on a busy machine that once took longer than a minute.
 */
export function toneFileOnDisk(n: number, seconds: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'callmark-tones-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { name, buffer } = toneFile(n, seconds);
  const path = join(folder, name);
  writeFileSync(path, buffer);
  return path;
}
