import { useId } from 'react';
import type { People } from '@/domain/reviewer';
import { type Evaluation, editOf } from '@/domain/scoring/evaluation';
import type { EvaluationChange } from '@/domain/scoring/evaluation-edit';
import type { Asks } from '@/domain/scoring/question-asks';
import type { Question } from '@/domain/scoring/score-card';
import type { Verdict } from '@/domain/verdicts';
import { decimal } from '@/ui/format';
import { wording } from '@/ui/wording';
import { NoteAreas } from './note-areas';
import { NotesCell, type NotesCellProps } from './notes-cell';
import { ResponseCell } from './response-cell';
import type { EvaluationSection as Section } from './sections';

const words = wording.evaluation;

/** What a row's evidence can do, by question. */
export type EvidenceOf = (question: Question) => Pick<NotesCellProps, 'segment' | 'given' | 'onShow'>;

interface EvaluationSectionProps {
  section: Section;
  /** Heads of columns stand over the first table only. */
  first: boolean;
  evaluation: Evaluation;
  people: People;
  /** What other people answered. */
  others: readonly Verdict[];
  evidenceOf: EvidenceOf;
  asksOf: (question: Question) => Asks;
  onChange: (change: EvaluationChange) => void;
}

/** Of the answer, or of the note where the answer is the machine's: the button stands at that one. */
function undoOf(evaluation: Evaluation, { id, answered }: Question): EvaluationChange {
  const { answer = '', notes = '' } = editOf(evaluation, id) ?? {};
  return { kind: 'undo', questionId: id, ...(answered ? { answers: [answer] } : { notes: [notes] }) };
}

function Heads({ hidden }: { hidden: boolean }) {
  if (hidden) return null;
  return (
    <thead>
      <tr>
        <th scope="col">{words.columns.question}</th>
        <th scope="col">{words.columns.response}</th>
        <th scope="col">{words.columns.score}</th>
        <th scope="col">{words.columns.notes}</th>
      </tr>
    </thead>
  );
}

/** One section: Question · Response · Score · Evaluation Notes (§2); where it is narrow its rows are stacked. */
export function EvaluationSection(props: EvaluationSectionProps) {
  const { section, first, evaluation, people, others, evidenceOf, asksOf, onChange } = props;
  const titleId = useId();
  const { id, title, questions, points, hasNotes } = section;
  return (
    <fieldset className="evaluation-section" aria-labelledby={titleId} data-section={id}>
      <div className="evaluation-section-head">
        <h3 id={titleId} tabIndex={-1}>
          {title}
        </h3>
        <span>{points === '' ? words.notJudged : words.sections.points(points)}</span>
      </div>
      <table className="evaluation-table" aria-labelledby={titleId}>
        <Heads hidden={!first} />
        <tbody>
          {questions.map((question) => (
            <tr key={question.id} data-question={question.id}>
              <td className="evaluation-question" tabIndex={-1}>
                {question.question}
              </td>
              <td className="evaluation-response">
                <ResponseCell
                  question={question}
                  people={people}
                  others={others}
                  onAnswer={(answer) => onChange({ kind: 'answer', questionId: question.id, answer })}
                  asks={asksOf(question)}
                  onReasons={(reasons) => onChange({ kind: 'reasons', questionId: question.id, reasons })}
                  onUndo={() => onChange(undoOf(evaluation, question))}
                />
              </td>
              <td className="evaluation-score">
                {question.points === '' ? (
                  <span className="muted">{words.notJudged}</span>
                ) : (
                  <>
                    <b>{decimal(question.points)}</b> <span className="small muted">{words.points}</span>
                  </>
                )}
              </td>
              <td className="evaluation-notes">
                <NotesCell
                  question={question}
                  own={editOf(evaluation, question.id)?.notes}
                  {...evidenceOf(question)}
                  noteAsked={asksOf(question).note}
                  others={evaluation.others?.[`notes ${question.id}`]}
                  onChoose={(notes, over) => {
                    // An empty note would stand over the machine's, where there was none.
                    const isNone = notes === '' && editOf(evaluation, question.id)?.notes === undefined;
                    if (!isNone) onChange({ kind: 'notes', questionId: question.id, notes });
                    onChange({ kind: 'choose', field: `notes ${question.id}`, over });
                  }}
                  onNotes={(notes) => onChange({ kind: 'notes', questionId: question.id, notes })}
                  onUndo={() => onChange(undoOf(evaluation, question))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasNotes && <NoteAreas evaluation={evaluation} section={section} onChange={onChange} />}
    </fieldset>
  );
}
