import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface BenchModule {
  /** Prints its own table: figures beside a peer measured in the same run, and the ratio. */
  bench(): Promise<void>;
}

/** `npm run bench [name…]`: every *.bench.ts of this folder, or those named, one after the other. */
const wanted = process.argv.slice(2);
const files = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => wanted.length === 0 || wanted.some((name) => file === `${name}.bench.ts`))
  .sort();

if (files.length === 0) {
  console.error(
    `No benchmark of that name. There are: ${readdirSync(import.meta.dirname)
      .filter((file) => file.endsWith('.bench.ts'))
      .join(', ')}`,
  );
  process.exitCode = 1;
}

for (const file of files) {
  console.log(`\n== ${file.replace('.bench.ts', '')}`);
  const { bench } = (await import(pathToFileURL(join(import.meta.dirname, file)).href)) as BenchModule;
  await bench();
}
