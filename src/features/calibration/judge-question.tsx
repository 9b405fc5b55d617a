import { useId, useState } from 'react';
import type { SheetAnswer } from '@/domain/calibration/session';
import { MOST_OF_SESSION } from '@/domain/calibration/session-files';
import type { ScorecardQuestion } from '@/domain/scorecards/scorecard';
import { TextArea } from '@/ui/text-area';
import { wording } from '@/ui/wording';

const words = wording.calibration.judge;

interface JudgeQuestionProps {
  question: ScorecardQuestion;
  answer: SheetAnswer | undefined;
  onAnswer: (answer: SheetAnswer) => void;
}

/** A question with its options side by side, and why, once one is chosen. */
export function JudgeQuestion({ question, answer, onAnswer }: JudgeQuestionProps) {
  const name = useId();
  // What is chosen or being typed never jumps back to what was stored a moment ago.
  const [chosen, setChosen] = useState(answer?.option);
  const [note, setNote] = useState(answer?.note ?? '');
  const answerWith = (option: string, why: string) => onAnswer({ option, ...(why !== '' && { note: why }) });
  return (
    <fieldset className="calibration-question">
      <legend>{question.text}</legend>
      {question.guidance !== undefined && <p className="small muted">{question.guidance}</p>}
      <div className="calibration-options">
        {question.options
          .filter(({ by }) => by === undefined)
          .map(({ id, label }) => (
            <label key={id} className="calibration-option">
              <input
                type="radio"
                name={name}
                value={id}
                checked={chosen === id}
                onChange={() => {
                  setChosen(id);
                  answerWith(id, note);
                }}
              />
              {label}
            </label>
          ))}
      </div>
      {chosen !== undefined && (
        <TextArea
          label={words.note(question.text)}
          hideLabel
          rows={1}
          fitted
          placeholder={words.notePlaceholder}
          maxLength={MOST_OF_SESSION.note}
          value={note}
          onChange={(why) => {
            setNote(why);
            answerWith(chosen, why);
          }}
        />
      )}
    </fieldset>
  );
}
