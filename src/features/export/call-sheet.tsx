import { memo } from 'react';
import type { ExportedCall } from '@/domain/exports/exported-call';
import type { ExportedAnswer, ExportedQuestion, ExportedScore, ExportedTotal } from '@/domain/exports/exported-score';
import { formatDay, formatTime, formatTimeOfDay } from '@/ui/format';
import { wording } from '@/ui/wording';
import { Facts, ofText, partText, pointsText, SheetFoot, whose } from './sheet-parts';

const words = wording.exporting.sheet;

const moment = (at: number | null): string => (at === null ? '' : `${formatDay(at)} ${formatTimeOfDay(at)}`);

function Answer({ said }: { said: ExportedAnswer }) {
  const points = said.value === null ? '' : ` (${pointsText(said.value)})`;
  return (
    <p>
      <b>{whose(said)}:</b> {said.answer === '' ? words.notJudged : `${said.answer}${points}`}
    </p>
  );
}

/** What each wrote and gave as evidence, with whose it is: the machine's words may go against an answer that counts. */
function Notes({ said }: { said: readonly ExportedAnswer[] }) {
  return [...said.entries()].map(([at, { by, notes, reasons, evidence }]) => {
    const parts = [reasons.join('; '), notes, evidence.join(', ')].filter((part) => part !== '');
    return parts.length === 0 ? null : (
      <p key={at}>
        <b>{whose({ by })}:</b> {parts.join(' · ')}
      </p>
    );
  });
}

function QuestionRow({ question }: { question: ExportedQuestion }) {
  const { text, asked, full, inForce, machine, people } = question;
  const machines = machine === null ? [] : [machine];
  // Whoever only wrote a note answered nothing.
  const answers = [...machines, ...people.filter(({ answer }) => answer !== '')];
  return (
    <tr>
      <th scope="row">{text}</th>
      <td>
        {answers.length === 0
          ? words.notJudged
          : [...answers.entries()].map(([at, said]) => <Answer key={at} said={said} />)}
      </td>
      <td className="sheet-number">{asked ? ofText(inForce.value, full) : words.notAsked}</td>
      <td>
        <Notes said={[...machines, ...people]} />
      </td>
    </tr>
  );
}

/** Everybody's total, each with how much of the card it rests on where that is not all. */
function totalsText(totals: readonly ExportedTotal[]): string {
  return totals
    .map((total) => {
      const part = partText(total);
      return `${whose(total)} ${pointsText(total.value)}${part === '' ? '' : ` (${part})`}`;
    })
    .join(' · ');
}

function ScoreTable({ score }: { score: ExportedScore }) {
  const { card, version, max, inForce, machine, people, remarks, sections, questions } = score;
  const totals = [...(machine === null ? [] : [machine]), ...people].filter(({ judged }) => judged > 0);
  return (
    <section>
      <div className="sheet-total">
        <h2>
          {card} <small>{words.version(version)}</small>
        </h2>
        <p>
          {inForce.value !== null && <b>{ofText(inForce.value, max)}</b>}{' '}
          {[inForce.label, wording.results.judged(inForce.judged, inForce.asked)]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
      </div>
      {remarks.length > 0 && <p className="sheet-remarks">{remarks.join(' ')}</p>}
      {totals.length > 0 && (
        <p>
          {words.totals}: {totalsText(totals)}
        </p>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col" className="sheet-question">
              {words.question}
            </th>
            <th scope="col" className="sheet-answers">
              {words.answers}
            </th>
            <th scope="col" className="sheet-number">
              {words.points}
            </th>
            <th scope="col">{words.notes}</th>
          </tr>
        </thead>
        {sections.map((section) => (
          <tbody key={section.place}>
            <tr className="sheet-section">
              <th scope="colgroup" colSpan={2}>
                {section.title}
              </th>
              <td className="sheet-number">{ofText(section.value, section.max)}</td>
              <td>{section.judged > 0 && partText(section)}</td>
            </tr>
            {[...questions.entries()]
              .filter(([, { place }]) => place === section.place)
              .map(([at, question]) => (
                <QuestionRow key={at} question={question} />
              ))}
          </tbody>
        ))}
      </table>
      {[...people.entries()].map(([at, { by, notes }]) =>
        notes.length === 0 ? null : (
          <div key={at} className="sheet-notes">
            <h3>{words.notesBy(by)}</h3>
            {notes.map(({ about, analysis, evaluation }) => (
              <p key={about}>
                {about !== '' && <b>{about}: </b>}
                {[analysis, evaluation].filter((text) => text !== '').join(' · ')}
              </p>
            ))}
          </div>
        ),
      )}
    </section>
  );
}

export interface CallSheetProps {
  call: ExportedCall;
  /** Milliseconds since the epoch. */
  printedAt: number;
}

/** The scorecard of a call, for paper. */
export const CallSheet = memo(function CallSheet({ call, printedAt }: CallSheetProps) {
  const { title, agent, customer, queue, tags, heldAt, durationS, review, scores } = call;
  return (
    <article className="sheet" aria-label={title}>
      <header>
        <p className="sheet-kind">{words.call}</p>
        <h1>{title}</h1>
        <Facts
          facts={[
            [words.facts.held, moment(heldAt)],
            [words.facts.agent, agent],
            [words.facts.customer, customer],
            [words.facts.queue, queue],
            [words.facts.tags, tags.join(', ')],
            [words.facts.length, durationS === null ? '' : formatTime(durationS)],
            [words.facts.review, words.reviewedBy(words.states[review.state], review.by, moment(review.at))],
          ]}
        />
      </header>
      {scores.length === 0 && <p>{words.notScored}</p>}
      {[...scores.entries()].map(([at, score]) => (
        <ScoreTable key={at} score={score} />
      ))}
      <SheetFoot printedAt={printedAt} />
    </article>
  );
});
