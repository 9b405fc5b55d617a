import { useId } from 'react';
import type { TotalDistances } from '@/domain/calibration/agreement';
import type { Scorecard } from '@/domain/scorecards/scorecard';
import { roundTo } from '@/domain/scoring/rounding';
import { decimal } from '@/ui/format';
import { wording } from '@/ui/wording';
import { alphaText } from './agreement-table';
import { TableRegion } from './table-region';

const words = wording.calibration.results;

/** Two decimals at most. */
const figure = (value: number | null): string => (value === null ? words.none : decimal(roundTo(value, 2)));

/** "7.5 (+0.5)" */
function withDistance(total: number | null, distance: number | null): string {
  if (total === null || distance === null) return figure(total);
  const shown = roundTo(distance, 2);
  return `${figure(total)} (${shown > 0 ? '+' : shown < 0 ? '−' : '±'}${decimal(Math.abs(shown))})`;
}

interface TotalsTableProps {
  scorecard: Scorecard;
  callNames: readonly string[];
  /** One a column. */
  names: readonly string[];
  expert: string | undefined;
  distances: TotalDistances;
}

/** Everybody's totals call by call, and how far they are from the reference. */
export function TotalsTable({ scorecard, callNames, names, expert, distances }: TotalsTableProps) {
  const titleId = useId();
  const { by, calls, means, near, of, alpha } = distances;
  return (
    <section className="calibration-part" aria-labelledby={titleId}>
      <h4 id={titleId}>{words.totals}</h4>
      <p className="small muted">
        {scorecard.scale.title ?? scorecard.title} / {decimal(scorecard.scale.max)}. {words.totalsBy[by]}
      </p>
      <TableRegion label={words.totals}>
        <thead>
          <tr>
            <th scope="col">{words.call}</th>
            <th scope="col">{expert === undefined ? words.median : words.expertOf(expert)}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{words.spread}</th>
          </tr>
        </thead>
        <tbody>
          {calls.map(({ callId, totals, distances: own, reference, spread }, at) => (
            <tr key={callId}>
              <th scope="row">{callNames[at]}</th>
              <td>{figure(reference)}</td>
              {names.map((name, place) => (
                <td key={name}>{withDistance(totals[place] ?? null, own[place] ?? null)}</td>
              ))}
              <td>{figure(spread)}</td>
            </tr>
          ))}
          <tr className="calibration-level-section">
            <th scope="row">{words.mean}</th>
            <td />
            {names.map((name, place) => (
              <td key={name}>{figure(means[place] ?? null)}</td>
            ))}
            <td />
          </tr>
        </tbody>
      </TableRegion>
      <p className="small">
        {words.near(near, of)} {words.totalsAlpha(alphaText(alpha.alpha), alpha.units)}
      </p>
    </section>
  );
}
