import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverFiles } from './server-files';

/** `npm run server-files`: writes the files of this folder that carry the headers. */
for (const [name, text] of Object.entries(serverFiles())) writeFileSync(join(import.meta.dirname, name), text);
