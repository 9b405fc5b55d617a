/** A cell of a table, and where it begins: line and column from 1. */
export interface Cell {
  text: string;
  line: number;
  column: number;
}

export type CsvReading = { ok: true; rows: Cell[][] } | { ok: false; line: number; column: number };

const DELIMITERS = [',', ';', '\t'] as const;

/** The delimiter that the first line has most of: spreadsheets write ; where a comma is the decimal point. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1);
  const bare = head.replaceAll(/"[^"]*"/g, '');
  const count = (letter: string) => bare.split(letter).length;
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** The rows of a table of comma-separated values (RFC 4180; ; and tabs too), empty ones left out. */
export function readCsv(whole: string): CsvReading {
  const text = whole.replace(/^\ufeff/, '');
  const delimiter = delimiterOf(text);
  const rows: Cell[][] = [];
  let row: Cell[] = [];
  let [at, line, lineStart] = [0, 1, 0];
  const endRow = () => {
    if (row.some((cell) => cell.text.trim() !== '')) rows.push(row);
    row = [];
  };

  /** A cell in quotes may hold line ends and, doubled, quotes. Null where they are never closed. */
  const quoted = (): string | null => {
    const parts: string[] = [];
    for (;;) {
      const close = text.indexOf('"', at + 1);
      if (close < 0) return null;
      const part = text.slice(at + 1, close);
      parts.push(part);
      for (const end of part.matchAll(/\r\n|\r|\n/g)) {
        line += 1;
        lineStart = at + 1 + end.index + end[0].length;
      }
      at = close + 1;
      if (text[at] !== '"') return parts.join('"');
    }
  };

  while (at < text.length) {
    const cell: Cell = { text: '', line, column: at - lineStart + 1 };
    if (text[at] === '"') {
      const inside = quoted();
      if (inside === null) return { ok: false, line: cell.line, column: cell.column };
      cell.text = inside;
    }
    const from = at;
    while (at < text.length && text[at] !== delimiter && text[at] !== '\r' && text[at] !== '\n') at += 1;
    cell.text += text.slice(from, at);
    row.push(cell);
    if (text[at] === delimiter) {
      at += 1;
      continue;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
    lineStart = at;
    endRow();
  }
  endRow();
  return { ok: true, rows };
}

/** What a spreadsheet would take for a formula is written as text, and read back without the mark. */
const FORMULA = /^'*[=+\-@\t\r]/;
const MARKED = /^'(?='*[=+\-@\t\r])/;

export const unmarked = (text: string): string => text.replace(MARKED, '');

/**
 * A table as a spreadsheet opens it (RFC 4180): UTF-8 with a byte-order mark, without which Excel reads Vietnamese letters
 * wrongly. Only text can be a formula, a number does no harm.
 */
export function writeCsv(rows: readonly (readonly (string | number)[])[], delimiter: ',' | ';'): string {
  const cellOf = (given: string | number) => {
    if (typeof given === 'number') return String(given);
    const text = FORMULA.test(given) ? `'${given}` : given;
    return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return `\ufeff${rows.map((row) => row.map(cellOf).join(delimiter)).join('\r\n')}\r\n`;
}

/** Where a spreadsheet of another separator would begin a cell, quotes or not: behind a blank nothing is a formula. */
export const withoutInnerFormula = (text: string): string => text.replace(/(?<=[;\t\r\n])(?=[=+\-@])/g, ' ');

/** A cell of figures; null is an empty one. */
export type CsvCell = string | number | null;

/** Figures with commas between them, rounded to four decimals; every row is as long as the longest. */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const written = (cell: CsvCell) =>
    typeof cell === 'number' ? Math.round(cell * 10_000) / 10_000 : withoutInnerFormula(cell ?? '');
  return writeCsv(
    rows.map((row) => Array.from({ length: width }, (_, at) => written(row[at] ?? null))),
    ',',
  );
}
