import { ModelFailureError } from '@/domain/models/model-failure';
import { isGitId } from '@/domain/models/model-hub';
import type { ModelFile } from '@/domain/models/stored-model';

/** A checksum that is built piece by piece; the browser's own can't. */
export interface Hasher {
  update(bytes: Uint8Array): void;
  /** Hexadecimal, lower case; once. */
  end(): string;
}

/** SHA-256 of what comes; with the number of its bytes, git's id of it. */
export type CreateHasher = (gitBytes?: number) => Promise<Hasher>;

/** Begins the kind of checksum that is known of a file. */
export function hasherFor({ sha256, bytes }: ModelFile, createHasher: CreateHasher): Promise<Hasher> {
  return createHasher(isGitId(sha256) ? bytes : undefined);
}

/** Where parts of files are kept until they are whole, by checksum: the database of a device, or a folder of a server. */
export interface PartStore {
  /** What is here of a file, in order. */
  read(sha256: string): Promise<readonly Blob[]>;
  add(sha256: string, seq: number, part: Blob): Promise<void>;
  drop(sha256: string): Promise<void>;
  markWhole(sha256: string, bytes: number): Promise<void>;
  isWhole(sha256: string): Promise<boolean>;
  /** Bytes that are here of each. */
  kept(shas: readonly string[]): Promise<number[]>;
}

/** What is lost of a download at most, and held in memory at most. */
const PART_BYTES = 4 * 1024 * 1024;
/** Hashed without a pause for the screen. */
const STEP_BYTES = 1024 * 1024;

/** Reads a Blob piece by piece. */
export async function readPieces(blob: Blob, read: (bytes: Uint8Array<ArrayBuffer>) => void): Promise<void> {
  for (let at = 0; at < blob.size; at += STEP_BYTES) {
    read(new Uint8Array(await blob.slice(at, at + STEP_BYTES).arrayBuffer()));
  }
}

export interface ModelFileWriter {
  /** Bytes that are stored or about to be. */
  readonly bytes: number;
  add(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Stores what has come: call before giving up, too. */
  flush(): Promise<void>;
  /** Throws away what is here. */
  restart(): Promise<void>;
  /** Rejects with 'wrong-size' or 'wrong-content' where it is not the file that was asked for; then nothing of it stays. */
  finish(): Promise<void>;
}

/** Goes on with a file where it ended, its checksum included. */
export async function openModelFile(
  file: ModelFile,
  createHasher: CreateHasher,
  store: PartStore,
): Promise<ModelFileWriter> {
  const { sha256, path, bytes: expected } = file;
  const parts = await store.read(sha256);
  let hasher = await hasherFor(file, createHasher);
  let bytes = 0;
  let seq = 0;
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  let waitingBytes = 0;
  for (const part of parts) {
    await readPieces(part, (piece) => hasher.update(piece));
    bytes += part.size;
    seq++;
  }

  async function flush(): Promise<void> {
    if (waitingBytes === 0) return;
    const part = new Blob(waiting);
    waiting = [];
    waitingBytes = 0;
    await store.add(sha256, seq++, part);
  }

  async function restart(): Promise<void> {
    waiting = [];
    waitingBytes = 0;
    bytes = 0;
    seq = 0;
    hasher = await hasherFor(file, createHasher);
    await store.drop(sha256);
  }

  if (bytes > expected) await restart();
  return {
    get bytes() {
      return bytes;
    },
    async add(piece) {
      if (bytes + piece.length > expected) {
        const came = bytes + piece.length;
        await restart();
        throw new ModelFailureError({ kind: 'wrong-size', file: path, bytes: came, expected });
      }
      hasher.update(piece);
      bytes += piece.length;
      waiting.push(piece);
      waitingBytes += piece.length;
      if (waitingBytes >= PART_BYTES) await flush();
    },
    flush,
    restart,
    async finish() {
      await flush();
      if (bytes < expected) throw new ModelFailureError({ kind: 'wrong-size', file: path, bytes, expected });
      if (hasher.end() !== sha256) {
        await restart();
        throw new ModelFailureError({ kind: 'wrong-content', file: path });
      }
      await store.markWhole(sha256, bytes);
    },
  };
}
