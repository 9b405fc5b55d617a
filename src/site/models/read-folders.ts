import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { placeOfName } from '@/domain/models/model-files';
import type { ModelFolder } from './describe-models';

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

/** Checkpoints are folders with a config.json; what is none of their files is left alone. */
export async function readModelFolders(root: string): Promise<ModelFolder[]> {
  const folders: ModelFolder[] = [];
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    const folder = join(root, entry.name);
    if (!entry.isDirectory() || !existsSync(join(folder, 'config.json'))) continue;
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => name.split(sep).join('/'))
      .filter((name) => placeOfName(name.slice(name.lastIndexOf('/') + 1)) === name)
      .sort();
    const files = [];
    for (const path of names) {
      const at = join(folder, path);
      files.push({ path, bytes: statSync(at).size, sha256: await sha256Of(at) });
    }
    const card = join(folder, 'README.md');
    folders.push({
      name: relative(root, folder),
      files,
      config: parsed(readFileSync(join(folder, 'config.json'), 'utf8')),
      card: existsSync(card) ? readFileSync(card, 'utf8') : '',
    });
  }
  return folders.sort((one, other) => one.name.localeCompare(other.name));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
