import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SelfTestHeader } from '@/on-device/whisper/self-test';
import { PROJECT_ROOT } from '../build-app';
import { tinyCheckpoint } from './checkpoint';
import { joinBytes } from './protobuf';
import { say } from './tone-phrases';
import { toneSound } from './tones';

const TONES = [0, 5, 10, 15];

/** The bytes of src/on-device/whisper/self-test.bin. */
function selfTestFile(): Uint8Array<ArrayBuffer> {
  const files = tinyCheckpoint({ encoder: '', decoder: '' });
  const sound = new Uint8Array(toneSound(3, [{ at: 0.5, tones: TONES }]).buffer);
  const header: SelfTestHeader = {
    files: files.map(({ path, bytes }) => ({ path, bytes: bytes.length })),
    soundBytes: sound.length,
    text: say(TONES),
  };
  const json = new TextEncoder().encode(JSON.stringify(header));
  const length = new Uint8Array(Uint32Array.of(json.length).buffer);
  return joinBytes([length, json, ...files.map(({ bytes }) => bytes), sound]);
}

const bytes = selfTestFile();
writeFileSync(join(PROJECT_ROOT, 'src/on-device/whisper/self-test.bin'), bytes);
console.log(`self-test.bin: ${bytes.length} bytes`);
