import type { DBCoreTable } from 'dexie';
import { FailureError } from '@/domain/failure';
import { COPIED_TABLES } from '../change-log';

/** A row is encrypted and this key does not open it: it is damaged, or another key's. */
export class UnreadRowError extends FailureError {
  override readonly name = 'UnreadRowError';

  constructor(table: string, why: unknown) {
    const detail = `Of ${table} something can not be opened. It is kept as it is. ${String(why)}`;
    super(table === 'audio' ? { kind: 'unreadable-file', detail } : { kind: 'internal', detail });
    this.message = detail;
  }
}

/** Made of other rows: nobody misses one of them. */
const MADE_OF_OTHERS: readonly string[] = ['peaks', 'playbackCopies', 'search', 'pieces'];
/** Without one of them everything goes on as if it were not there, and another may take its place (D561). */
const MADE_ANEW: readonly string[] = [...MADE_OF_OTHERS, 'settings'];
const HUMAN: readonly string[] = COPIED_TABLES.filter((name) => !MADE_ANEW.includes(name));

/** What could not be opened here since this page began: left out of every list, and kept as it is but for what is made anew. */
export class UnreadRows {
  /** The call of each such row, '' where it belongs to none. */
  readonly #rows = new Map<string, string>();
  readonly #heard = new Set<() => void>();

  note(table: DBCoreTable, row: { callId?: unknown }): void {
    const place = placeOf(table, row);
    if (this.#rows.has(place) || MADE_OF_OTHERS.includes(table.name)) return;
    const call = table.name === 'calls' ? table.schema.primaryKey.extractKey?.(row) : row.callId;
    this.#rows.set(place, typeof call === 'string' ? call : '');
    for (const tell of this.#heard) tell();
  }

  /** Whoever did not find it among the others must not write over what a human made; what is made of it may come anew. */
  isKept(table: DBCoreTable, row: object): boolean {
    return this.#rows.size > 0 && HUMAN.includes(table.name) && this.#rows.has(placeOf(table, row));
  }

  /** Calls that are not to be read in whole or in part. */
  calls(): Set<string> {
    return new Set([...this.#rows.values()].filter((call) => call !== ''));
  }

  isMadeAnew({ name }: DBCoreTable): boolean {
    return MADE_ANEW.includes(name);
  }

  /** Whether there is such a row, which reads as if there were none. */
  has(table: string, key: string): boolean {
    return this.#rows.has(placeAt({ name: table }, key));
  }

  /** Others lie in their places. */
  forget(table: DBCoreTable, keys: readonly unknown[]): void {
    if (this.#rows.size > 0) for (const key of keys) this.#rows.delete(placeAt(table, key));
  }

  /** Rows that belong to no call. */
  others(): number {
    return [...this.#rows.values()].filter((call) => call === '').length;
  }

  watch(heard: () => void): void {
    this.#heard.add(heard);
  }
}

const placeAt = ({ name }: Pick<DBCoreTable, 'name'>, key: unknown): string => `${name} ${JSON.stringify(key)}`;

const placeOf = (table: DBCoreTable, row: object): string => placeAt(table, table.schema.primaryKey.extractKey?.(row));
