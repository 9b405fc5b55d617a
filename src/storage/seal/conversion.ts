import type { Transaction } from 'dexie';
import { failureOf } from '@/domain/failure';
import {
  asItLies,
  copyPlace,
  isReadable,
  type PlainContent,
  type StoredContent,
  sharePlace,
  soundPlace,
} from '../blobs';
import { storing } from '../browser/storage-failure';
import type { CallmarkDatabase } from '../database';
import { KeySeal, RowSeal } from './row-seal';
import { SEALED_TABLES } from './sealed-tables';
import { rewriting, type SealedSound, type Sealer, seals } from './seals';
import { UnreadRowError } from './unread-rows';

/** Rows that one transaction writes: others wait for it. */
const ROWS_AT_ONCE = 20;

interface Row {
  callId?: string;
  sealed?: unknown;
  content?: StoredContent;
}

const PLACES: Readonly<Record<string, (callId: string) => string>> = {
  audio: soundPlace,
  playbackCopies: copyPlace,
  shares: sharePlace,
};

const isSealed = (content: StoredContent): boolean => 'sealed' in content;
export const isFull = (error: unknown): boolean => failureOf(error).kind === 'storage-full';

/** Converts all that is stored, table by table and row by row: readers know both forms for good (D468). */
export class Conversion {
  readonly #database: CallmarkDatabase;
  readonly #sealer: Sealer;
  readonly #seals: boolean;
  readonly #onRow: () => void;

  constructor(database: CallmarkDatabase, sealer: Sealer, seals: boolean, onRow: () => void) {
    this.#database = database;
    this.#sealer = sealer;
    this.#seals = seals;
    this.#onRow = onRow;
  }

  /** Rows of the last look that could not be converted: they keep none of the others as it is. */
  left = 0;
  /** Of these, the ones that nothing but their key can't open: damaged, or another key's. */
  shut = 0;
  /** What stood in the way of the first of them. */
  failure: unknown;

  /** Gives how many rows had the other form. Ends at once where the disk is full. */
  async look(names: readonly string[]): Promise<number> {
    this.left = 0;
    this.shut = 0;
    this.failure = undefined;
    let converted = 0;
    for (const name of names) converted += await this.#table(name);
    return converted;
  }

  #leave(error: unknown): 0 {
    if (isFull(error)) throw error;
    this.failure ??= error;
    this.left += 1;
    if (error instanceof UnreadRowError) this.shut += 1;
    return 0;
  }

  async #table(name: string): Promise<number> {
    const keys: unknown[] = await this.#database.table(name).toCollection().primaryKeys();
    const hasSound = SEALED_TABLES[name]?.includes('content') === true;
    let converted = 0;
    for (let at = 0; at < keys.length; at += hasSound ? 1 : ROWS_AT_ONCE) {
      converted += await this.#some(name, keys.slice(at, at + (hasSound ? 1 : ROWS_AT_ONCE)), hasSound);
    }
    return converted;
  }

  async #some(name: string, keys: readonly unknown[], hasSound: boolean): Promise<number> {
    try {
      const converted = await (hasSound ? this.#withSound(name, keys[0]) : this.#rows(name, keys));
      for (const _ of keys) this.#onRow();
      return converted;
    } catch (error) {
      if (keys.length === 1 || isFull(error)) return this.#leave(error);
    }
    let converted = 0;
    for (const key of keys) converted += await this.#some(name, [key], hasSound);
    return converted;
  }

  /** Rows as they lie, read and written in one transaction; asking nobody to send them to the team again. */
  #asTheyLie<T>(name: string, mode: 'r' | 'rw', work: (tx: Transaction) => PromiseLike<T>): Promise<T> {
    const table = this.#database.table(name);
    return storing(() =>
      this.#database.transaction(mode, table, (tx) => {
        rewriting.add(tx.idbtrans);
        return work(tx);
      }),
    );
  }

  async #rows(name: string, keys: readonly unknown[]): Promise<number> {
    const table = this.#database.table(name);
    const form = this.#rowForm(name);
    return this.#asTheyLie(name, 'rw', async () => {
      const found = (await table.bulkGet([...keys] as never[])) as (Row | undefined)[];
      const others = found.filter((row) => row !== undefined && (row.sealed === undefined) === this.#seals) as Row[];
      if (others.length > 0) await table.bulkPut(others.map(form));
      return others.length;
    });
  }

  #rowForm(name: string): (row: Row) => object {
    const { core } = this.#database.table(name);
    const forms = new RowSeal(new KeySeal(this.#sealer.key), core);
    if (this.#seals) return (row) => forms.seal(row);
    return (row) => {
      try {
        return forms.open(row);
      } catch (error) {
        seals.sealer?.unread?.note(core, row);
        throw new UnreadRowError(name, error);
      }
    };
  }

  /** Its sound is converted before, since no transaction can wait for that; it never changes, but may be gone by then. */
  async #withSound(name: string, key: unknown): Promise<number> {
    const table = this.#database.table(name);
    const read = () => table.get(key as never) as PromiseLike<Row | undefined>;
    const before = await this.#asTheyLie(name, 'r', read);
    const content = before?.content;
    if (content === undefined || isSealed(content) === this.#seals) return this.#rows(name, [key]);
    const place = PLACES[name]?.(before?.callId ?? '') ?? '';
    const { mime = '' } = (this.#seals ? {} : this.#rowForm(name)(before ?? {})) as { mime?: string };
    const other = await this.#otherForm(content, place, mime).catch(async (error: unknown) => {
      // What its browser lost can be read in neither form. Anything else is said, or tried again.
      if (isFull(error) || (await isReadable(content))) this.#leave(error);
    });
    if (other === undefined) return this.#rows(name, [key]);
    await this.#asTheyLie(name, 'rw', async () => {
      const now = await read();
      const isSame = now?.content !== undefined && asItLies(now.content).size === asItLies(content).size;
      if (isSame) await table.put({ ...now, content: other });
    });
    return 1 + (await this.#rows(name, [key]));
  }

  async #otherForm(content: StoredContent, place: string, mime: string): Promise<StoredContent> {
    return 'sealed' in content ? this.#sealer.openSound(content, place, mime) : this.#sealed(content, place);
  }

  /** As bytes where it was bytes: this browser may refuse Blobs. */
  async #sealed(content: PlainContent, place: string): Promise<SealedSound> {
    const sealed = await this.#sealer.sealSound(asItLies(content), place);
    return content instanceof ArrayBuffer ? { ...sealed, sealed: await asItLies(sealed).arrayBuffer() } : sealed;
  }
}
