import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { addOption, changeOption, changeQuestion, moveOption, removeQuestion } from '@/domain/scorecards/edit-card';
import type { Scorecard, ScorecardQuestion } from '@/domain/scorecards/scorecard';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/select-field';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { wording } from '@/ui/wording';
import { ConditionField } from './condition-field';
import { freshOptionIn } from './fresh-card';
import { OptionRow } from './option-row';
import type { EditCard } from './use-draft';
import type { EvidenceChoice } from './use-evidence';
import { useReorder } from './use-reorder';
import { WeightField } from './weight-field';

const words = wording.scorecards;
const COMMENTS = (['', 'on-fail', 'always'] as const).map((value) => ({ value, label: words.comments[value] }));
const filled = (text: string) => (text === '' ? undefined : text);

export interface QuestionFormProps {
  card: Scorecard;
  question: ScorecardQuestion;
  number: string;
  readOnly: boolean;
  edit: EditCard;
  choices: readonly EvidenceChoice[];
  /** Buttons that move it. */
  moves: ReactNode;
}

/** What is chosen besides the answers: evidence, comment, the field of a service. */
function MoreFields({ card, question, readOnly, edit, choices }: Omit<QuestionFormProps, 'moves' | 'number'>) {
  const { id, evidence, comment, alias } = question;
  const change = (patch: Parameters<typeof changeQuestion>[2], field?: string) =>
    edit((now) => changeQuestion(now, id, patch), field);
  const known = evidence === undefined || choices.some((choice) => choice.id === evidence);
  return (
    <>
      <div>
        <SelectField
          label={words.evidence}
          value={evidence ?? ''}
          options={[
            { value: '', label: words.noEvidence },
            ...(known ? [] : [{ value: evidence, label: evidence }]),
            ...choices.map((choice) => ({ value: choice.id, label: choice.text })),
          ]}
          disabled={readOnly}
          onChange={(chosen) => change({ evidence: filled(chosen) })}
        />
        {evidence !== undefined && <p className="field-hint">{words.evidenceHint}</p>}
      </div>
      <SelectField
        label={words.comment}
        value={comment ?? ''}
        options={COMMENTS}
        disabled={readOnly}
        onChange={(chosen) => change({ comment: chosen === 'on-fail' || chosen === 'always' ? chosen : undefined })}
      />
      {card.path !== undefined && (
        <TextField
          label={words.service}
          value={alias ?? ''}
          disabled={readOnly}
          autoComplete="off"
          spellCheck={false}
          onChange={(text) => change({ alias: filled(text.trim()) }, `alias ${id}`)}
        />
      )}
    </>
  );
}

/** Causes to choose from, for answers below the best. */
function ReasonFields({ question, readOnly, edit }: Pick<QuestionFormProps, 'question' | 'readOnly' | 'edit'>) {
  const best = Math.max(...question.options.map(({ value }) => value ?? 0));
  const lines = (text: string) => (text === '' ? undefined : text.split('\n'));
  return (
    <details className="card-reasons">
      <summary>{words.reasons}</summary>
      {question.options
        .filter(({ value }) => value !== null && value < best)
        .map(({ id, label, reasons }) => (
          <TextArea
            key={id}
            label={words.reasonsOf(label)}
            value={(reasons ?? []).join('\n')}
            rows={2}
            fitted
            disabled={readOnly}
            onChange={(text) =>
              edit((now) => changeOption(now, question.id, id, { reasons: lines(text) }), `reasons ${id}`)
            }
          />
        ))}
    </details>
  );
}

/** Everything about one question. */
export function QuestionForm({ card, question, number, readOnly, edit, choices, moves }: QuestionFormProps) {
  const { id, text, guidance, weight, options } = question;
  const change = (patch: Parameters<typeof changeQuestion>[2], field?: string) =>
    edit((now) => changeQuestion(now, id, patch), field);
  const indexOf = (option: string) => options.findIndex((one) => one.id === option);
  const move = (option: string, to: number) => {
    if (to >= 0 && to < options.length) edit((now) => moveOption(now, id, option, to));
  };
  const reorder = useReorder(
    'option',
    (option, onto) => move(option, indexOf(onto)),
    (option, by) => move(option, indexOf(option) + by),
  );
  return (
    <div className="card-question-form">
      <div className="card-question-main">
        <TextField
          label={words.question}
          value={text}
          disabled={readOnly}
          onChange={(typed) => change({ text: typed }, `text ${id}`)}
        />
        {!readOnly && (
          <WeightField
            label={words.weight}
            of={number}
            value={weight}
            onChange={(next) => change({ weight: next }, `weight ${id}`)}
          />
        )}
      </div>
      <TextArea
        label={words.guidance}
        value={guidance ?? ''}
        rows={2}
        fitted
        disabled={readOnly}
        onChange={(typed) => change({ guidance: filled(typed) }, `guidance ${id}`)}
      />
      <ol className="card-options">
        {options.map((option, at) => (
          <OptionRow
            key={option.id}
            questionId={id}
            option={option}
            at={at}
            readOnly={readOnly}
            edit={edit}
            reorder={reorder}
            onMoveUp={() => move(option.id, at - 1)}
          />
        ))}
      </ol>
      {!readOnly && (
        <Button
          icon={Plus}
          className="card-add-option"
          onClick={() => edit((now) => addOption(now, id, freshOptionIn(card.language)))}
        >
          {words.addOption}
        </Button>
      )}
      <div className="card-question-grid">
        <ConditionField card={card} question={question} readOnly={readOnly} edit={edit} />
        <MoreFields card={card} question={question} readOnly={readOnly} edit={edit} choices={choices} />
      </div>
      <ReasonFields question={question} readOnly={readOnly} edit={edit} />
      {!readOnly && (
        <div className="card-question-foot">
          {moves}
          <Button icon={Trash2} variant="danger" onClick={() => edit((now) => removeQuestion(now, id))}>
            {words.removeQuestion}
          </Button>
        </div>
      )}
    </div>
  );
}
