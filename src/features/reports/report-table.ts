import { type CsvCell, csvOf } from '@/domain/csv';
import type { Figure } from '@/domain/reports/calls-behind';

export interface TableCell {
  text: string;
  /** What stands in a file, a column each; absent = the text. */
  csv?: readonly CsvCell[];
  /** Leads to the calls behind it, which are called so. */
  figure?: Figure;
  title?: string;
}

/** The words and numbers of one picture: the same on the screen, on paper and in a file. */
export interface ReportTable {
  title: string;
  head: readonly TableCell[];
  rows: readonly { key: string; cells: readonly TableCell[] }[];
}

const fileCells = (cells: readonly TableCell[]): CsvCell[] => cells.flatMap(({ text, csv }) => csv ?? [text]);

/** One table as it stands, or several below each other, each row with the name of its table. */
export function csvOfTables(tables: readonly ReportTable[], nameColumn: string): string {
  const [only, ...others] = tables;
  const rowsOf = ({ head, rows }: ReportTable) => [fileCells(head), ...rows.map(({ cells }) => fileCells(cells))];
  if (only !== undefined && others.length === 0) return csvOf(rowsOf(only));
  const named = tables.flatMap((table) => {
    const [head = [], ...rows] = rowsOf(table);
    return [[nameColumn, ...head], ...rows.map((row) => [table.title, ...row])];
  });
  return csvOf(named);
}
