import { gpuPrecisionOf, isSafePath, precisionOf, requiredFiles, sizeOfConfig } from '@/domain/models/model-files';
import { nameAndVersion } from '@/domain/models/model-import';
import { type ListedModel, variantsOf } from '@/domain/models/model-manifest';
import type { ModelFile } from '@/domain/models/stored-model';

/** A model as a host lists it, with its files. */
export interface WholeModel {
  listed: ListedModel;
  /** By path in its folder. */
  contents: Map<string, Buffer>;
}

/** A folder of a checkpoint, as it lies on the disk. */
export interface ModelFolder {
  name: string;
  files: readonly ModelFile[];
  /** Its config.json, parsed. */
  config: unknown;
  /** Text of its model card, '' where there is none. */
  card: string;
}

export interface DescribedModels {
  models: ListedModel[];
  /** Folders that were left out, and what is to be known about the others; a sentence each. */
  notes: string[];
}

/** Licence and languages as the front matter of a model card has them. */
function readCard(card: string): { licence: string; languages: string[] } {
  const front = /^---\n([\s\S]*?)\n---/.exec(card)?.[1] ?? '';
  const licence = /^license:\s*(\S+)/m.exec(front)?.[1] ?? '';
  const list = /^language:\s*\n((?:\s*-\s*\S+\n?)+)/m.exec(front)?.[1] ?? '';
  const languages = [...list.matchAll(/-\s*'?"?([a-z-]{2,12})/g)].map(([, code = '']) => code);
  return { licence, languages };
}

/** One folder; a sentence where it can't be offered. */
function describe({ name, files, config, card }: ModelFolder): ListedModel | string {
  if (!isSafePath(name)) return `${name}: rename it, only letters, digits and . _ - + @ are allowed.`;
  const size = sizeOfConfig(config);
  if (size === null) return `${name}: its config.json is of no Whisper that a browser can hold.`;
  const paths = files.map(({ path }) => path);
  const complete = variantsOf(files);
  if (complete.length === 0) {
    const wanted = requiredFiles(precisionOf(paths) ?? gpuPrecisionOf(paths) ?? { encoder: 'q8', decoder: 'q8' });
    return `${name}: missing ${wanted.filter((path) => !paths.includes(path)).join(', ')}.`;
  }
  const named = nameAndVersion(name);
  const decoder = complete[0]?.files.find(({ path }) => path.includes('decoder'));
  const version = named.version || (decoder?.sha256.slice(0, 8) ?? '');
  return { id: named.id, size, version, ...readCard(card), folder: name, variants: complete };
}

/** manifest.json of a folder of checkpoints, the smallest first. */
export function describeModels(folders: readonly ModelFolder[]): DescribedModels {
  const models: ListedModel[] = [];
  const notes: string[] = [];
  for (const folder of folders) {
    const found = describe(folder);
    if (typeof found === 'string') notes.push(found);
    else {
      models.push(found);
      if (!folder.name.includes('@')) {
        notes.push(
          `${folder.name}: no version in its name; ${found.version} (from its checksum) is used. Better: ${found.id}@${found.version}.`,
        );
      }
      if (found.licence === '') notes.push(`${folder.name}: no licence found; keep its README.md beside the files.`);
    }
  }
  return { models, notes };
}

/** The text of manifest.json. */
export function manifestText(models: readonly ListedModel[]): string {
  const rows = models.map(({ variants, ...model }) => ({
    ...model,
    variants: variants.map(({ backend, precision, files }) => ({ backend, ...precision, files })),
  }));
  return `${JSON.stringify({ models: rows }, null, 2)}\n`;
}
