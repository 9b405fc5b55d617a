import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import Table from 'lucide-react/icons/table-2';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/ui/button';
import { download } from '@/ui/download';
import { ScrollRegion } from '@/ui/scroll-region';
import { wording } from '@/ui/wording';
import './report-card.css';
import { csvOfTables, type ReportTable, type TableCell } from './report-table';
import { useShowFigure } from './show-figure';

const words = wording.reports;

/** Saves tables as one file; `name` without its ending. */
export function saveTables(tables: readonly ReportTable[], name: string): void {
  const text = csvOfTables(tables, words.head.table);
  download(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}

function Cell({ cell: { text, figure, title = '' } }: { cell: TableCell }) {
  const show = useShowFigure();
  if (figure === undefined) return text;
  return (
    <button
      type="button"
      className="report-table-figure"
      aria-label={`${text}. ${words.showCalls(title)}`}
      onClick={() => show(figure, title)}
    >
      {text}
    </button>
  );
}

function TableView({ table }: { table: ReportTable }) {
  return (
    <ScrollRegion className="report-table" label={words.tableOf(table.title)}>
      <table>
        <thead>
          <tr>
            {table.head.map(({ text }) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{name?.text}</th>
              {cells.map((cell, place) => (
                <td key={table.head[place + 1]?.text}>
                  <Cell cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

export interface ReportCardProps {
  title: string;
  /** How to read it, and what it is of. */
  how: ReactNode;
  table: ReportTable;
  className?: string;
  /** Beside the heading. */
  choice?: ReactNode;
  /** The picture. */
  children: ReactNode;
}

/** One picture of the report, or its table. */
export function ReportCard({ title, how, table, className = '', choice, children }: ReportCardProps) {
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  return (
    <section className={`panel report-card ${className}`.trim()} aria-labelledby={id}>
      <div className="report-card-head">
        <div className="report-card-title">
          <h2 id={id}>{title}</h2>
          <p>{how}</p>
        </div>
        <div className="report-card-tools">
          {choice}
          {asTable && (
            <Button
              variant="quiet"
              icon={FileSpreadsheet}
              aria-label={`${words.csv}: ${table.title}`}
              onClick={() => saveTables([table], words.file)}
            >
              {words.csv}
            </Button>
          )}
          <Button
            variant="quiet"
            icon={Table}
            className="report-table-toggle"
            aria-label={`${words.table}: ${title}`}
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
          >
            {words.table}
          </Button>
        </div>
      </div>
      {asTable ? <TableView table={table} /> : children}
    </section>
  );
}
