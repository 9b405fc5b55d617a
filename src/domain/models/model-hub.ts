import { isSafePath } from './model-files';
import { isFileSize, type ListedModel, variantsOf } from './model-manifest';
import type { ModelSize } from './speech-model';
import type { ModelFile } from './stored-model';

/** The public hub that Settings names where a site has named none. */
export const PUBLIC_HUB = 'https://huggingface.co';

/** A checkpoint on a hub, at one revision: what was looked at once is what everybody gets. */
export interface HubModel {
  size: ModelSize;
  repository: string;
  /** A commit, never a branch. */
  revision: string;
}

/** OpenAI's weights in the form that transformers.js reads (D273). */
export const HUB_MODELS: readonly HubModel[] = [
  { size: 'tiny', repository: 'onnx-community/whisper-tiny', revision: 'ff4177021cc41f7db950912b73ea4fdf7d01d8e7' },
  { size: 'base', repository: 'onnx-community/whisper-base', revision: '1846881b6b3a3024392c1eea3ad983695bc23925' },
  { size: 'small', repository: 'onnx-community/whisper-small', revision: '36050c46d777d46dc4b5f43f6d90574fc38f8732' },
  {
    size: 'turbo',
    repository: 'onnx-community/whisper-large-v3-turbo',
    revision: '360ebcde2559d60bb474678be3c1de9ef347d01a',
  },
];

/** What OpenAI gives the weights away under. */
const LICENCE = 'MIT';
const MOST_ENTRIES = 1000;
const GIT_ID_DIGITS = 40;

/** Where a hub lists the files of a model, relative to its address. */
export function hubListPath({ repository, revision }: HubModel): string {
  return `api/models/${repository}/tree/${revision}?recursive=true`;
}

/** Whether a checksum is git's own id of a file: what its checksum is made of begins with its size. */
export function isGitId(checksum: string): boolean {
  return checksum.length === GIT_ID_DIGITS;
}

/** A file as a hub lists it: SHA-256 where it is large, else git's id; null = a folder, or nothing that can be used. */
function readEntry(entry: unknown): ModelFile | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { type, path, size: bytes, oid, lfs } = entry as Record<string, unknown>;
  if (type !== 'file' || typeof path !== 'string' || !isSafePath(path) || !isFileSize(bytes)) return null;
  const large = typeof lfs === 'object' && lfs !== null ? (lfs as Record<string, unknown>)['oid'] : undefined;
  const sha256 = large ?? oid;
  const known = typeof sha256 === 'string' && (large === undefined ? /^[0-9a-f]{40}$/ : /^[0-9a-f]{64}$/).test(sha256);
  return known ? { path, bytes, sha256 } : null;
}

/** What a hub says is in a model's folder, already parsed: untrusted. Null = this is no list of files. */
export function readHubTree(json: unknown, { size, repository, revision }: HubModel): ListedModel | null {
  if (!Array.isArray(json)) return null;
  const files = json.slice(0, MOST_ENTRIES).flatMap((entry) => readEntry(entry) ?? []);
  return {
    ...{ id: repository, size, licence: LICENCE, languages: [], variants: variantsOf(files) },
    version: revision.slice(0, 8),
    folder: `${repository}/resolve/${revision}`,
  };
}
