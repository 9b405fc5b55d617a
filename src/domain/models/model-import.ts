import type { ModelFailure } from './model-failure';
import { placeOfName, precisionOf, requiredFiles, sizeOfConfig } from './model-files';
import type { ListedModel } from './model-manifest';
import type { StoredModel } from './stored-model';

/** A chosen file: its path in the chosen folder, or its name alone. */
export interface ChosenName {
  path: string;
  bytes: number;
}

/** A model that is whole among the chosen files. Version and checksums are '' where no list came with them. */
export interface ImportPlan
  extends Pick<StoredModel, 'id' | 'version' | 'size' | 'backend' | 'precision' | 'licence' | 'listed'> {
  files: { path: string; chosen: string; bytes: number; sha256: string }[];
}

export type ImportRead = { plans: ImportPlan[] } | { failure: ModelFailure };

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** A file of a folder: where the list says, or by its name alone among files chosen without folders. */
function findFile(chosen: readonly ChosenName[], folder: string, path: string): ChosenName | undefined {
  const exact = chosen.find((file) => file.path === `${folder}/${path}` || file.path.endsWith(`/${folder}/${path}`));
  return exact ?? chosen.find((file) => file.path === baseName(path));
}

/** What a list finds among chosen files: every variant that is whole; else what the most complete one lacks. */
export function planByManifest(models: readonly ListedModel[], chosen: readonly ChosenName[]): ImportRead {
  const plans: ImportPlan[] = [];
  let lacking: string[] | null = null;
  for (const model of models) {
    for (const { backend, precision, files: listed } of model.variants) {
      const found = listed.map((file) => ({ file, chosen: findFile(chosen, model.folder, file.path) }));
      const missing = found.filter((pair) => pair.chosen === undefined).map(({ file }) => file.path);
      if (missing.length > 0) {
        if (missing.length < listed.length && missing.length < (lacking?.length ?? Infinity)) lacking = missing;
        continue;
      }
      const { id, version, size, licence } = model;
      const files = found.map(({ file, chosen: at }) => ({ ...file, chosen: at?.path ?? '' }));
      plans.push({ id, version, size, backend, precision, licence, listed: true, files });
    }
  }
  if (plans.length > 0) return { plans };
  return { failure: lacking === null ? { kind: 'no-model' } : { kind: 'files-missing', files: lacking } };
}

/** Splits a folder's name into what it holds and which version of it: "whisper-base@2024-11". */
export function nameAndVersion(folder: string): { id: string; version: string } {
  const at = folder.lastIndexOf('@');
  return at > 0 ? { id: folder.slice(0, at), version: folder.slice(at + 1) } : { id: folder, version: '' };
}

/** The same without a list, by the names that checkpoints have; `configs` are the parsed config.json among them. */
export function planByNames(
  configs: readonly { path: string; json: unknown }[],
  chosen: readonly ChosenName[],
): ImportRead {
  const plans: ImportPlan[] = [];
  let failure: ModelFailure = { kind: 'no-model' };
  for (const { path, json } of configs) {
    const folder = folderOf(path);
    const size = sizeOfConfig(json);
    if (size === null) continue;
    const here = chosen.flatMap((file) => {
      const place = placeOfName(baseName(file.path));
      const belongs = file.path === `${folder}${place}` || file.path === `${folder}${baseName(file.path)}`;
      return place !== null && belongs ? [{ path: place, chosen: file.path, bytes: file.bytes, sha256: '' }] : [];
    });
    const precision = precisionOf(here.map((file) => file.path));
    const wanted = requiredFiles(precision ?? { encoder: 'q8', decoder: 'q8' });
    const missing = wanted.filter((name) => !here.some((file) => file.path === name));
    if (precision === null || missing.length > 0) {
      failure = { kind: 'files-missing', files: missing };
      continue;
    }
    // Weights that did not fit into one file.
    const files = here.filter((file) => wanted.some((name) => file.path === name || file.path.startsWith(`${name}_`)));
    const { id, version } = nameAndVersion(baseName(folder.slice(0, -1)) || `whisper-${size}`);
    plans.push({ id, version, size, backend: 'wasm', precision, licence: '', listed: false, files });
  }
  return plans.length > 0 ? { plans } : { failure };
}
