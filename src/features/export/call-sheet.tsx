import { memo } from 'react';
import type { ExportedCall } from '@/domain/exports/exported-call';
import type { ExportedAnswer, ExportedQuestion, ExportedScore } from '@/domain/exports/exported-score';
import { formatDay, formatTime, formatTimeOfDay } from '@/ui/format';
import { wording } from '@/ui/wording';
import { Facts, pointsText, SheetFoot } from './sheet-parts';

const words = wording.exporting.sheet;

const moment = (at: number | null): string => (at === null ? '' : `${formatDay(at)} ${formatTimeOfDay(at)}`);

function Answer({ said }: { said: ExportedAnswer }) {
  const points = said.value === null ? '' : ` (${pointsText(said.value)})`;
  return (
    <p>
      <b>{said.by || words.machine}:</b> {said.answer === '' ? words.notJudged : `${said.answer}${points}`}
    </p>
  );
}

/** What counts is what a reviewer wrote; the machine's words stand where nobody did. */
function Notes({ question: { machine, people } }: { question: ExportedQuestion }) {
  const written = people.filter(({ notes, reasons, evidence }) => notes !== '' || reasons.length + evidence.length > 0);
  const shown = written.length === 0 ? [machine] : written;
  return shown.map(({ by, notes, reasons, evidence }) => {
    const parts = [reasons.join('; '), notes, evidence.join(', ')].filter((part) => part !== '');
    return parts.length === 0 ? null : (
      <p key={by}>
        {by !== '' && people.length > 1 && <b>{by}: </b>}
        {parts.join(' · ')}
      </p>
    );
  });
}

function QuestionRow({ question }: { question: ExportedQuestion }) {
  const { text, asked, full, inForce, machine, people } = question;
  return (
    <tr>
      <th scope="row">{text}</th>
      <td>
        <Answer said={machine} />
        {people.map((said) => (
          <Answer key={said.by} said={said} />
        ))}
      </td>
      <td className="sheet-number">{asked ? words.of(pointsText(inForce.value), pointsText(full)) : words.notAsked}</td>
      <td>
        <Notes question={question} />
      </td>
    </tr>
  );
}

function ScoreTable({ score }: { score: ExportedScore }) {
  const { card, version, max, inForce, machine, people, sections, questions } = score;
  return (
    <section>
      <div className="sheet-total">
        <h2>
          {card} <small>{words.version(version)}</small>
        </h2>
        <p>
          <b>{words.of(pointsText(inForce.value), pointsText(max))}</b> {inForce.label}
        </p>
      </div>
      <p>
        {words.totals}:{' '}
        {[machine, ...people].map(({ by, value }) => `${by || words.machine} ${pointsText(value)}`).join(' · ')}
      </p>
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
          <tbody key={section.title}>
            <tr className="sheet-section">
              <th scope="colgroup" colSpan={2}>
                {section.title}
              </th>
              <td className="sheet-number">{words.of(pointsText(section.value), pointsText(section.max))}</td>
              <td />
            </tr>
            {questions
              .filter((question) => question.section === section.title)
              .map((question) => (
                <QuestionRow key={question.text} question={question} />
              ))}
          </tbody>
        ))}
      </table>
      {people.map(({ by, notes }) =>
        notes.length === 0 ? null : (
          <div key={by} className="sheet-notes">
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
      {scores.map((score) => (
        <ScoreTable key={`${score.card} ${score.version}`} score={score} />
      ))}
      <SheetFoot printedAt={printedAt} />
    </article>
  );
});
