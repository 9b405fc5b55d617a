import { scaleLinear } from 'd3-scale';
import type { FailedQuestion } from '@/domain/reports/answers-said';
import { LEAST_TO_RANK } from '@/domain/reports/averages';
import type { Report } from '@/domain/reports/make-report';
import { formatCount } from '@/ui/format';
import { wording } from '@/ui/wording';
import { BarRow } from './bar-row';
import { ReportCard } from './report-card';
import { formatShare } from './report-format';
import { failedTable } from './report-tables';
import { useShowFigure } from './show-figure';

const words = wording.reports;
/** More bars would push the others off the screen; the table has all. */
const MOST_RANKED = 8;
const MOST_FEW = 3;
const TICKS = 5;

function FailedRow({ question: { id, title, failed, n }, most }: { question: FailedQuestion; most: number }) {
  const show = useShowFigure();
  const few = n < LEAST_TO_RANK;
  const share = formatShare(failed, n);
  return (
    <BarRow
      kind="failed"
      name={words.failedName(title, share, formatCount(failed), formatCount(n))}
      onPress={() => show({ of: 'failed', question: id }, words.failedCalls(title))}
    >
      <span className="bar-title">{title}</span>
      <span className="bar-track">
        <span
          className={few ? 'failed-bar failed-bar-few' : 'failed-bar'}
          style={{ width: `${Math.min(100, (failed / n / most) * 100)}%` }}
        />
      </span>
      <strong>{words.percent(share)}</strong>
      <span className={few ? 'report-few' : 'report-n'}>{words.failedOf(formatCount(failed), formatCount(n))}</span>
    </BarRow>
  );
}

/** Which questions fail most, of the calls where they applied; those of too few calls apart and not in order. */
export function FailedCard({ report }: { report: Report }) {
  const { failed, filter } = report;
  const failing = failed.filter((question) => question.failed > 0);
  const ranked = failing.filter(({ n }) => n >= LEAST_TO_RANK).slice(0, MOST_RANKED);
  const few = failing.filter(({ n }) => n < LEAST_TO_RANK).slice(0, MOST_FEW);
  const rest = failing.length - ranked.length - few.length;
  const shares = [...ranked, ...few].map((question) => question.failed / question.n);
  const axis = scaleLinear([0, Math.max(0.1, ...shares) * 100], [0, 100]).nice(TICKS);
  const most = axis.domain()[1] ?? 100;
  const by = filter.by === 'machine' ? words.ofMachine : words.ofReviewers;
  return (
    <ReportCard
      className="report-failed"
      title={words.failedTitle}
      how={
        <>
          {words.failedHow} <span className="report-press">{words.failedPress}</span> {by}
        </>
      }
      table={failedTable(report)}
    >
      {failing.length === 0 && <p className="report-none">{words.noneFailed}</p>}
      {failing.length > 0 && (
        <>
          <div className="failed">
            <ul>
              {ranked.map((question) => (
                <li key={question.id}>
                  <FailedRow question={question} most={most / 100} />
                </li>
              ))}
            </ul>
            {few.length > 0 && (
              <ul className="failed-few">
                {few.map((question) => (
                  <li key={question.id}>
                    <FailedRow question={question} most={most / 100} />
                  </li>
                ))}
              </ul>
            )}
            <div className="bar-row failed-row bar-axis" aria-hidden="true">
              <span />
              <span className="bar-track">
                {axis.ticks(TICKS).map((tick) => (
                  <span key={tick} style={{ left: `${axis(tick)}%` }}>
                    {tick}
                  </span>
                ))}
              </span>
            </div>
          </div>
          <ul className="report-legend">
            <li className="legend-enough">{words.enough(String(LEAST_TO_RANK))}</li>
            <li className="legend-hatched">{words.tooFew(String(LEAST_TO_RANK))}</li>
            {rest > 0 && <li>{words.restInTable(formatCount(rest))}</li>}
          </ul>
        </>
      )}
    </ReportCard>
  );
}
