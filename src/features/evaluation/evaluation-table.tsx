import type { Evaluation } from '@/domain/scoring/evaluation';
import type { EvaluationChange } from '@/domain/scoring/evaluation-edit';
import type { Question } from '@/domain/scoring/score-card';
import type { TimeRange } from '@/domain/transcript/time-range';
import { wording } from '@/ui/wording';
import { NotesCell, type SegmentControl } from './notes-cell';
import { ResponseCell } from './response-cell';

const words = wording.evaluation;

interface EvaluationTableProps {
  questions: readonly Question[];
  segment: (question: Question, range: TimeRange) => SegmentControl;
  others: Evaluation['others'];
  onChange: (change: EvaluationChange) => void;
}

/** Question · Response · Score · Evaluation Notes (§2); on a narrow screen the same table with its rows stacked. */
export function EvaluationTable({ questions, segment, others, onChange }: EvaluationTableProps) {
  return (
    <table className="evaluation-table">
      <thead>
        <tr>
          <th scope="col">{words.columns.question}</th>
          <th scope="col">{words.columns.response}</th>
          <th scope="col">{words.columns.score}</th>
          <th scope="col">{words.columns.notes}</th>
        </tr>
      </thead>
      <tbody>
        {questions.map((question) => (
          <tr key={question.id}>
            <td className="evaluation-question">{question.question}</td>
            <td className="evaluation-response">
              <ResponseCell
                question={question}
                onAnswer={(answer) => onChange({ kind: 'answer', questionId: question.id, answer })}
                onUndo={() => onChange({ kind: 'undo', questionId: question.id })}
              />
            </td>
            <td className="evaluation-score">
              {question.points === '' ? (
                <span className="muted">{words.notJudged}</span>
              ) : (
                <>
                  <b>{question.points}</b> <span className="small muted">{words.points}</span>
                </>
              )}
            </td>
            <td className="evaluation-notes">
              <NotesCell
                question={question}
                segment={(range) => segment(question, range)}
                others={others?.[`notes ${question.id}`]}
                onChoose={() => onChange({ kind: 'choose', field: `notes ${question.id}` })}
                onNotes={(notes) => onChange({ kind: 'notes', questionId: question.id, notes })}
                onUndo={() => onChange({ kind: 'undo', questionId: question.id })}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
