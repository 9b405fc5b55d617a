import type { DBCore, DBCoreMutateRequest, DBCoreMutateResponse, DBCoreTable, Dexie } from 'dexie';

/** What a human made or chose, and all sound: the tables that the second copy holds. */
export const COPIED_TABLES = [
  'calls',
  'audio',
  'transcripts',
  'versions',
  'turnDrafts',
  'results',
  'evaluations',
  'reviews',
  'edits',
  'settings',
  'scorecards',
  'calibrations',
  'assignments',
  'disputes',
  'recordings',
  'slices',
] as const;
export type CopiedTable = (typeof COPIED_TABLES)[number];

/** A write that the second copy does not have yet; kept by the transaction that made it. */
export interface ChangeRow {
  id: number;
  table: CopiedTable;
  /** Which of two writes of a row is the later one, also where the numbers of the rows here begin anew. */
  at: number;
  change: { is: 'put' | 'delete'; keys: unknown[] } | { is: 'delete-range'; lower: unknown; upper: unknown };
}

const isCopied = (table: string): boolean => (COPIED_TABLES as readonly string[]).includes(table);

let lastAt = 0;

/** Follows the clock, yet never stands still or goes back within a context. */
function nextAt(): number {
  lastAt = Math.max(lastAt + 1, Date.now() * 1000);
  return lastAt;
}

function changeOf(request: DBCoreMutateRequest, response: DBCoreMutateResponse): ChangeRow['change'] {
  switch (request.type) {
    case 'deleteRange':
      return { is: 'delete-range', lower: request.range.lower, upper: request.range.upper };
    case 'delete':
      return { is: 'delete', keys: request.keys };
    default:
      return { is: 'put', keys: response.results ?? [] };
  }
}

/** A row of `changes` for every write to a copied table, in the same transaction: no writer and no crash leaves one out. */
export function keepChangeLog(database: Dexie): void {
  const noting = (table: DBCoreTable, changes: () => DBCoreTable): DBCoreTable => ({
    ...table,
    mutate: (request) =>
      table.mutate(request).then((response) => {
        const change = changeOf(request, response);
        if (change.is !== 'delete-range' && change.keys.length === 0) return response;
        const row = { table: table.name, at: nextAt(), change };
        return changes()
          .mutate({ type: 'add', trans: request.trans, values: [row] })
          .then(() => response);
      }),
  });
  const create = (core: DBCore): DBCore => ({
    ...core,
    transaction: (stores, mode, options) =>
      core.transaction(
        mode === 'readwrite' && stores.some(isCopied) ? [...new Set([...stores, 'changes'])] : stores,
        mode,
        options,
      ),
    table: (name) => (isCopied(name) ? noting(core.table(name), () => core.table('changes')) : core.table(name)),
  });
  database.use({ stack: 'dbcore', name: 'change-log', create });
}
