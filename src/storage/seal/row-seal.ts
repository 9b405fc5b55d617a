import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { DBCoreIndex, DBCoreTable } from 'dexie';
import { COPIED_TABLES } from '../change-log';
import { type DataKey, keyFor, keyIdOf } from './key-wrap';
import { bytesToRow, rowToBytes } from './row-bytes';
import { SEALED_TABLES } from './sealed-tables';

/** Format 1, key, nonce. */
const ID_BYTES = 8;
const NONCE_BYTES = 24;
const HEAD_BYTES = 1 + ID_BYTES + NONCE_BYTES;
const FORMAT = 1;

/** Of a list, so that it is not opened anew with every look at it. */
const MOST_REMEMBERED = 20_000;

export interface SealedRow {
  /** 1: the row's own bytes are. */
  sealed?: string | Uint8Array<ArrayBuffer> | 1;
  pcm?: ArrayBuffer;
}
type Slice = { pcm: ArrayBuffer; sealed?: 1 };

/** Not more at once than a function takes arguments. */
const STEP = 0x8000;

export function toBase64(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += STEP) letters += String.fromCharCode(...bytes.subarray(at, at + STEP));
  return btoa(letters);
}

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** The id of the key that a row was sealed with. */
export function keyIdIn({ sealed, pcm }: SealedRow): string {
  const bytes = typeof sealed === 'string' ? fromBase64(sealed) : sealed === 1 ? new Uint8Array(pcm ?? []) : sealed;
  return bytesToHex((bytes ?? new Uint8Array()).subarray(1, 1 + ID_BYTES));
}

const isCopied = (table: string): boolean => (COPIED_TABLES as readonly string[]).includes(table);

const plain = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => bytes as Uint8Array<ArrayBuffer>;

function pathsOf({ primaryKey, indexes }: DBCoreTable['schema']): string[] {
  const paths = [primaryKey, ...indexes].flatMap(({ keyPath }: DBCoreIndex) => keyPath ?? []);
  return [...new Set(paths)];
}

/** The value at a path like `audio.bytes`, put where it belongs in `clear`. */
function keepPath(clear: Record<string, unknown>, row: object, path: string): void {
  const [first = '', ...rest] = path.split('.');
  const value = (row as Record<string, unknown>)[first];
  if (value === undefined) return;
  if (rest.length === 0) clear[first] = value;
  else {
    const inner = { ...(clear[first] as object | undefined) };
    keepPath(inner, value as object, rest.join('.'));
    clear[first] = inner;
  }
}

/** Seals rows of one table, and opens them. */
export class RowSeal {
  readonly #seal: KeySeal;
  readonly #table: DBCoreTable;
  readonly #clear: readonly string[];
  readonly #apart: readonly string[];
  readonly #fields: ReadonlySet<string>;

  constructor(seal: KeySeal, table: DBCoreTable) {
    this.#seal = seal;
    this.#table = table;
    const named = SEALED_TABLES[table.name] ?? [];
    this.#clear = [...pathsOf(table.schema), ...named];
    this.#apart = named.filter((field) => field === 'content');
    this.#fields = new Set([...this.#clear.map((path) => path.split('.')[0] ?? path), 'sealed']);
  }

  /** A row whose number is made when it is stored has none yet. */
  #place(row: object): Uint8Array {
    const { name, schema } = this.#table;
    const key: unknown = schema.primaryKey.autoIncrement ? '' : schema.primaryKey.extractKey?.(row);
    return utf8ToBytes(`${name} ${JSON.stringify(key)}`);
  }

  seal(row: object): object {
    if ((row as SealedRow).sealed !== undefined) return row;
    const place = this.#place(row);
    if (this.#table.name === 'slices') {
      const { pcm } = row as Slice;
      return { ...row, pcm: this.#seal.seal(new Uint8Array(pcm), place).buffer, sealed: 1 };
    }
    const clear: Record<string, unknown> = {};
    for (const path of this.#clear) keepPath(clear, row, path);
    const inside: Record<string, unknown> = { ...row };
    for (const field of this.#apart) delete inside[field];
    const bytes = this.#seal.seal(rowToBytes(inside), place);
    return { ...clear, sealed: isCopied(this.#table.name) ? toBase64(bytes) : bytes };
  }

  open(row: object): object {
    const { sealed } = row as SealedRow;
    if (sealed === undefined) return row;
    const place = this.#place(row);
    if (sealed === 1) {
      const { sealed: _, ...slice } = row as Slice;
      return { ...slice, pcm: this.#seal.open(new Uint8Array(slice.pcm), place).buffer };
    }
    const opened = this.#inside(sealed, place) as Record<string, unknown>;
    const { autoIncrement, keyPath } = this.#table.schema.primaryKey;
    for (const [field, value] of Object.entries(row)) {
      const isOwn = !this.#fields.has(field) || this.#apart.includes(field) || (autoIncrement && field === keyPath);
      // What an app that knows no seals has written beside them is the later word.
      if (isOwn) opened[field] = value;
    }
    return opened;
  }

  #inside(sealed: string | Uint8Array<ArrayBuffer>, place: Uint8Array): object {
    if (typeof sealed !== 'string') return bytesToRow(this.#seal.open(sealed, place));
    const { remembered } = this.#seal;
    const known = this.#table.name === 'calls' ? remembered.get(sealed) : undefined;
    const bytes = known ?? this.#seal.open(fromBase64(sealed), place);
    if (this.#table.name === 'calls' && known === undefined) {
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(sealed, bytes);
    }
    return bytesToRow(bytes);
  }
}

/** Bytes sealed with one key, and opened. It does not wait, or a transaction would end. */
export class KeySeal {
  readonly remembered = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly #rows: Uint8Array;
  readonly #id: Uint8Array;

  constructor(key: DataKey) {
    this.#rows = keyFor(key, 'rows');
    this.#id = hexToBytes(keyIdOf(key));
  }

  seal(bytes: Uint8Array, place: Uint8Array): Uint8Array<ArrayBuffer> {
    const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
    const head = concatBytes(Uint8Array.of(FORMAT), this.#id, nonce);
    const cipher = xchacha20poly1305(this.#rows, nonce, concatBytes(head, place));
    return plain(concatBytes(head, cipher.encrypt(bytes)));
  }

  open(bytes: Uint8Array, place: Uint8Array): Uint8Array<ArrayBuffer> {
    const head = bytes.subarray(0, HEAD_BYTES);
    if (head[0] !== FORMAT) throw new Error('This was encrypted by a newer version of Callmark.');
    if (!this.#id.every((byte, at) => byte === head[1 + at])) throw new Error('This was encrypted with another key.');
    const cipher = xchacha20poly1305(this.#rows, head.subarray(1 + ID_BYTES), concatBytes(head, place));
    return plain(cipher.decrypt(bytes.subarray(HEAD_BYTES))).slice();
  }
}
