import { changeQuestion } from '@/domain/scorecards/edit-card';
import { questionsBefore } from '@/domain/scorecards/edit-conditions';
import type { Scorecard, ScorecardQuestion } from '@/domain/scorecards/scorecard';
import { SelectField } from '@/ui/select-field';
import { wording } from '@/ui/wording';
import type { EditCard } from './use-draft';

const words = wording.scorecards;

export interface ConditionFieldProps {
  card: Scorecard;
  question: ScorecardQuestion;
  readOnly: boolean;
  edit: EditCard;
}

/** When the question is asked: always, or by the answer to one that stands before it. */
export function ConditionField({ card, question, readOnly, edit }: ConditionFieldProps) {
  const { id, when } = question;
  const before = questionsBefore(card, id);
  const asked = before.find((one) => one.question.id === when?.question);
  const setWhen = (next: ScorecardQuestion['when']) => edit((now) => changeQuestion(now, id, { when: next }));
  const choose = (chosen: string) => {
    const [first] = before.find((one) => one.question.id === chosen)?.question.options ?? [];
    setWhen(first === undefined ? undefined : { question: chosen, is: [first.id] });
  };
  const toggle = (option: string, on: boolean) => {
    if (when === undefined) return;
    const chosen = (asked?.question.options ?? []).map((one) => one.id);
    const is = chosen.filter((one) => (one === option ? on : when.is.includes(one)));
    if (is.length > 0) setWhen({ ...when, is });
  };
  return (
    <div className="card-condition">
      <SelectField
        label={words.shownOnlyIf}
        value={when?.question ?? ''}
        options={[
          { value: '', label: words.always },
          ...before.map((one) => ({ value: one.question.id, label: `${one.number} ${one.question.text}` })),
        ]}
        disabled={readOnly || before.length === 0}
        onChange={choose}
      />
      {when !== undefined && asked !== undefined && (
        <fieldset className="card-answers" disabled={readOnly}>
          <legend className="field-label">{words.answerIs(asked.number)}</legend>
          {asked.question.options.map((option) => (
            <label key={option.id} className="card-check">
              <input
                type="checkbox"
                checked={when.is.includes(option.id)}
                disabled={when.is.length === 1 && when.is.includes(option.id)}
                onChange={({ currentTarget }) => toggle(option.id, currentTarget.checked)}
              />
              {option.label}
            </label>
          ))}
        </fieldset>
      )}
      {when !== undefined && <p className="field-hint">{words.hiddenHint}</p>}
    </div>
  );
}
