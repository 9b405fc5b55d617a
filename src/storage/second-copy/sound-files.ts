import type { CallId } from '@/domain/call';
import { digestOf } from '@/domain/digest';
import { type CopyFolder, withFile } from './copy-folder';

const PREFIX = 'sound-';

const nameOf = (call: CallId): string => PREFIX + encodeURIComponent(call);

/** What a copied file of sound must be when it is read back. */
export interface SoundMark {
  bytes: number;
  sha256: string;
}

/** Copies it piece by piece; when it ends, the copy is on the disk. */
export async function copySound(folder: CopyFolder, call: CallId, content: Blob): Promise<SoundMark> {
  return withFile(folder, nameOf(call), async (file) => {
    let bytes = 0;
    const sha256 = await digestOf(content, (piece) => {
      file.write(piece, bytes);
      bytes += piece.length;
    });
    file.truncate(bytes);
    file.flush();
    return { bytes, sha256 };
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
  return (await digestOf(blob)) === mark.sha256 ? blob : undefined;
}

export const removeSound = (folder: CopyFolder, call: CallId): Promise<void> => folder.remove(nameOf(call));

/** The calls that have a file of sound here. */
export async function soundsHere(folder: CopyFolder): Promise<CallId[]> {
  const names = await folder.names();
  return names.filter((name) => name.startsWith(PREFIX)).map((name) => decodeURIComponent(name.slice(PREFIX.length)));
}
