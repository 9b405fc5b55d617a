import MessageSquareWarning from 'lucide-react/icons/message-square-warning';
import { useState } from 'react';
import type { QuestionDisputes } from '@/domain/disputes';
import { tidyName } from '@/domain/reviewer';
import type { Evaluation } from '@/domain/scoring/evaluation';
import type { Question } from '@/domain/scoring/score-card';
import { proposeAnswer } from '@/storage/calibration/disputes';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/select-field';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { wording } from '@/ui/wording';

const words = wording.disputes;
const MOST_LETTERS = 5_000;

interface ProposeFormProps {
  questions: readonly Question[];
  evaluation: Evaluation;
  /** Questions whose dispute waits for a reply. */
  open: readonly QuestionDisputes[];
}

const EMPTY = { by: '', questionId: '', option: '', why: '' };

/** What an agent proposes, as typed here. */
export function ProposeForm({ questions, evaluation, open }: ProposeFormProps) {
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const question = questions.find(({ id }) => id === typed.questionId) ?? questions[0];
  if (question === undefined) return null;
  if (!shown) {
    return (
      <Button icon={MessageSquareWarning} onClick={() => setShown(true)}>
        {words.propose}
      </Button>
    );
  }
  const offered = question.answers.filter(({ value }) => value !== question.answer);
  const isWaiting = open.some(({ questionId }) => questionId === question.id);
  const missing = {
    by: tidyName(typed.by) === '' ? words.needed.by : undefined,
    option: offered.some(({ value }) => value === typed.option) ? undefined : words.needed.option,
    why: typed.why.trim() === '' ? words.needed.words : undefined,
  };
  const told: Partial<typeof missing> = tried ? missing : {};
  const send = async () => {
    setTried(true);
    setProblem(null);
    if (Object.values(missing).some((one) => one !== undefined)) return;
    const { callId, service, reviewer } = evaluation;
    const first = { by: question.answered ? reviewer : ('machine' as const), option: question.answer };
    const said = { by: tidyName(typed.by), words: typed.why.trim(), first, proposed: typed.option };
    try {
      if (await proposeAnswer({ callId, service, questionId: question.id }, said)) {
        setTyped({ ...EMPTY, by: typed.by });
        setTried(false);
        setShown(false);
      } else setProblem(words.isOpen);
    } catch {
      setProblem(words.notStored);
    }
  };
  return (
    <form
      className="dispute-form"
      noValidate
      aria-label={words.propose}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label={words.by}
        value={typed.by}
        maxLength={80}
        autoComplete="off"
        error={told.by}
        onChange={(by) => setTyped({ ...typed, by })}
      />
      <SelectField
        label={words.question}
        options={questions.map(({ id, question: label }) => ({ value: id, label }))}
        value={question.id}
        onChange={(questionId) => setTyped({ ...typed, questionId, option: '' })}
      />
      <div>
        <SelectField
          label={words.option}
          options={[
            { value: '', label: words.chooseOption },
            ...offered.map(({ value, title }) => ({ value, label: title })),
          ]}
          value={typed.option}
          onChange={(option) => setTyped({ ...typed, option })}
        />
        {told.option !== undefined && <p className="field-error">{told.option}</p>}
      </div>
      <div>
        <TextArea
          label={words.words}
          rows={2}
          maxLength={MOST_LETTERS}
          value={typed.why}
          onChange={(why) => setTyped({ ...typed, why })}
        />
        {told.why !== undefined && <p className="field-error">{told.why}</p>}
      </div>
      {(isWaiting || problem !== null) && (
        <p className="field-error" role="alert">
          {isWaiting ? words.isOpen : problem}
        </p>
      )}
      <div className="dispute-buttons">
        <Button type="submit" variant="primary" disabled={isWaiting}>
          {words.send}
        </Button>
        <Button onClick={() => setShown(false)}>{wording.ui.cancel}</Button>
      </div>
    </form>
  );
}
