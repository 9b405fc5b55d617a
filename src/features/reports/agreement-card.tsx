import { useState } from 'react';
import { type Agreement, LEAST_FOR_KAPPA } from '@/domain/reports/answers-said';
import type { Report } from '@/domain/reports/make-report';
import type { Week } from '@/domain/reports/weeks';
import { formatCount } from '@/ui/format';
import { SelectField } from '@/ui/select-field';
import { wording } from '@/ui/wording';
import { BarRow } from './bar-row';
import { ReportCard } from './report-card';
import { formatKappa, formatShare, formatWeek } from './report-format';
import { agreementTable, agreementWeeksTable } from './report-tables';
import { useShowFigure } from './show-figure';
import { StackedBar } from './stacked-bar';

const words = wording.reports;
const EACH = 'each question';
const APART = ['same', 'one', 'more'] as const;

interface RowProps {
  title: string;
  question: string;
  week?: Week;
  agreement: Agreement;
}

function AgreementRow({ title, question, week, agreement }: RowProps) {
  const show = useShowFigure();
  const { n, same, one, more, kappa } = agreement;
  const few = n < LEAST_FOR_KAPPA;
  const [sameShare, oneShare, moreShare] = [same, one, more].map((count) => formatShare(count, n));
  const name = words.agreementName(title, formatCount(n), sameShare ?? '', oneShare ?? '', moreShare ?? '');
  const figure = { of: 'agreement', question, ...(week !== undefined && { week }), apart: 'differ' } as const;
  return (
    <BarRow kind="agreement" name={name} onPress={() => show(figure, words.differ(title))}>
      <span className="bar-title">{title}</span>
      <StackedBar few={few} parts={APART.map((kind) => ({ kind, share: agreement[kind] / n }))} />
      <span>{formatKappa(kappa)}</span>
      <span className={few ? 'report-few' : ''}>{formatCount(n)}</span>
    </BarRow>
  );
}

/** How often the machine answered as the reviewer did: question by question, or week by week. */
export function AgreementCard({ report }: { report: Report }) {
  const [view, setView] = useState(EACH);
  const { agreement, weeks } = report;
  const { all, questions } = agreement;
  // The question that was looked at is not on another card.
  const byWeek = view === EACH ? undefined : [all, ...questions].find(({ id }) => id === view);
  const answered = questions.filter(({ whole }) => whole.n > 0);
  const rows: (RowProps & { key: string })[] =
    byWeek === undefined
      ? answered.map(({ id, title, whole }) => ({ key: id, title, question: id, agreement: whole }))
      : weeks.flatMap((week, place) => {
          const found = byWeek.weeks[place];
          const row = { key: String(week), title: formatWeek(week), question: byWeek.id, week };
          return found === undefined || found.n === 0 ? [] : [{ ...row, agreement: found }];
        });
  const inOrder =
    byWeek === undefined
      ? [...rows].sort((one, other) => {
          const rank = ({ agreement: { n, same } }: RowProps) => (n < LEAST_FOR_KAPPA ? -1 : same / n);
          return rank(other) - rank(one);
        })
      : rows;
  return (
    <ReportCard
      className="report-agreement"
      title={byWeek === undefined ? words.agreementTitle : words.agreementByWeek}
      how={words.agreementHow(String(LEAST_FOR_KAPPA))}
      table={byWeek === undefined ? agreementTable(agreement) : agreementWeeksTable(byWeek, weeks)}
      choice={
        <SelectField
          label={words.agreementChoice}
          hideLabel
          options={[
            { value: EACH, label: words.eachQuestion },
            { value: '', label: words.allByWeek },
            ...questions.map(({ id, title }) => ({ value: id, label: words.oneByWeek(title) })),
          ]}
          value={byWeek === undefined ? EACH : view}
          onChange={setView}
        />
      }
    >
      {inOrder.length === 0 ? (
        <p className="report-none">{words.noAgreement}</p>
      ) : (
        <>
          <div className="bar-row agreement-row bar-head" aria-hidden="true">
            <ul className="report-legend">
              {APART.map((kind) => (
                <li key={kind} className={`legend-${kind}`}>
                  {words.apart[kind]}
                </li>
              ))}
            </ul>
            <span>κ</span>
            <span>n</span>
          </div>
          <ul>
            {inOrder.map(({ key, ...row }) => (
              <li key={key}>
                <AgreementRow {...row} />
              </li>
            ))}
          </ul>
        </>
      )}
    </ReportCard>
  );
}
