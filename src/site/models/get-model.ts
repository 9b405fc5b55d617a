import { createHash } from 'node:crypto';
import { createReadStream, existsSync, openAsBlob, statSync } from 'node:fs';
import { appendFile, mkdir, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { HubModel } from '@/domain/models/model-hub';
import { type ModelFile, totalBytes } from '@/domain/models/stored-model';
import { type DownloadHost, downloadModel } from '@/models/model-download';
import { type CreateHasher, hasherFor, type PartStore } from '@/models/model-file-writer';
import { fetchHubModel, fetchModelFile } from '@/network/model-host';
import { formatBytes } from '@/ui/format';

export const createHasher: CreateHasher = async (gitBytes) => {
  const hash = gitBytes === undefined ? createHash('sha256') : createHash('sha1').update(`blob ${gitBytes}\0`);
  return { update: (bytes) => void hash.update(bytes), end: () => hash.digest('hex') };
};

const sizeOf = (path: string): number => (existsSync(path) ? statSync(path).size : 0);

/** A folder of files, each beside what is here of it until it is whole. */
function folderStore(folder: string, files: readonly ModelFile[]): PartStore {
  const at = (sha256: string) => join(folder, files.find((file) => file.sha256 === sha256)?.path ?? sha256);
  const part = (sha256: string) => `${at(sha256)}.part`;
  return {
    read: async (sha256) => (existsSync(part(sha256)) ? [await openAsBlob(part(sha256))] : []),
    add: async (sha256, _, bytes) => {
      await mkdir(dirname(part(sha256)), { recursive: true });
      await appendFile(part(sha256), new Uint8Array(await bytes.arrayBuffer()));
    },
    drop: (sha256) => rm(part(sha256), { force: true }),
    markWhole: (sha256) => rename(part(sha256), at(sha256)),
    isWhole: async (sha256) => existsSync(at(sha256)),
    kept: async (shas) => shas.map((sha256) => sizeOf(at(sha256)) || sizeOf(part(sha256))),
  };
}

/** What lies there from before and is another file, or a damaged one, makes room. */
async function dropWrong(folder: string, files: readonly ModelFile[]): Promise<void> {
  for (const file of files) {
    const path = join(folder, file.path);
    if (!existsSync(path)) continue;
    const hasher = await hasherFor(file, createHasher);
    for await (const piece of createReadStream(path)) hasher.update(piece as Buffer);
    if (hasher.end() !== file.sha256) await rm(path);
  }
}

/** Says every tenth of the way, and where it waits. */
function teller(total: number, say: (line: string) => void): Parameters<typeof downloadModel>[1] {
  let told = 0;
  return async ({ done, waitsFor }) => {
    const tenth = Math.floor((done / total) * 10);
    if (waitsFor !== undefined) say('The connection broke off, or the hub asks to wait. It is tried again by itself.');
    if (tenth > told) say(`${formatBytes(done)} of ${formatBytes(total)}`);
    told = Math.max(told, tenth);
  };
}

export interface GetOptions {
  /** Address of the hub, without a trailing slash. */
  hub: string;
  /** The files for graphics processors too. */
  gpu: boolean;
  say: (line: string) => void;
  pause?: DownloadHost['pause'];
}

/**
 * Brings a model of a hub into a folder of its own in `root`, by the rules by which a device does: goes on where it ended,
 * compares every checksum. Rejects with a ModelFailureError; what is here stays for the next time.
 */
export async function getModel(model: HubModel, root: string, { hub, gpu, say, pause }: GetOptions): Promise<void> {
  const { signal } = new AbortController();
  const { id, version, folder, licence, variants } = await fetchHubModel(model, signal, hub);
  const wanted = variants.filter(({ backend }) => backend === 'wasm' || gpu);
  const byPath = new Map(wanted.flatMap(({ files }) => files.map((file) => [file.path, file] as const)));
  const files = [...byPath.values()];
  if (files.length === 0) throw new Error(`${hub} lists no files of ${id} that Callmark can run.`);
  const source = `${hub}/${folder}`;
  const into = join(root, `${id.slice(id.lastIndexOf('/') + 1)}@${version}`);
  say(`${source}: ${formatBytes(totalBytes(files))}, licence ${licence}, into ${into}`);
  await mkdir(into, { recursive: true });
  await dropWrong(into, files);
  const { bavail, bsize } = await statfs(into);
  await downloadModel({ files, source }, teller(totalBytes(files), say), signal, {
    fetchFile: (request) => fetchModelFile(request, { online: () => true }),
    createHasher,
    store: folderStore(into, files),
    now: Date.now,
    after: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    pause: pause ?? (async (ms) => void (await wait(ms))),
    untilOnline: async () => undefined,
    freeBytes: async () => bavail * bsize,
  });
  const card = `---\nlicense: ${licence.toLowerCase()}\n---\n\nWeights of OpenAI, converted to ONNX. Fetched from ${source}\n`;
  await writeFile(join(into, 'README.md'), card);
}
