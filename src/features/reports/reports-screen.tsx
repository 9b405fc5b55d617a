import ChartColumn from 'lucide-react/icons/chart-column';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import Printer from 'lucide-react/icons/printer';
import { type ReactNode, useCallback, useState } from 'react';
import type { CallId } from '@/domain/call';
import type { Report } from '@/domain/reports/make-report';
import { type ReportFilter, WHOLE_REPORT } from '@/domain/reports/report-filter';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { formatCount } from '@/ui/format';
import { ProgressBar } from '@/ui/progress-bar';
import { RetryScreen } from '@/ui/retry-screen';
import { SegmentedControl } from '@/ui/segmented-control';
import { wording } from '@/ui/wording';
import { AgreementCard } from './agreement-card';
import { AveragesCard } from './averages-card';
import { FailedCard } from './failed-card';
import { saveTables } from './report-card';
import { ReportFilters } from './report-filters';
import { agentTitle, allAgents, cardTitle, formatPeriod } from './report-format';
import { allTables } from './report-tables';
import './reports.css';
import './legend.css';
import './print.css';
import { type ShowFigure, ShowFigureProvider } from './show-figure';
import { TalkCard } from './talk-card';
import { Tiles } from './tiles';
import { type ReportReading, useReport } from './use-report';

const words = wording.reports;

export interface ReportsScreenProps {
  /** The calls behind a figure, the latest first, and what their list is called. */
  onShowCalls: (ids: readonly CallId[], title: string) => void;
  /** Back to the list of all calls. */
  onAllCalls: () => void;
}

/** What the filters say, on paper only: there are no controls there. */
function PrintedHead({ report: { filter, card, choices } }: { report: Report }) {
  const said = [
    `${words.agent}: ${filter.agent === null ? allAgents(choices) : agentTitle(filter.agent)}`,
    `${words.scorecard}: ${cardTitle(card)}`,
    `${words.period}: ${formatPeriod(filter.period)}`,
    ...(filter.label === null ? [] : [words.labels[filter.label.kind](filter.label.name)]),
    `${words.by}: ${words.bys[filter.by]}`,
  ];
  return (
    <div className="report-printed">
      <strong>{words.printed}</strong>
      <p>{said.join(' · ')}</p>
    </div>
  );
}

/** The figures of a report and their pictures. */
export function ReportView({ report }: { report: Report }) {
  return (
    <div className="report-body">
      <PrintedHead report={report} />
      <Tiles report={report} />
      <div className="report-cards">
        <AveragesCard report={report} />
        <FailedCard report={report} />
        <AgreementCard report={report} />
        <TalkCard report={report} />
      </div>
    </div>
  );
}

/** While there is no report: why, and how to get one. */
function Waiting({ reading: { state, stop, again } }: { reading: ReportReading }): ReactNode {
  switch (state.kind) {
    case 'reading': {
      const { read, of } = state;
      const text = of === 0 ? words.readingFirst : words.reading(formatCount(read), formatCount(of));
      return (
        <div className="report-reading" role="status">
          <p>{text}</p>
          <ProgressBar label={words.readingFirst} share={of === 0 ? undefined : read / of} />
          <Button onClick={stop}>{words.stop}</Button>
        </div>
      );
    }
    case 'stopped':
      return (
        <EmptyState
          icon={ChartColumn}
          title={words.stopped}
          text={words.stoppedText}
          actions={<Button onClick={again}>{words.readAgain}</Button>}
        />
      );
    case 'failed':
      return <RetryScreen title={words.failed} text={words.failedText} onRetry={again} />;
    case 'shown':
      return <EmptyState icon={ChartColumn} title={words.empty} text={words.emptyText} />;
  }
}

/** Reports of the calls on this device (D335). What leads to calls is wired by the app. */
export function ReportsScreen({ onShowCalls, onAllCalls }: ReportsScreenProps) {
  const [filter, setFilter] = useState<ReportFilter>(WHOLE_REPORT);
  const reading = useReport(filter);
  const { state, callsBehind } = reading;
  const report = state.kind === 'shown' ? state.answer.report : null;
  const show: ShowFigure = useCallback(
    (figure, title) => {
      if (report === null) return;
      callsBehind(report.filter, figure).then(
        (ids) => onShowCalls(ids, title),
        () => undefined,
      );
    },
    [report, callsBehind, onShowCalls],
  );
  return (
    <section className="reports" aria-label={words.title}>
      <div className="reports-bar">
        <SegmentedControl
          label={words.views}
          options={[
            { value: 'calls', label: words.allCalls },
            { value: 'reports', label: words.title },
          ]}
          value="reports"
          onChange={onAllCalls}
        />
        {report !== null && (
          <>
            <ReportFilters report={report} onChange={(change) => setFilter((before) => ({ ...before, ...change }))} />
            <div className="reports-out">
              <Button
                icon={FileSpreadsheet}
                aria-label={words.csvAll}
                onClick={() => saveTables(allTables(report), words.file)}
              >
                {words.csv}
              </Button>
              <Button icon={Printer} onClick={() => window.print()}>
                {words.print}
              </Button>
            </div>
          </>
        )}
      </div>
      {report === null ? (
        <Waiting reading={reading} />
      ) : (
        <ShowFigureProvider value={show}>
          <ReportView report={report} />
        </ShowFigureProvider>
      )}
    </section>
  );
}
