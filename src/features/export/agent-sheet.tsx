import { memo } from 'react';
import type { AgentCard, AgentReport, Average } from '@/domain/exports/agent-report';
import { formatDay } from '@/ui/format';
import { wording } from '@/ui/wording';
import { ofText, partText, SheetFoot, whose } from './sheet-parts';

const words = wording.exporting.sheet;

const share = ({ mean, max }: Average): string =>
  mean === null || max <= 0 ? words.none : `${Math.round((mean / max) * 100)}%`;

const leftOutText = ({ total, leftOut: { tooFew, stale } }: AgentCard): string =>
  [
    tooFew > 0 ? words.leftOut(tooFew) : '',
    stale > 0 ? words.staleOut(stale) : '',
    total.count > 0 ? words.halfRule : '',
  ]
    .filter((part) => part !== '')
    .join(' ');

function AverageCells({ of }: { of: Average }) {
  return (
    <>
      <td className="sheet-number">{ofText(of.mean, of.max)}</td>
      <td className="sheet-number">{share(of)}</td>
      <td className="sheet-number">{of.count}</td>
    </>
  );
}

function Averages({ card }: { card: AgentCard }) {
  return (
    <table className="sheet-averages">
      <thead>
        <tr>
          <th scope="col">{words.question}</th>
          <th scope="col" className="sheet-number">
            {words.average}
          </th>
          <th scope="col" className="sheet-number">
            {words.share}
          </th>
          <th scope="col" className="sheet-number">
            {words.judged}
          </th>
        </tr>
      </thead>
      {card.sections.map((section) => (
        <tbody key={section.place}>
          <tr className="sheet-section">
            <th scope="rowgroup">{section.title}</th>
            <AverageCells of={section} />
          </tr>
          {[...card.questions.entries()]
            .filter(([, { place }]) => place === section.place)
            .map(([at, question]) => (
              <tr key={at}>
                <th scope="row">{question.text}</th>
                <AverageCells of={question} />
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  );
}

function CallList({ calls, max }: { calls: AgentCard['calls']; max: number }) {
  return (
    <table>
      <caption>{words.callList}</caption>
      <thead>
        <tr>
          <th scope="col" className="sheet-question">
            {words.callTitle}
          </th>
          <th scope="col">{words.facts.held}</th>
          <th scope="col" className="sheet-number">
            {words.total}
          </th>
          <th scope="col">{words.grade}</th>
          <th scope="col">{words.by}</th>
        </tr>
      </thead>
      <tbody>
        {[...calls.entries()].map(([at, { title, heldAt, remarks, ...total }]) => (
          <tr key={at}>
            <th scope="row">{title}</th>
            <td>{formatDay(heldAt)}</td>
            <td className="sheet-number">{ofText(total.value, max)}</td>
            <td>{[total.label, partText(total), ...remarks].filter((part) => part !== '').join(' · ')}</td>
            <td>{whose(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface AgentSheetProps {
  report: AgentReport;
  /** Milliseconds since the epoch. */
  printedAt: number;
}

/** The scorecard of an agent: averages of every section and question over the chosen calls, and the calls. */
export const AgentSheet = memo(function AgentSheet({ report, printedAt }: AgentSheetProps) {
  const name = report.agent === '' ? words.noAgent : report.agent;
  return (
    <article className="sheet" aria-label={name}>
      <header>
        <p className="sheet-kind">{words.agent}</p>
        <h1>{name}</h1>
        <p>{wording.exporting.counted(report.calls)}</p>
      </header>
      {report.cards.length === 0 && <p>{words.noCards}</p>}
      {[...report.cards.entries()].map(([at, card]) => (
        <section key={at}>
          <div className="sheet-total">
            <h2>
              {card.card} <small>{words.version(card.version)}</small>
            </h2>
            {card.total.count > 0 && (
              <p>
                <b>{ofText(card.total.mean, card.total.max)}</b> {words.averageOf(card.total.count)}
              </p>
            )}
          </div>
          <p>{leftOutText(card)}</p>
          {card.sections.length > 0 && <Averages card={card} />}
          <CallList calls={card.calls} max={card.total.max} />
        </section>
      ))}
      <SheetFoot printedAt={printedAt} />
    </article>
  );
});
