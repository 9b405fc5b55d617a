import { gpuPrecisionOf, isSafePath, PRECISIONS, precisionOf, requiredFiles } from './model-files';
import type { ModelPrecision, ModelSize } from './speech-model';
import type { ModelBackend, ModelFile } from './stored-model';

/** One way to run a model: the files of a pair of number formats. */
export interface ModelVariant {
  backend: ModelBackend;
  precision: ModelPrecision;
  files: readonly ModelFile[];
}

/** The ways to run a checkpoint that are whole among its files. */
export function variantsOf(files: readonly ModelFile[]): ModelVariant[] {
  const paths = files.map(({ path }) => path);
  const formats = [
    ['wasm', precisionOf(paths)],
    ['webgpu', gpuPrecisionOf(paths)],
  ] as const;
  return formats.flatMap(([backend, precision]): ModelVariant[] => {
    if (precision === null) return [];
    const wanted = requiredFiles(precision);
    if (!wanted.every((path) => paths.includes(path))) return [];
    const own = files.filter(({ path }) => wanted.some((name) => path === name || path.startsWith(`${name}_data`)));
    return [{ backend, precision, files: own }];
  });
}

/** A model that a host lists. */
export interface ListedModel {
  id: string;
  size: ModelSize;
  version: string;
  licence: string;
  languages: readonly string[];
  /** Relative to the list. */
  folder: string;
  variants: readonly ModelVariant[];
}

/** Something in manifest.json that was passed over; `model` is its id, or its place where it has none. */
export interface ManifestProblem {
  model: string;
  what:
    | 'shape'
    | 'id'
    | 'size'
    | 'version'
    | 'path'
    | 'bytes'
    | 'checksum'
    | 'format'
    | 'incomplete'
    | 'no-variant'
    | 'not-listed';
  detail?: string;
}

export interface ReadManifest {
  models: ListedModel[];
  problems: ManifestProblem[];
}

const SIZES: readonly ModelSize[] = ['tiny', 'base', 'small', 'turbo'];
const MOST_MODELS = 40;
const MOST_FILES = 40;
/** No browser can hold more in one session, whatever the list says. */
const MOST_BYTES = 4 * 1024 ** 3;
const LONGEST_TEXT = 120;

type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : '');
const isSize = (value: unknown): value is ModelSize => SIZES.some((size) => size === value);

type Refusal = Omit<ManifestProblem, 'model'>;

/** A number of bytes that a file of a model can have. */
export function isFileSize(bytes: unknown): bytes is number {
  return typeof bytes === 'number' && Number.isSafeInteger(bytes) && bytes > 0 && bytes <= MOST_BYTES;
}

function readFile(row: unknown): ModelFile | Refusal {
  if (!isRow(row)) return { what: 'shape', detail: 'files' };
  const { path, bytes, sha256 } = row;
  if (typeof path !== 'string' || !isSafePath(path)) return { what: 'path', detail: textOf(path) };
  if (!isFileSize(bytes)) {
    return { what: 'bytes', detail: path };
  }
  if (typeof sha256 !== 'string' || !/^[0-9a-f]{64}$/i.test(sha256)) return { what: 'checksum', detail: path };
  return { path, bytes, sha256: sha256.toLowerCase() };
}

function readVariant(row: unknown): ModelVariant | Refusal {
  if (!isRow(row) || !Array.isArray(row['files'])) return { what: 'shape', detail: 'variants' };
  const { backend, encoder, decoder, files: rows } = row;
  if (backend !== 'wasm' && backend !== 'webgpu') return { what: 'format', detail: textOf(backend) };
  const known = (name: unknown): name is string => typeof name === 'string' && PRECISIONS.includes(name);
  if (!known(encoder) || !known(decoder)) return { what: 'format', detail: `${textOf(encoder)} ${textOf(decoder)}` };
  if (rows.length > MOST_FILES) return { what: 'shape', detail: 'files' };
  const files: ModelFile[] = [];
  for (const item of rows) {
    const file = readFile(item);
    if ('what' in file) return file;
    if (files.some(({ path }) => path === file.path)) return { what: 'path', detail: file.path };
    files.push(file);
  }
  const precision = { encoder, decoder };
  const missing = requiredFiles(precision).find((path) => !files.some((file) => file.path === path));
  return missing === undefined ? { backend, precision, files } : { what: 'incomplete', detail: missing };
}

function readModel(row: unknown, place: string, problems: ManifestProblem[]): ListedModel | null {
  const refuse = (model: string, refusal: Refusal): null => {
    problems.push({ model, ...refusal });
    return null;
  };
  if (!isRow(row)) return refuse(place, { what: 'shape' });
  const { id, size, version, folder, variants } = row;
  if (typeof id !== 'string' || !isSafePath(id)) return refuse(place, { what: 'id', detail: textOf(id) });
  if (!isSize(size)) return refuse(id, { what: 'size', detail: textOf(size) });
  if (typeof version !== 'string' || !/^[\w.+-]{1,64}$/.test(version)) {
    return refuse(id, { what: 'version', detail: textOf(version) });
  }
  if (typeof folder !== 'string' || !isSafePath(folder)) return refuse(id, { what: 'path', detail: textOf(folder) });
  if (!Array.isArray(variants)) return refuse(id, { what: 'shape', detail: 'variants' });
  const usable: ModelVariant[] = [];
  for (const item of variants.slice(0, MOST_FILES)) {
    const variant = readVariant(item);
    if ('what' in variant) problems.push({ model: id, ...variant });
    else if (!usable.some(({ backend }) => backend === variant.backend)) usable.push(variant);
  }
  if (usable.length === 0) return refuse(id, { what: 'no-variant' });
  const codes = Array.isArray(row['languages']) ? row['languages'] : [];
  const languages = codes.filter((code): code is string => typeof code === 'string' && /^[a-z-]{2,12}$/.test(code));
  return { id, size, version, licence: textOf(row['licence']), languages, folder, variants: usable };
}

/**
 * manifest.json of a model host, already parsed: untrusted. What can't be used is reported and passed over, so that one
 * slip never takes the other models with it. Null = this is no list of models at all.
 */
export function readManifest(json: unknown): ReadManifest | null {
  if (!isRow(json) || !Array.isArray(json['models'])) return null;
  const problems: ManifestProblem[] = [];
  const models: ListedModel[] = [];
  for (const [at, row] of json['models'].slice(0, MOST_MODELS).entries()) {
    const model = readModel(row, `#${at + 1}`, problems);
    const twice = models.some(({ id, version }) => id === model?.id && version === model.version);
    if (twice && model !== null) problems.push({ model: model.id, what: 'id', detail: model.version });
    else if (model !== null) models.push(model);
  }
  return { models, problems };
}
