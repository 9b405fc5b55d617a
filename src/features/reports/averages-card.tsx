import { useState } from 'react';
import type { AverageOf, Averages } from '@/domain/reports/averages';
import type { Report } from '@/domain/reports/make-report';
import { hasTet, type Week } from '@/domain/reports/weeks';
import { Button } from '@/ui/button';
import { decimal, formatCount } from '@/ui/format';
import { SelectField } from '@/ui/select-field';
import { wording } from '@/ui/wording';
import { ReportCard } from './report-card';
import { formatWeek, noAverage } from './report-format';
import { spreadTable, weeksTable } from './report-tables';
import { axisFrom, FEW_IN_A_WEEK, SmallMultiple } from './small-multiple';
import { SpreadRows } from './spread-rows';

const words = wording.reports;
const KINDS: readonly AverageOf[] = ['agent', 'section', 'question'];
/** So many pictures stand beside each other before somebody asks for all. */
const FIRST_SHOWN = 9;

type View = `${'weeks' | 'spread'} ${AverageOf}`;
const VIEWS: readonly { value: View; label: string }[] = [
  ...KINDS.map((of) => ({ value: `weeks ${of}` as const, label: words.averageOf[of] })),
  ...KINDS.map((of) => ({ value: `spread ${of}` as const, label: words.spreadOf[of] })),
];

/** Which weeks have no calls at all, and why where that is known. */
function gapWords(weeks: readonly Week[], { all }: Averages): string {
  const empty = weeks.filter((_, place) => all.weeks[place] === null);
  if (empty.length === 0 || empty.length === weeks.length) return '';
  const tet = empty.filter(hasTet);
  const others = empty.filter((week) => !hasTet(week)).map(formatWeek);
  const gaps = tet.map((week) => words.tetGap(formatWeek(week)));
  return [...gaps, ...(others.length > 0 ? [words.gap(others.join(', '), others.length > 1)] : [])].join(' ');
}

/** Averages by week of agents, sections or questions, or how their calls spread. */
export function AveragesCard({ report }: { report: Report }) {
  const [view, setView] = useState<View>('weeks agent');
  const [whole, setWhole] = useState(false);
  const isSpread = view.startsWith('spread');
  const of = KINDS.find((kind) => view.endsWith(kind)) ?? 'agent';
  const { weeks, filter } = report;
  const averages = report.averages[of];
  const { unit, max, all } = averages;
  const series = averages.series.filter(({ spread }) => spread !== null);
  const shown = whole ? series : series.slice(0, FIRST_SHOWN);
  const low = axisFrom(averages);
  const how = [
    unit === 'points' ? words.inPoints(decimal(max)) : words.inPercent,
    filter.by === 'machine' ? words.ofMachine : words.ofReviewers,
    ...(isSpread ? [words.spreadHow] : [words.axisFrom(decimal(low)), gapWords(weeks, averages)]),
  ];
  return (
    <ReportCard
      className="report-averages"
      title={isSpread ? words.spreadOf[of] : words.averageOf[of]}
      how={how.join(' ').trim()}
      table={isSpread ? spreadTable(of, averages) : weeksTable(of, averages, weeks)}
      choice={
        <SelectField
          label={words.averageChoice}
          hideLabel
          options={VIEWS}
          value={view}
          onChange={(value) => setView(VIEWS.find((one) => one.value === value)?.value ?? view)}
        />
      }
    >
      {shown.length === 0 && <p className="report-none">{noAverage(report)}</p>}
      {isSpread && shown.length > 0 && <SpreadRows of={of} averages={averages} shown={shown} />}
      {!isSpread && shown.length > 0 && (
        <>
          <ul className="multiples">
            {shown.map((one) => (
              <SmallMultiple key={one.id} series={one} {...{ of, all, weeks, low, max }} />
            ))}
          </ul>
          <ul className="report-legend">
            <li className="legend-line">{words.legend[of]}</li>
            <li className="legend-all">{words.legendAll[of]}</li>
            <li className="legend-few">{words.legendFew(String(FEW_IN_A_WEEK))}</li>
          </ul>
        </>
      )}
      {shown.length < series.length && (
        <Button className="report-more" onClick={() => setWhole(true)}>
          {words.more(formatCount(series.length))}
        </Button>
      )}
    </ReportCard>
  );
}
