import Undo from 'lucide-react/icons/undo-2';
import type { Question } from '@/domain/scoring/score-card';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/select-field';
import { wording } from '@/ui/wording';

const words = wording.evaluation;

interface ResponseCellProps {
  question: Question;
  onAnswer: (answer: string) => void;
  onUndo: () => void;
}

function titleOf(question: Question, answer: string | null): string {
  if (answer === null) return words.notJudged;
  return question.answers.find((known) => known.value === answer)?.title ?? answer;
}

/** The answer in force, and the machine's beside it once a human changed something (decision 13). */
export function ResponseCell({ question, onAnswer, onUndo }: ResponseCellProps) {
  const { answer } = question;
  const options = question.answers.map(({ title, value }) => ({ value, label: title }));
  if (answer === null) options.unshift({ value: '', label: words.notJudged });
  else if (!options.some((option) => option.value === answer)) options.push({ value: answer, label: answer });
  return (
    <>
      <SelectField
        label={words.response(question.question)}
        hideLabel
        options={options}
        value={answer ?? ''}
        onChange={(value) => {
          if (value !== '') onAnswer(value);
        }}
      />
      {question.edited && (
        <p className="evaluation-machine">
          <span>{words.machine(titleOf(question, question.machineAnswer))}</span>
          <Button variant="quiet" icon={Undo} aria-label={words.undo(question.question)} onClick={onUndo}>
            {words.undoShort}
          </Button>
        </p>
      )}
    </>
  );
}
