import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { CallId } from '@/domain/call';
import type { CopiedTable } from '../change-log';

/** A row as it was at some moment; without `row` it was deleted then. */
export interface RowLine {
  /** '' for what belongs to no call. */
  call: CallId;
  table: CopiedTable | 'jobs';
  key: string;
  /** The batch of changes it came with. */
  batch: number;
  /** As in ChangeRow. */
  at: number;
  row?: unknown;
}

/** What the copy says about itself. */
export interface CopyHead {
  id: string;
  /** Batches of changes taken so far. */
  batch: number;
  /** Schema of the rows: later ones only add to it. */
  schema: number;
  /** False until everything was copied once. */
  whole: boolean;
  /** Calls in the database then, and how many had ever been deleted from it. */
  calls: number;
  removed: number;
  /** The key by which everything was sealed when nothing in the clear was left here. */
  sealedBy?: string;
}

export type Line = RowLine | { head: CopyHead };

const CHECK_LENGTH = 16;
const encoder = new TextEncoder();

const checkOf = (json: Uint8Array): string => bytesToHex(sha256(json).subarray(0, CHECK_LENGTH / 2));

/** Lines of text, each with its checksum. The empty line in front ends whatever torn line they are written behind. */
export function encodeLines(lines: readonly Line[]): Uint8Array<ArrayBuffer> {
  const texts = lines.map((line) => {
    const json = JSON.stringify(line);
    return `${checkOf(encoder.encode(json))} ${json}\n`;
  });
  return encoder.encode(`\n${texts.join('')}`);
}

function decodeLine(text: string): Line | undefined {
  const json = text.slice(CHECK_LENGTH + 1);
  if (text.slice(0, CHECK_LENGTH) !== checkOf(encoder.encode(json))) return undefined;
  return JSON.parse(json) as Line;
}

/** What is whole of them: a torn end or a flipped byte costs only its own line. */
export function decodeLines(bytes: Uint8Array): Line[] {
  const texts = new TextDecoder().decode(bytes).split('\n');
  return texts.flatMap((text) => decodeLine(text) ?? []);
}

/** The last word on every row. Of a deleted call only that it was deleted stays, so that nothing brings it back. */
export function mergeLines(lines: readonly RowLine[]): RowLine[] {
  const latest = new Map<string, RowLine>();
  const removed = new Set<CallId>();
  for (const line of lines) {
    latest.set(`${line.table} ${line.call} ${line.key}`, line);
    if (line.table !== 'calls') continue;
    if (line.row === undefined) removed.add(line.call);
    else removed.delete(line.call);
  }
  return [...latest.values()].filter(({ call, table, row }) =>
    removed.has(call) ? table === 'calls' : row !== undefined,
  );
}
