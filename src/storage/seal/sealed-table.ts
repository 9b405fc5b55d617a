import type { DBCoreCursor, DBCoreMutateRequest, DBCoreQueryRequest, DBCoreQueryResponse, DBCoreTable } from 'dexie';
import type { RowSeal } from './row-seal';
import { SEALED_TABLES } from './sealed-tables';
import { rewriting, type Sealer } from './seals';
import { UnreadRowError, UnreadRows } from './unread-rows';

type Sealing = Pick<Sealer, 'unread'> & Partial<Sealer>;
type Rows = Pick<RowSeal, 'seal' | 'open'>;

/** As the cursors of Dexie's own middlewares: what the browser's cursor has as a getter works on that one only. */
function opening(cursor: DBCoreCursor, open: (row: object) => object | undefined): DBCoreCursor {
  let last: unknown;
  let opened: unknown;
  const valueNow = (): unknown => {
    const { value } = cursor;
    if (value !== last) opened = value && open(value);
    last = value;
    return opened;
  };
  return Object.create(cursor, {
    start: {
      // Over those that can't be opened, as if they were not there.
      value: (next: () => void) => cursor.start(() => (valueNow() === undefined ? cursor.continue() : next())),
    },
    continue: { value: (key?: unknown) => cursor.continue(key) },
    continuePrimaryKey: { value: (key: unknown, primary: unknown) => cursor.continuePrimaryKey(key, primary) },
    key: { get: (): unknown => cursor.key },
    primaryKey: { get: (): unknown => cursor.primaryKey },
    value: { get: valueNow },
  }) as DBCoreCursor;
}

function sealedTable(table: DBCoreTable, sealer: Sealing, rows: Rows): DBCoreTable {
  const { unread } = sealer;
  const isMadeAnew = unread.isMadeAnew(table);
  const open = (row: object): object => {
    try {
      return row && rows.open(row);
    } catch (error) {
      unread.note(table, row);
      throw new UnreadRowError(table.name, error);
    }
  };
  const orNothing = (row: object): object | undefined => {
    try {
      return open(row);
    } catch {
      return undefined;
    }
  };
  const asItLies = ({ trans }: { trans: object }): boolean => rewriting.has(trans);
  const write = (request: DBCoreMutateRequest) =>
    table.mutate(request).then((done) => {
      unread.forget(table, request.type === 'delete' ? request.keys : (done.results ?? []));
      return done;
    });
  /** `more`: rows beyond the limit, for those that are left out: who reads on takes fewer than the limit for the end. */
  const query = (request: DBCoreQueryRequest, more = 0): PromiseLike<DBCoreQueryResponse> => {
    const { limit } = request;
    return table.query(limit === undefined ? request : { ...request, limit: limit + more }).then((found) => {
      const result = found.result.map(orNothing).filter((row) => row !== undefined);
      const left = found.result.length - result.length;
      return limit === undefined || left <= more ? { ...found, result } : query(request, left);
    });
  };
  return {
    ...table,
    mutate: (request) => {
      if (!('values' in request) || asItLies(request)) return write(request);
      if (request.values.some((row: object) => unread.isKept(table, row))) throw new UnreadRowError(table.name, '');
      const sealed = sealer.seals && { values: request.values.map((row: object) => rows.seal(row)) };
      return write({ ...request, ...sealed });
    },
    get: (request) => (asItLies(request) ? table.get(request) : table.get(request).then(isMadeAnew ? orNothing : open)),
    getMany: (request) => {
      if (asItLies(request)) return table.getMany(request);
      // Who goes on to write must not take it for not there.
      const isReader = (request.trans as IDBTransaction).mode === 'readonly';
      return table.getMany(request).then((found) => found.map(isReader || isMadeAnew ? orNothing : open));
    },
    query: (request) => (request.values ? (query(request) as ReturnType<DBCoreTable['query']>) : table.query(request)),
    openCursor: (request) =>
      table.openCursor(request).then((cursor) => cursor && (request.values ? opening(cursor, orNothing) : cursor)),
  };
}

/** Every table with rows sealed on their way in and opened on their way out. */
export function overTables(sealer: () => Sealing, rowsOf: (table: DBCoreTable) => Rows): Sealer['over'] {
  const tables = new WeakMap<DBCoreTable, DBCoreTable>();
  return (table) => {
    if (SEALED_TABLES[table.name] === undefined) return table;
    const known = tables.get(table) ?? sealedTable(table, sealer(), rowsOf(table));
    tables.set(table, known);
    return known;
  };
}

const keyless: Rows = {
  seal: (row) => row,
  open: (row) => {
    if ('sealed' in row) throw new Error('It was left encrypted.');
    return row;
  },
};

/** For whoever has no key where the encryption is off, and rows are left that could not be opened (D560): as if they were not there. */
export function leaveOutSealed(): Pick<Sealer, 'over' | 'unread'> {
  const left: Pick<Sealer, 'over' | 'unread'> = {
    unread: new UnreadRows(),
    over: overTables(
      () => left,
      () => keyless,
    ),
  };
  return left;
}
