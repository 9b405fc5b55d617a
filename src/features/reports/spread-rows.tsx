import { scaleLinear } from 'd3-scale';
import type { AverageOf, Averages, Series } from '@/domain/reports/averages';
import { LEAST_TO_RANK } from '@/domain/reports/averages';
import type { Spread } from '@/domain/reports/spread';
import { decimal, formatCount } from '@/ui/format';
import { wording } from '@/ui/wording';
import './spread-rows.css';
import { BarRow } from './bar-row';
import { formatPoints } from './report-format';
import { seriesTitle } from './report-tables';
import { useShowFigure } from './show-figure';

const words = wording.reports;
const TICKS = 5;

function SpreadRow({
  title,
  spread,
  max,
  onPress,
}: {
  title: string;
  spread: Spread;
  max: number;
  onPress: () => void;
}) {
  const at = scaleLinear([0, max], [0, 100]);
  const { n, least, lower, median, upper, most } = spread;
  const span = (from: number, to: number) => ({ left: `${at(from)}%`, width: `${at(to) - at(from)}%` });
  const few = n < LEAST_TO_RANK;
  const [middle = '', from = '', to = ''] = [median, lower, upper].map((value) => formatPoints(value, max));
  const name = words.spreadName(title, formatCount(n), middle, from, to);
  return (
    <BarRow kind="spread" name={name} onPress={onPress}>
      <span className="bar-title">{title}</span>
      <span className="spread-track">
        <span className="spread-whisker" style={span(least, most)} />
        <span className={few ? 'spread-box spread-box-few' : 'spread-box'} style={span(lower, upper)} />
        <span className="spread-median" style={{ left: `${at(median)}%` }} />
      </span>
      <strong>{middle}</strong>
      <span className={few ? 'report-few' : 'report-n'}>{words.n(formatCount(n))}</span>
    </BarRow>
  );
}

/** How the calls of each lie: lowest, quartiles, highest. The axis starts at 0. */
export function SpreadRows({ of, averages, shown }: { of: AverageOf; averages: Averages; shown: readonly Series[] }) {
  const show = useShowFigure();
  const { max, all } = averages;
  const rows = [
    ...shown.map((one) => ({ one, title: seriesTitle(of, one), id: { id: one.id } })),
    { one: all, title: words.legendAll[of], id: {} },
  ];
  return (
    <div className="spread">
      <ul>
        {rows.map(({ one: { spread }, title, id }) =>
          spread === null ? null : (
            <li key={title}>
              <SpreadRow {...{ title, spread, max }} onPress={() => show({ of: 'average', by: of, ...id }, title)} />
            </li>
          ),
        )}
      </ul>
      <div className="bar-row bar-axis" aria-hidden="true">
        <span />
        <span className="spread-track">
          {scaleLinear([0, max], [0, 100])
            .ticks(TICKS)
            .map((tick) => (
              <span key={tick} style={{ left: `${(tick / max) * 100}%` }}>
                {decimal(tick)}
              </span>
            ))}
        </span>
      </div>
    </div>
  );
}
