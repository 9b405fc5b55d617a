import { BlobReader, configure, type Entry, type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js';

configure({ useWebWorkers: false });

/** What one reading may ask of a file at once: its directory, of some hundred thousand entries. */
const MOST_AT_ONCE = 64 * 1024 * 1024;
const MOST_ENTRIES = 500_000;
/** How much bigger than packed an entry may be: files of Callmark are not packed, others have words and sound. */
const MOST_RATIO = 100;
/** Below that no ratio does harm. */
const SMALL = 1024 * 1024;
const LOCAL_HEADER_BYTES = 30;

/** What is wrong with a file before anything of it was read. */
export type ZipTrouble = 'not-a-zip' | 'too-many' | 'bomb' | 'cut';

export class ZipError extends Error {
  readonly trouble: ZipTrouble;
  constructor(trouble: ZipTrouble, detail = '') {
    super(`${trouble} ${detail}`.trim());
    this.name = 'ZipError';
    this.trouble = trouble;
  }
}

export interface OpenZip {
  /** Size of an entry, unpacked; undefined where there is none, or more than one. */
  bytesOf(path: string): number | undefined;
  /** An entry's content, as a part of the file where it was not packed; rejects with ZipError. */
  blobOf(path: string, signal: AbortSignal): Promise<Blob>;
}

/** Refuses to read more at once than any honest file asks for. */
class CappedReader extends BlobReader {
  override readUint8Array(offset: number, length: number): Promise<Uint8Array> {
    if (length > MOST_AT_ONCE) throw new ZipError('too-many');
    return super.readUint8Array(offset, length);
  }
}

const isFile = (entry: Entry): entry is FileEntry => !entry.directory;

function refuseBomb({ uncompressedSize, compressedSize, filename, compressionMethod }: Entry): void {
  const stored = compressionMethod === 0;
  if (stored && compressedSize !== uncompressedSize) throw new ZipError('bomb', filename);
  if (uncompressedSize > SMALL && uncompressedSize > compressedSize * MOST_RATIO) throw new ZipError('bomb', filename);
}

async function readEntries(file: Blob): Promise<FileEntry[]> {
  const entries: FileEntry[] = [];
  try {
    const reader = new ZipReader(new CappedReader(file));
    for await (const entry of reader.getEntriesGenerator()) {
      if (entries.length >= MOST_ENTRIES) throw new ZipError('too-many');
      if (isFile(entry)) entries.push(entry);
    }
    await reader.close();
  } catch (error) {
    throw error instanceof ZipError ? error : new ZipError('not-a-zip', String(error));
  }
  return entries;
}

/** The entry's bytes where they stand in the file: nothing is copied, however long they are. */
async function partOf(file: Blob, { offset, uncompressedSize }: FileEntry): Promise<Blob> {
  const head = new DataView(await file.slice(offset, offset + LOCAL_HEADER_BYTES).arrayBuffer());
  if (head.byteLength < LOCAL_HEADER_BYTES || head.getUint32(0, true) !== 0x04034b50) throw new ZipError('cut');
  const start = offset + LOCAL_HEADER_BYTES + head.getUint16(26, true) + head.getUint16(28, true);
  const part = file.slice(start, start + uncompressedSize);
  if (part.size !== uncompressedSize) throw new ZipError('cut');
  return part;
}

/** Unpacks, and stops at the first byte more than the directory says. */
async function unpacked(entry: FileEntry, signal: AbortSignal): Promise<Blob> {
  const { uncompressedSize } = entry;
  let bytes = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      bytes += piece.length;
      if (bytes > uncompressedSize) controller.error(new ZipError('bomb', entry.filename));
      else controller.enqueue(piece);
    },
  });
  // The browser's own way of keeping a stream: to the disk where it is long.
  const kept = new Response(counting.readable).blob();
  try {
    const [blob] = await Promise.all([kept, entry.getData(counting.writable, { signal })]);
    if (blob.size === uncompressedSize) return blob;
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof ZipError ? error : new ZipError('cut', String(error));
  }
  throw new ZipError('cut', entry.filename);
}

/** Opens a zip without reading more than its directory, and believing nothing of that (D334). Rejects with ZipError. */
export async function openZip(file: Blob): Promise<OpenZip> {
  const entries = await readEntries(file);
  entries.forEach(refuseBomb);
  const total = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  // Entries that share their bytes are each within the ratio, and not together.
  if (total > Math.max(SMALL, file.size * MOST_RATIO)) throw new ZipError('bomb');
  const byPath = new Map<string, FileEntry | null>();
  for (const entry of entries) byPath.set(entry.filename, byPath.has(entry.filename) ? null : entry);
  return {
    bytesOf: (path) => byPath.get(path)?.uncompressedSize,
    blobOf: async (path, signal) => {
      const entry = byPath.get(path);
      if (!entry || entry.encrypted) throw new ZipError('cut', path);
      return entry.compressionMethod === 0 ? partOf(file, entry) : unpacked(entry, signal);
    },
  };
}
