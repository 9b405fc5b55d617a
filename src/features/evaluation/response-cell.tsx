import { useContext, useRef } from 'react';
import { type People, reviewerName } from '@/domain/reviewer';
import { fitBeside, keyedAnswers } from '@/domain/scoring/answer-keys';
import type { Asks } from '@/domain/scoring/question-asks';
import { formatSum } from '@/domain/scoring/rounding';
import type { Question } from '@/domain/scoring/score-card';
import type { Verdict } from '@/domain/verdicts';
import { decimal } from '@/ui/format';
import { SelectField } from '@/ui/select-field';
import { wording } from '@/ui/wording';
import { IsLocked } from './is-locked';
import { MachineLine } from './machine-line';

const words = wording.evaluation;

interface ResponseCellProps {
  question: Question;
  people: People;
  /** What other people made of the call. */
  others: readonly Verdict[];
  asks: Asks;
  onAnswer: (answer: string) => void;
  /** All that are chosen, in the card's order. */
  onReasons: (reasons: string[]) => void;
  onUndo: () => void;
}

function answerText({ answers }: Question, answer: string | null, score: number | null): string {
  if (answer === null || score === null) return words.notJudged;
  const title = answers.find((known) => known.value === answer)?.title ?? answer;
  return `${title} · ${decimal(formatSum(score))}`;
}

interface OtherAnswer {
  verdict: Verdict;
  question: Question;
}

/** Answers that others gave themselves; where they left the machine's, the machine's line says it. */
function answersOf(others: readonly Verdict[], id: string): OtherAnswer[] {
  return others.flatMap((verdict) => {
    const own = verdict.cardSet.questions.find((one) => one.id === id);
    return own?.answered === true ? { verdict, question: own } : [];
  });
}

/**
 * The answer in force, as the list that it is to keyboards and assistive technology. Few and short answers lie over it as
 * buttons with their digits: a touch or a click chooses one at once.
 */
function AnswerField({ question, onAnswer }: Pick<ResponseCellProps, 'question' | 'onAnswer'>) {
  const field = useRef<HTMLDivElement>(null);
  const locked = useContext(IsLocked);
  const { answer, answers } = question;
  const options = answers.map(({ title, value }) => ({ value, label: title }));
  if (answer === null) options.unshift({ value: '', label: words.notJudged });
  else if (!options.some((option) => option.value === answer)) options.push({ value: answer, label: answer });
  const beside = fitBeside(answers);
  const keyed = keyedAnswers(answers);
  return (
    <div ref={field} className={beside ? 'answer answer-beside' : 'answer'}>
      <SelectField
        label={words.response(question.question)}
        hideLabel
        data-keys
        disabled={locked}
        options={options}
        value={answer ?? ''}
        onChange={(value) => {
          if (value !== '') onAnswer(value);
        }}
      />
      {beside && (
        <div className="answer-options" aria-hidden="true">
          {keyed.map(({ key, short, title, value }) => (
            <button
              key={value}
              type="button"
              tabIndex={-1}
              className="answer-option"
              data-chosen={value === answer || undefined}
              disabled={locked}
              title={title}
              // The focus is the list's: this is only a quicker way to choose in it.
              onMouseDown={(event) => {
                event.preventDefault();
                field.current?.querySelector('select')?.focus({ preventScroll: true });
              }}
              onClick={() => onAnswer(value)}
            >
              <kbd>{key}</kbd>
              {short}
            </button>
          ))}
          {(keyed.every(({ short }) => short === '') || !answers.some(({ value }) => value === answer)) && (
            <span className="answer-chosen">
              {answers.find(({ value }) => value === answer)?.title ?? answer ?? words.notJudged}
            </span>
          )}
        </div>
      )}
    </div>
  );
}

function Reasons({ question, asks, onReasons }: Pick<ResponseCellProps, 'asks' | 'onReasons'> & { question: string }) {
  const { reasons, chosen } = asks;
  const locked = useContext(IsLocked);
  return (
    <fieldset className="evaluation-reasons" aria-label={words.reasonsOf(question)}>
      <legend>{words.reasons}</legend>
      {reasons.map((reason) => (
        <label key={reason}>
          <input
            type="checkbox"
            checked={chosen.includes(reason)}
            disabled={locked}
            onChange={({ currentTarget: { checked } }) =>
              onReasons(reasons.filter((one) => (one === reason ? checked : chosen.includes(one))))
            }
          />
          {reason}
        </label>
      ))}
    </fieldset>
  );
}

/** The answer in force, and the machine's beside it once a human changed something (D13). */
export function ResponseCell(props: ResponseCellProps) {
  const { question, people, others, asks, onAnswer, onReasons, onUndo } = props;
  const { machineAnswer, machineScore } = question;
  const theirs = answersOf(others, question.id);
  return (
    <>
      <AnswerField question={question} onAnswer={onAnswer} />
      {question.outside !== '' && <p className="evaluation-machine">{question.outside}</p>}
      {asks.reasons.length > 0 && <Reasons question={question.question} asks={asks} onReasons={onReasons} />}
      {(question.answered || theirs.length > 0) && (
        <MachineLine
          said={words.machine(answerText(question, machineAnswer, machineScore))}
          question={question.question}
          onUndo={question.answered ? onUndo : undefined}
        />
      )}
      {theirs.map(({ verdict: { reviewer }, question: { answer: theirAnswer, score } }) => (
        <p key={reviewer} className="evaluation-machine">
          {words.said(wording.people.nameOf(reviewerName(people, reviewer)), answerText(question, theirAnswer, score))}
        </p>
      ))}
    </>
  );
}
