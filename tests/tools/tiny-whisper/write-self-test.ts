import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../build-app';
import { selfTestFile } from './self-test-file';

const bytes = selfTestFile();
writeFileSync(join(PROJECT_ROOT, 'src/on-device/whisper/self-test.bin'), bytes);
console.log(`self-test.bin: ${bytes.length} bytes`);
