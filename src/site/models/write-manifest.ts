import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readManifest } from '@/domain/models/model-manifest';
import { totalBytes } from '@/domain/models/stored-model';
import { formatBytes } from '@/ui/format';
import { describeModels, manifestText } from './describe-models';
import { readModelFolders } from './read-folders';

/** Writes manifest.json into a folder of checkpoints and says what it found; false where Callmark would not take all of it. */
export async function writeManifest(folder: string): Promise<boolean> {
  const { models, notes } = describeModels(await readModelFolders(resolve(folder)));
  const text = manifestText(models);
  const problems = readManifest(JSON.parse(text))?.problems ?? [];
  const path = join(folder, 'manifest.json');
  writeFileSync(path, text);
  for (const { id, version, size, licence, variants } of models) {
    const kinds = variants.map(({ backend, precision, files }) => {
      return `${backend} ${precision.encoder}/${precision.decoder} ${formatBytes(totalBytes(files))}`;
    });
    console.log(`${id} ${version} (${size}, ${licence || 'no licence said'}): ${kinds.join('; ')}`);
  }
  for (const note of notes) console.log(`Note: ${note}`);
  for (const { model, what, detail } of problems)
    console.error(`Callmark will not take ${model}: ${what} ${detail ?? ''}`);
  console.log(`${path}: ${models.length === 1 ? '1 model' : `${models.length} models`}.`);
  return problems.length === 0;
}
