import { sha256 } from '@noble/hashes/sha2.js';
import type { CallId } from '@/domain/call';
import type { SliceRow } from '../database';
import { type CopyFile, type CopyFolder, withFile } from './copy-folder';

const PREFIX = 'slices-';
const MAGIC = 0x43_4d_53_31;
/** Magic number, number of the slice, bytes of sound, their checksum. */
const HEADER_BYTES = 12 + 32;
/** Of 16 bits a sample the bytes are even, sealed they are odd. */
const SEALED = { sealed: 1 } as const;

const nameOf = (recording: CallId): string => PREFIX + encodeURIComponent(recording);

interface Found {
  seq: number;
  from: number;
  to: number;
}

function headerOf({ seq, pcm }: Pick<SliceRow, 'seq' | 'pcm'>): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(HEADER_BYTES);
  const view = new DataView(header.buffer);
  view.setUint32(0, MAGIC);
  view.setUint32(4, seq);
  view.setUint32(8, pcm.byteLength);
  header.set(sha256(new Uint8Array(pcm)), 12);
  return header;
}

/** The slices of a file by their headers, up to a torn one. */
function find(file: CopyFile): { found: Found[]; end: number } {
  const found: Found[] = [];
  const size = file.size();
  let end = 0;
  while (end + HEADER_BYTES <= size) {
    const view = new DataView(file.read(end, end + HEADER_BYTES).buffer);
    const from = end + HEADER_BYTES;
    const to = from + view.getUint32(8);
    if (view.getUint32(0) !== MAGIC || to > size) break;
    found.push({ seq: view.getUint32(4), from, to });
    end = to;
  }
  return { found, end };
}

/** The sound of recordings that go on, each a file to which slices are appended. */
export class SliceFiles {
  #folder: CopyFolder;
  /** Recordings that are being made: their files stay open. */
  #open = new Map<CallId, { file: CopyFile; seqs: Set<number>; end: number }>();

  constructor(folder: CopyFolder) {
    this.#folder = folder;
  }

  async #opened(recording: CallId) {
    const known = this.#open.get(recording);
    if (known !== undefined) return known;
    const file = await this.#folder.open(nameOf(recording));
    const { found, end } = find(file);
    const opened = { file, seqs: new Set(found.map(({ seq }) => seq)), end };
    this.#open.set(recording, opened);
    return opened;
  }

  /** When it ends, they are on the disk. What a dying browser left torn is written over. */
  async append(recording: CallId, slices: readonly Pick<SliceRow, 'seq' | 'pcm'>[]): Promise<void> {
    const opened = await this.#opened(recording);
    for (const slice of slices) {
      if (opened.seqs.has(slice.seq)) continue;
      const header = headerOf(slice);
      opened.file.write(header, opened.end);
      opened.file.write(new Uint8Array(slice.pcm), opened.end + HEADER_BYTES);
      opened.end += HEADER_BYTES + slice.pcm.byteLength;
      opened.seqs.add(slice.seq);
    }
    opened.file.flush();
  }

  /** Numbers of the slices that are here. */
  async seqs(recording: CallId): Promise<ReadonlySet<number>> {
    return (await this.#opened(recording)).seqs;
  }

  /** The slices with these numbers, as far as their sound is what was written. */
  async read(recording: CallId, wanted: ReadonlySet<number>): Promise<SliceRow[]> {
    this.close(recording);
    return withFile(this.#folder, nameOf(recording), (file) =>
      find(file).found.flatMap(({ seq, from, to }) => {
        if (!wanted.has(seq)) return [];
        const pcm = file.read(from, to).buffer;
        const header = file.read(from - HEADER_BYTES, from);
        return headerOf({ seq, pcm }).every((byte, at) => byte === header[at])
          ? [{ recordingId: recording, seq, pcm, ...(pcm.byteLength % 2 === 1 && SEALED) }]
          : [];
      }),
    );
  }

  close(recording: CallId): void {
    this.#open.get(recording)?.file.close();
    this.#open.delete(recording);
  }

  async remove(recording: CallId): Promise<void> {
    this.close(recording);
    await this.#folder.remove(nameOf(recording));
  }

  /** The recordings that have a file here. */
  async here(): Promise<CallId[]> {
    const names = await this.#folder.names();
    return names.filter((name) => name.startsWith(PREFIX)).map((name) => decodeURIComponent(name.slice(PREFIX.length)));
  }

  closeAll(): void {
    for (const recording of [...this.#open.keys()]) this.close(recording);
  }
}
