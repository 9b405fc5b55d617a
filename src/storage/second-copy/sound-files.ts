import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { CallId } from '@/domain/call';
import { type CopyFolder, withFile } from './copy-folder';

const PREFIX = 'sound-';
const PIECE_BYTES = 4 * 1024 * 1024;

const nameOf = (call: CallId): string => PREFIX + encodeURIComponent(call);

/** What a copied file of sound must be when it is read back. */
export interface SoundMark {
  bytes: number;
  sha256: string;
}

async function* piecesOf(blob: Blob): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let at = 0; at < blob.size; at += PIECE_BYTES) {
    yield new Uint8Array(await blob.slice(at, at + PIECE_BYTES).arrayBuffer());
  }
}

/** Copies it piece by piece; when it ends, the copy is on the disk. */
export async function copySound(folder: CopyFolder, call: CallId, content: Blob): Promise<SoundMark> {
  return withFile(folder, nameOf(call), async (file) => {
    const hash = sha256.create();
    let bytes = 0;
    for await (const piece of piecesOf(content)) {
      file.write(piece, bytes);
      hash.update(piece);
      bytes += piece.length;
    }
    file.truncate(bytes);
    file.flush();
    return { bytes, sha256: bytesToHex(hash.digest()) };
  });
}

/** Whether a file of that size is there; its content is looked at when it is needed. */
export async function holdsSound(folder: CopyFolder, call: CallId, mark: SoundMark): Promise<boolean> {
  return (await folder.blob(nameOf(call)))?.size === mark.bytes;
}

/** The copied sound, undefined where it is not what was copied. */
export async function readSound(folder: CopyFolder, call: CallId, mark: SoundMark): Promise<Blob | undefined> {
  const blob = await folder.blob(nameOf(call));
  if (blob?.size !== mark.bytes) return undefined;
  const hash = sha256.create();
  for await (const piece of piecesOf(blob)) hash.update(piece);
  return bytesToHex(hash.digest()) === mark.sha256 ? blob : undefined;
}

export const removeSound = (folder: CopyFolder, call: CallId): Promise<void> => folder.remove(nameOf(call));

/** The calls that have a file of sound here. */
export async function soundsHere(folder: CopyFolder): Promise<CallId[]> {
  const names = await folder.names();
  return names.filter((name) => name.startsWith(PREFIX)).map((name) => decodeURIComponent(name.slice(PREFIX.length)));
}
