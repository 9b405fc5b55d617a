import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { changeOption, removeOption } from '@/domain/scorecards/edit-card';
import type { ScorecardOption } from '@/domain/scorecards/scorecard';
import { IconButton } from '@/ui/icon-button';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { wording } from '@/ui/wording';
import { DragHandle } from './drag-handle';
import { VALUES, valueLabel } from './numbers';
import type { EditCard } from './use-draft';
import type { Reorder } from './use-reorder';

const words = wording.scorecards;
const NOT_APPLICABLE = 'na';
const FAILS = (['', 'section', 'call'] as const).map((value) => ({ value, label: words.fails[value] }));

function valueOptions({ value }: ScorecardOption): { value: string; label: string }[] {
  const known = value === null || VALUES.includes(value) ? VALUES : [...VALUES, value].sort((a, b) => b - a);
  return [
    ...known.map((one) => ({ value: String(one), label: valueLabel(one) })),
    { value: NOT_APPLICABLE, label: words.notApplicable },
  ];
}

export interface OptionRowProps {
  questionId: string;
  option: ScorecardOption;
  at: number;
  readOnly: boolean;
  edit: EditCard;
  reorder: Reorder;
  onMoveUp: () => void;
}

/** One answer: its words, what it is worth, and what it does to everything else. */
export function OptionRow({ questionId, option, at, readOnly, edit, reorder, onMoveUp }: OptionRowProps) {
  const { id, label, value, fails } = option;
  const name = label || words.optionAt(at + 1);
  const change = (patch: Parameters<typeof changeOption>[3], field?: string) =>
    edit((card) => changeOption(card, questionId, id, patch), field);
  const setFails = (chosen: string) =>
    change({ fails: chosen === 'section' || chosen === 'call' ? chosen : undefined });
  return (
    <li className={reorder.over === id ? 'card-option card-drop' : 'card-option'} data-reorder={`option:${id}`}>
      {!readOnly && <DragHandle id={id} what={name} reorder={reorder} />}
      <TextField
        className="card-option-label"
        label={words.optionAt(at + 1)}
        value={label}
        disabled={readOnly}
        onChange={(text) => change({ label: text }, `label ${id}`)}
      />
      <SelectField
        className="card-option-value"
        label={words.value}
        aria-label={words.valueOf(name)}
        value={value === null ? NOT_APPLICABLE : String(value)}
        options={valueOptions(option)}
        disabled={readOnly}
        onChange={(chosen) => change({ value: chosen === NOT_APPLICABLE ? null : Number(chosen) })}
      />
      <SelectField
        className={fails === undefined ? 'card-option-fails' : 'card-option-fails card-option-fatal'}
        label={words.ifChosen}
        aria-label={words.ifChosenOf(name)}
        value={fails ?? ''}
        options={FAILS}
        disabled={readOnly}
        onChange={setFails}
      />
      {!readOnly && (
        <span className="card-option-buttons">
          <IconButton
            icon={ArrowUp}
            variant="quiet"
            label={words.moveUp(name)}
            disabled={at === 0}
            onClick={() => onMoveUp()}
          />
          <IconButton
            icon={Trash2}
            variant="quiet"
            label={words.removeOption(name)}
            onClick={() => edit((card) => removeOption(card, questionId, id))}
          />
        </span>
      )}
    </li>
  );
}
