import writeXlsxFile, { type Row } from 'write-excel-file/universal';
import type { ExportedCall } from '@/domain/exports/exported-call';
import { answerTable, type Cell, callTable, type Table, type TableWords } from '@/domain/exports/tables';

/** The most letters of a cell, by the format. */
const MOST_LETTERS = 32_767;

/** What XML has no place for is left out. */
const written = (text: string): string =>
  text.replace(/[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '').slice(0, MOST_LETTERS);

/** A time as the clock on the wall shows it: the writer reads a Date as UTC, and spreadsheets know no time zones. */
function wallClock(at: number): Date {
  return new Date(at - new Date(at).getTimezoneOffset() * 60_000);
}

function cellOf(cell: Cell): Row[number] {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'number') return { value: cell, type: Number };
  // Typed as text, so that "=1+1" stays what somebody typed.
  if (typeof cell === 'string') return { value: written(cell), type: String };
  return { value: wallClock(cell.at), type: Date, format: 'yyyy-mm-dd hh:mm' };
}

/** Characters; a column in which something longer stands is wide. */
const NARROW = 16;
const widthOf = ({ rows }: Table, at: number): number =>
  rows.some((row) => typeof row[at] === 'string' && row[at].length > NARROW) ? 36 : NARROW;

/** What the two sheets and what stands in them are called; a worker has no words of the interface. */
export interface SheetWords extends TableWords {
  calls: string;
  answers: string;
}

/** Two sheets, a row a call and a row an answer: numbers as numbers, times as times, the head bold and always in sight. */
export function callsXlsx(calls: readonly ExportedCall[], words: SheetWords): Promise<Blob> {
  const sheets = [
    { sheet: words.calls, table: callTable(calls, words) },
    { sheet: words.answers, table: answerTable(calls, words) },
  ];
  return writeXlsxFile(
    sheets.map(({ sheet, table }) => ({
      sheet,
      data: [
        table.head.map((value) => ({ value: written(value), type: String, fontWeight: 'bold' as const })),
        ...table.rows.map((row) => row.map(cellOf)),
      ],
      columns: table.head.map((_, at) => ({ width: widthOf(table, at) })),
      stickyRowsCount: 1,
    })),
  ).toBlob();
}
