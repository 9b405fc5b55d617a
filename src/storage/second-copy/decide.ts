import type { Place, PlacedRow } from './copied-rows';
import type { RowLine } from './lines';

/** What is to be done about one call that the database and the copy may know differently. */
export interface RestoreDecision {
  /** Missing in the database, or older there. */
  restore: RowLine[];
  /** Missing in the copy, or older there. */
  copy: PlacedRow[];
  /** It was deleted, and a database that fell back has it again. */
  remove: boolean;
}

const nameOf = ({ table, key }: Place): string => `${table} ${key}`;

/** A row as its line would have it: sound and its marks are compared by who knows them. */
function textOf(row: object | unknown): string {
  const { content: _, sound: __, seal: ___, ...rest } = row as { content?: unknown; sound?: unknown; seal?: unknown };
  return JSON.stringify(rest);
}

/**
 * What is only on one side goes to the other. Where both have a row and they differ, the database is right, unless it
 * fell back behind the line (`isBehind`): then the copy is.
 */
export function decide(
  lines: readonly RowLine[],
  rows: readonly PlacedRow[],
  isBehind: (line: RowLine) => boolean,
): RestoreDecision {
  const tombstone = lines.find(({ table, row }) => table === 'calls' && row === undefined);
  if (tombstone !== undefined) {
    const remove = rows.some(({ table }) => table === 'calls') && isBehind(tombstone);
    return { restore: [], copy: remove ? [] : [...rows], remove };
  }
  const known = new Map(lines.map((line) => [nameOf(line), line]));
  const here = new Set(rows.map(nameOf));
  const restore = lines.filter((line) => line.table !== 'jobs' && !here.has(nameOf(line)));
  const copy: PlacedRow[] = [];
  for (const row of rows) {
    const line = known.get(nameOf(row));
    if (line !== undefined && textOf(line.row) === textOf(row.row)) continue;
    if (line !== undefined && isBehind(line)) restore.push(line);
    else copy.push(row);
  }
  return { restore, copy, remove: false };
}
