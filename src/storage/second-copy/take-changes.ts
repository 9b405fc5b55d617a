import type { CallId } from '@/domain/call';
import { groupBy } from '@/domain/group-by';
import { readFact, writeFact } from '../browser/kept-facts';
import type { ChangeRow } from '../change-log';
import type { CallmarkDatabase } from '../database';
import { type LineTable, type PlacedRow, placed, placeOfKey } from './copied-rows';
import type { CopyStore } from './copy-store';
import type { Copying } from './copying';
import type { RowLine } from './lines';
import { writeCopy, writeSlices } from './write-copy';

/** Writes taken at a time. */
const MOST = 500;

export interface LatestChange {
  table: ChangeRow['table'];
  key: unknown;
  at: number;
  is: 'put' | 'delete';
}

const nameOf = (table: string, key: unknown): string => `${table} ${JSON.stringify(key)}`;

/** The last thing that was done to each row, by table and key; and the recordings whose slices were let go of. */
export class LatestChanges {
  #byRow = new Map<string, LatestChange>();
  readonly droppedSlices = new Set<CallId>();

  constructor(changes: readonly ChangeRow[]) {
    for (const { table, at, change } of changes) {
      // Only slices are deleted by a range, and only those of one recording.
      if (change.is === 'delete-range') {
        const [recording] = Array.isArray(change.lower) ? change.lower : [];
        if (table === 'slices' && typeof recording === 'string') this.droppedSlices.add(recording);
        continue;
      }
      for (const key of change.keys) this.#byRow.set(nameOf(table, key), { table, key, at, is: change.is });
    }
  }

  of(table: string, key: unknown): LatestChange | undefined {
    return this.#byRow.get(nameOf(table, key));
  }

  all(): LatestChange[] {
    return [...this.#byRow.values()];
  }
}

type Taken = { rows: (PlacedRow & { at: number })[]; deleted: Pick<RowLine, 'call' | 'table' | 'key' | 'at'>[] };

/** The changed rows as they are now, all of one moment. A row that is gone without having been deleted is a loss: it stays. */
function readChanged(database: CallmarkDatabase, changes: readonly LatestChange[]): Promise<Taken> {
  const byTable = groupBy(changes, ({ table }) => table as LineTable);
  return database.transaction('r', [...byTable.keys()], async () => {
    const taken: Taken = { rows: [], deleted: [] };
    for (const [table, mine] of byTable) {
      const rows: (object | undefined)[] = await database.table(table).bulkGet(mine.map(({ key }) => key as string));
      for (const [index, { key, at, is }] of mine.entries()) {
        const row = rows[index];
        const here = row ? placed(database, table, row) : null;
        const place = row ? null : placeOfKey(table, key);
        if (here) taken.rows.push({ ...here, at });
        else if (place && is === 'delete') taken.deleted.push({ ...place, at });
      }
    }
    return taken;
  });
}

const isMarked = async (database: CallmarkDatabase, { head }: CopyStore, batch: number): Promise<boolean> => {
  const copied = await readFact(database, 'copied');
  return copied?.id === head?.id && copied?.batch === batch;
};

/**
 * The copy's batch becomes the one the database knows, unless it is another database by now than the one that knew
 * `before`: the browser may have made a new one in silence. False: it is.
 */
export async function markCopied(database: CallmarkDatabase, store: CopyStore, before: number): Promise<boolean> {
  return database.transaction('rw', database.keptFacts, async () => {
    const { head } = store;
    if (head === undefined || !(await isMarked(database, store, before))) return false;
    if (head.batch !== before) await writeFact(database, 'copied', { id: head.id, batch: head.batch });
    return true;
  });
}

/**
 * What stands in the change log goes into the copy, then out of the log. 'doubt': the database is another one than the
 * copy was made from last.
 */
export async function takeChanges(copying: Copying): Promise<'taken' | 'nothing' | 'doubt'> {
  const { database, store, slices } = copying;
  const log = [database.changes, database.keptFacts];
  const batch = store.head?.batch ?? 0;
  const noted = await database.transaction('r', log, async () =>
    (await isMarked(database, store, batch)) ? database.changes.orderBy('id').limit(MOST).toArray() : null,
  );
  if (noted === null) return 'doubt';
  if (noted.length === 0) return 'nothing';
  const latest = new LatestChanges(noted);
  const changes = latest.all();
  const sliceKeys = changes.flatMap(({ table, key, is }) =>
    table === 'slices' && is === 'put' ? [key as [CallId, number]] : [],
  );
  await writeSlices(copying, sliceKeys);
  const others = changes.filter(({ table }) => table !== 'slices');
  if (others.length > 0) await writeCopy(copying, await readChanged(database, others));
  for (const recording of latest.droppedSlices) await slices.remove(recording);
  return database.transaction('rw', log, async () => {
    if (!(await markCopied(database, store, batch))) return 'doubt';
    await database.changes.bulkDelete(noted.map(({ id }) => id));
    return 'taken';
  });
}
