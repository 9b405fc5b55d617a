import { createHash } from 'node:crypto';
import { HUB_MODELS, readHubTree } from '@/domain/models/model-hub';
import type { ModelSize } from '@/domain/models/speech-model';
import type { WholeModel } from '@/site/models/describe-models';
import { madeUpModel } from './made-up-model';
import { type ModelHost, startModelHost } from './model-host';

/** A hub and the host that it leads to for large files; both misbehave on demand. */
export interface Hub {
  url: string;
  front: ModelHost;
  large: ModelHost;
  offer(...models: readonly WholeModel[]): void;
  reset(): void;
  close(): Promise<void>;
}

export function gitId(bytes: Buffer): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** A folder as hubs list it: folders among the files, checksums of large files only. */
export function treeOf(contents: ReadonlyMap<string, Buffer>): object[] {
  const files = [...contents].map(([path, bytes]) => {
    const oid = createHash('sha256').update(bytes).digest('hex');
    const lfs = path.endsWith('.onnx') && { lfs: { oid, size: bytes.length, pointerSize: 133 }, xetHash: oid };
    return { type: 'file', oid: gitId(bytes), size: bytes.length, path, ...lfs };
  });
  return [{ type: 'directory', oid: gitId(Buffer.from('onnx')), size: 0, path: 'onnx' }, ...files];
}

function pinOf(size: ModelSize) {
  const pin = HUB_MODELS.find((model) => model.size === size);
  if (pin === undefined) throw new Error(`No ${size} is known of the hub.`);
  return pin;
}

/** A made-up model as a hub has it. `more`: files beside those of the 8-bit form. */
export function hubModel(size: ModelSize, weightBytes: number, more: Record<string, string> = {}): WholeModel {
  const contents = new Map(madeUpModel(size, '1', weightBytes).contents);
  for (const [path, text] of Object.entries(more)) contents.set(path, Buffer.from(text));
  const listed = readHubTree(treeOf(contents), pinOf(size));
  if (listed === null) throw new Error('The hub lists nothing.');
  return { listed, contents };
}

/** Small files are led to another address of the hub, large ones to another host: as hubs do. */
export async function startHub(): Promise<Hub> {
  const [front, large] = await Promise.all([startModelHost(), startModelHost()]);
  return {
    url: front.url,
    front,
    large,
    offer(...models) {
      front.offer();
      large.offer(...models);
      for (const { listed, contents } of models) {
        const { repository, revision } = pinOf(listed.size);
        front.answer(`/api/models/${repository}/tree/${revision}`, Buffer.from(JSON.stringify(treeOf(contents))));
        for (const [path, bytes] of contents) {
          const at = `/${listed.folder}/${path}`;
          const near = `/api/resolve-cache${at}`;
          front.answer(at, { to: path.endsWith('.onnx') ? `${large.url}${at}` : near });
          front.answer(near, bytes);
        }
      }
    },
    reset() {
      front.reset();
      large.reset();
    },
    close: async () => void (await Promise.all([front.close(), large.close()])),
  };
}
