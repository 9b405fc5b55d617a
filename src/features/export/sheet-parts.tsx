import type { ExportedTotal, Judged } from '@/domain/exports/exported-score';
import { timeZone } from '@/domain/exports/local-time';
import { roundTo } from '@/domain/scoring/rounding';
import { decimal, formatDay, formatTimeOfDay } from '@/ui/format';
import { wording } from '@/ui/wording';

const words = wording.exporting.sheet;

/** Points with at most two decimals; a dash where there are none. */
export const pointsText = (value: number | null): string => (value === null ? words.none : decimal(roundTo(value, 2)));

/** "5 / 5"; a dash where there are no points. */
export const ofText = (value: number | null, max: number): string =>
  value === null ? words.none : words.of(pointsText(value), pointsText(max));

/** "1 of 6 judged"; '' where all are. */
export const partText = ({ judged, asked }: Judged): string =>
  judged < asked ? wording.results.judged(judged, asked) : '';

/** Whose a total is. */
export const whose = ({ by }: Pick<ExportedTotal, 'by'>): string => (by === '' ? words.machine : (by ?? words.none));

/** The facts that are known, by their names. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, text: string])[] }) {
  return (
    <dl className="sheet-facts">
      {facts
        .filter(([, text]) => text !== '')
        .map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}

export function SheetFoot({ printedAt }: { printedAt: number }) {
  return (
    <footer className="sheet-foot">
      {words.printedAt(`${formatDay(printedAt)} ${formatTimeOfDay(printedAt)}`, timeZone())}
    </footer>
  );
}
