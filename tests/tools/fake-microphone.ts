import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A microphone that plays a file over and over, as browser arguments; `remove` when the browser is gone. */
export function fakeMicrophone(wav: Buffer): { args: string[]; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'microphone-'));
  const file = join(folder, 'sound.wav');
  writeFileSync(file, wav);
  return {
    args: ['--use-fake-device-for-media-stream', `--use-file-for-fake-audio-capture=${file}`],
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Says yes when a page asks for the microphone. */
export const SAY_YES = '--use-fake-ui-for-media-stream';
