import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { CallId } from '@/domain/call';
import { type CopyFile, type CopyFolder, fill, withFile } from './copy-folder';
import { type CopyHead, decodeLines, encodeLines, type Line, mergeLines, type RowLine } from './lines';

/** The rows of a call lie together in one of so many files: a deletion rewrites one, and one is read at a time. */
export const SHARDS = 64;

/** The journal is read whole at every start, and put away into the shards when it is this long. */
const LONGEST_JOURNAL = 8 * 1024 * 1024;

const JOURNAL = 'journal';
const SCRATCH = 'scratch';
const shardName = (shard: number): string => `rows-${String(shard).padStart(2, '0')}`;

/** Ids are random, in tests they need not be. */
export function shardOf(call: CallId): number {
  let hash = 0;
  for (let at = 0; at < call.length; at++) hash = (hash * 31 + call.charCodeAt(at)) >>> 0;
  return hash % SHARDS;
}

const isRow = (line: Line): line is RowLine => 'table' in line;

const all = (file: CopyFile): Uint8Array<ArrayBuffer> => file.read(0, file.size());

/**
 * The rows of the second copy. New lines are appended to the journal; from there they go into the shards, each rewritten
 * by way of the scratch file: whatever moment the browser dies in, the old or the new content is whole.
 */
export class CopyStore {
  #folder: CopyFolder;
  #journal: CopyFile;
  #pending: RowLine[];
  #head: CopyHead | undefined;

  private constructor(folder: CopyFolder, journal: CopyFile) {
    this.#folder = folder;
    this.#journal = journal;
    const lines = decodeLines(all(journal));
    this.#pending = lines.filter(isRow);
    this.#head = lines.flatMap((line) => (isRow(line) ? [] : [line.head])).at(-1);
  }

  static async open(folder: CopyFolder): Promise<CopyStore> {
    await withFile(folder, SCRATCH, (scratch) => finishRewrite(folder, scratch));
    return new CopyStore(folder, await folder.open(JOURNAL));
  }

  /** Undefined where there is no copy yet, or none that can be read. */
  get head(): CopyHead | undefined {
    return this.#head;
  }

  /** Lines that are not in their shards yet. */
  get pending(): readonly RowLine[] {
    return this.#pending;
  }

  /** When it ends, they are on the disk. */
  append(lines: readonly RowLine[], head: CopyHead): void {
    this.#journal.write(encodeLines([...lines, { head }]), this.#journal.size());
    this.#journal.flush();
    this.#pending.push(...lines);
    this.#head = head;
  }

  /** The last word on every row of a shard. */
  async lines(shard: number): Promise<RowLine[]> {
    const stored = await this.#folder.blob(shardName(shard));
    const bytes = new Uint8Array((await stored?.arrayBuffer()) ?? new ArrayBuffer(0));
    const mine = this.#pending.filter(({ call }) => shardOf(call) === shard);
    return mergeLines([...decodeLines(bytes).filter(isRow), ...mine]);
  }

  /** Puts the lines of these shards away; nothing of a deleted call stays in them or in the journal. */
  async putAway(shards: ReadonlySet<number>): Promise<void> {
    if (this.#head === undefined) return;
    for (const shard of shards) await this.#rewrite(shardName(shard), await this.lines(shard));
    const rest = this.#pending.filter(({ call }) => !shards.has(shardOf(call)));
    await this.#rewrite(JOURNAL, [...rest, { head: this.#head }]);
    this.#pending = rest;
  }

  async putAwayWhenLong(): Promise<void> {
    if (this.#journal.size() < LONGEST_JOURNAL) return;
    await this.putAway(new Set(this.#pending.map(({ call }) => shardOf(call))));
  }

  close(): void {
    this.#journal.close();
  }

  async #rewrite(name: string, lines: readonly Line[]): Promise<void> {
    const bytes = encodeLines(lines);
    await withFile(this.#folder, SCRATCH, async (scratch) => {
      const order = utf8ToBytes(`${JSON.stringify({ name, bytes: bytes.length, sha256: digest(bytes) })}\n`);
      scratch.truncate(0);
      scratch.write(order, 0);
      scratch.write(bytes, order.length);
      scratch.flush();
      if (name === JOURNAL) fill(this.#journal, bytes);
      else await withFile(this.#folder, name, (file) => fill(file, bytes));
      scratch.truncate(0);
      scratch.flush();
    });
  }
}

const digest = (bytes: Uint8Array): string => bytesToHex(sha256(bytes));

/** A rewrite that a dying browser cut off is done again from its start; one that was not wholly ordered was not begun. */
async function finishRewrite(folder: CopyFolder, scratch: CopyFile): Promise<void> {
  const content = all(scratch);
  const end = content.indexOf(10);
  if (end < 0) return;
  const rest = content.slice(end + 1);
  try {
    const order = JSON.parse(new TextDecoder().decode(content.subarray(0, end))) as { name: string; sha256: string };
    if (order.sha256 === digest(rest)) await withFile(folder, order.name, (file) => fill(file, rest));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  scratch.truncate(0);
  scratch.flush();
}
