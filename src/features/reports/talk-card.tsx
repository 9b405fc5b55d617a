import { LEAST_TO_RANK } from '@/domain/reports/averages';
import type { Report } from '@/domain/reports/make-report';
import type { TalkShares } from '@/domain/reports/talk-shares';
import { formatCount } from '@/ui/format';
import { wording } from '@/ui/wording';
import { BarRow } from './bar-row';
import { ReportCard } from './report-card';
import { agentTitle, formatRate, formatShare } from './report-format';
import { talkTable } from './report-tables';
import { useShowFigure } from './show-figure';
import { StackedBar } from './stacked-bar';

const words = wording.reports;
const KINDS = ['agent', 'customer', 'silence'] as const;

function TalkRow({ talk }: { talk: TalkShares }) {
  const show = useShowFigure();
  const { agentName, n, longSilences } = talk;
  const title = agentTitle(agentName);
  const few = n < LEAST_TO_RANK;
  const shares = KINDS.map((kind) => formatShare(talk[kind], 1));
  const long = formatRate(longSilences);
  const name = words.talkName(title, formatCount(n), shares[0] ?? '', shares[1] ?? '', shares[2] ?? '', long);
  return (
    <BarRow kind="talk" name={name} onPress={() => show({ of: 'talk', agent: agentName }, words.talkCalls(title))}>
      <span className="bar-title">{title}</span>
      <StackedBar few={false} parts={KINDS.map((kind) => ({ kind, share: talk[kind] }))} />
      <span>{words.aCall(long)}</span>
      <span className={few ? 'report-few' : ''}>{formatCount(n)}</span>
    </BarRow>
  );
}

/** Who is heard how much in the agents' calls, whatever their state: times need no reviewer. */
export function TalkCard({ report }: { report: Report }) {
  const { talk } = report;
  return (
    <ReportCard className="report-talk" title={words.talkTitle} how={words.talkHow} table={talkTable(report)}>
      {talk.length === 0 ? (
        <p className="report-none">{words.noTimes}</p>
      ) : (
        <>
          <div className="bar-row talk-row bar-head" aria-hidden="true">
            <ul className="report-legend">
              {KINDS.map((kind) => (
                <li key={kind} className={`legend-${kind}`}>
                  {words.talk[kind]}
                </li>
              ))}
            </ul>
            <span>{words.overFive}</span>
            <span>n</span>
          </div>
          <ul>
            {talk.map((one) => (
              <li key={one.agentName}>
                <TalkRow talk={one} />
              </li>
            ))}
          </ul>
        </>
      )}
    </ReportCard>
  );
}
