import { formatSum } from '@/domain/scoring/rounding';
import type { Question } from '@/domain/scoring/score-card';
import { SelectField } from '@/ui/select-field';
import { wording } from '@/ui/wording';
import { MachineLine } from './machine-line';

const words = wording.evaluation;

interface ResponseCellProps {
  question: Question;
  onAnswer: (answer: string) => void;
  onUndo: () => void;
}

function machineAnswer({ answers, machineAnswer: answer, machineScore }: Question): string {
  if (answer === null || machineScore === null) return words.notJudged;
  const title = answers.find((known) => known.value === answer)?.title ?? answer;
  return `${title} · ${formatSum(machineScore)}`;
}

/** The answer in force, and the machine's beside it once a human changed something (D13). */
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
      {question.answered && <MachineLine said={machineAnswer(question)} question={question.question} onUndo={onUndo} />}
    </>
  );
}
