import type { DBCoreTable, Dexie } from 'dexie';
import type { SealedRow } from './row-seal';
import type { LostKey, SealRecord } from './seal-record';
import { SEALED_TABLES } from './sealed-tables';
import type { UnreadRows } from './unread-rows';

/** Sound as it lies where it is sealed: parts, each sealed by itself (see `sealer.ts`). */
export interface SealedSound {
  keyId: string;
  /** Of the sound itself. */
  bytes: number;
  /** Of `sealed`, as it was made. */
  whole: number;
  sealed: Blob | ArrayBuffer;
}

/** Seals and opens with the one key that this context has. */
export interface Sealer {
  readonly keyId: string;
  readonly key: Uint8Array<ArrayBuffer>;
  /** False: what is written lies in the clear, what is sealed is still read. */
  seals: boolean;
  readonly unread: UnreadRows;
  /** The same table, with rows sealed on their way in and opened on their way out. */
  over(table: DBCoreTable): DBCoreTable;
  /** `place` = table and key: sound can't be moved to another call. */
  sealSound(content: Blob, place: string): Promise<SealedSound>;
  openSound(sound: SealedSound, place: string, mime: string): Promise<Blob>;
  sealText(text: string): string;
  /** Undefined: it is not sealed, or by another key. */
  openText(text: string): string | undefined;
}

/**
 * How this context deals with sealed rows (D465). Neither: as they lie, which is right where nothing is sealed, and for the
 * second copy. Of the first load: what seals is loaded where something is.
 */
export const seals: {
  sealer?: Pick<Sealer, 'over'> & Partial<Sealer>;
  /** Asked at every opening of the database before anything else is read; whatever waits for the database waits for its end. */
  ready?: (record: SealRecord | LostKey | undefined) => unknown;
  /** This page knew of it as it began, and asks for the key. */
  asks?: true;
} = {};

/** What is kept outside the database begins with it where it is sealed. */
export const SEALED_TEXT = 'sealed:';

/** Transactions that bring rows into another form: they see them as they lie, and change nothing that anybody has to be told of. */
export const rewriting = new WeakSet<object>();

/** So many tables are asked at once: all of them, that was one of the longest tasks of a start (D647). */
const AT_ONCE = 6;

/** Tables and rows are converted in their order: where some are sealed, the first of a table or the last call is. */
async function findLost(opened: Dexie): Promise<LostKey | undefined> {
  const tables = Object.keys(SEALED_TABLES).map((name) => opened.table<SealedRow>(name));
  return opened.transaction('r', tables, async () => {
    const ends = [
      () => opened.table<SealedRow>('calls').orderBy(':id').last(),
      ...tables.map((table) => () => table.toCollection().first()),
    ];
    for (let asked = 0; asked < ends.length; asked += AT_ONCE) {
      const rows = await Promise.all(ends.slice(asked, asked + AT_ONCE).map((ask) => ask()));
      const lies = rows.find((row) => row?.sealed);
      if (lies !== undefined) return { mode: 'lost', lies };
    }
    return undefined;
  });
}

/**
 * Connections that found no sealed row as they were opened. While one is open its database can't be lost, and what is sealed
 * later has a record: another connection need not look through the tables once more, nor one that has just made them (D695).
 */
const lookedThrough = new Set<Dexie>();

/** Has a database seal and open rows as `seals` says, also from a moment after it was opened on. */
export function keepSeals(database: Dexie): void {
  database.use({
    stack: 'dbcore',
    name: 'seals',
    create: (core) => ({
      ...core,
      table: (name) =>
        new Proxy<DBCoreTable>(core.table(name), {
          get: (table, part) => Reflect.get(seals.sealer?.over(table) ?? table, part),
        }),
    }),
  });
  let made = false;
  database.on('populate', () => {
    made = true;
  });
  const ready = async (opened: Dexie, isNew: boolean) => {
    // Of a record that was emptied nothing is known either.
    const known = (await opened.table('keptFacts').get('seal'))?.value ?? undefined;
    const holdsNone = isNew || [...lookedThrough].some((other) => other.name === database.name && other.isOpen());
    const lost = known === undefined && !holdsNone ? await findLost(opened) : undefined;
    if (known === undefined && lost === undefined) lookedThrough.add(database);
    await seals.ready?.(known ?? lost);
  };
  const hear = (opened: unknown) => {
    const isNew = made;
    made = false;
    // Of its last opening.
    lookedThrough.delete(database);
    return seals.ready && ready(opened as Dexie, isNew);
  };
  database.on('ready', hear, true);
}
