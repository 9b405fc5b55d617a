import { type ReactNode, useState } from 'react';
import type { GivenName } from '@/domain/reviewer';
import { Button } from './button';
import './name-form.css';
import { TextField } from './text-field';
import { wording } from './wording';

const words = wording.people;

const NO_NAME: GivenName = { name: '', staffId: '' };

export interface NameFormProps {
  start?: GivenName;
  /** Name of the button. */
  action: string;
  /** Evaluations made here before names were asked for, where nobody said yet whose they are. */
  older?: number;
  /** Between the fields and the buttons. */
  children?: ReactNode;
  /** Buttons after it. */
  more?: ReactNode;
  /** `mine`: the older evaluations are theirs. Rejects where it could not be stored: that is said, the typed stays. */
  onSave: (given: GivenName, mine: boolean) => Promise<void>;
}

/** A reviewer's name and number. */
export function NameForm({ start = NO_NAME, action, older = 0, children, more, onSave }: NameFormProps) {
  const [given, setGiven] = useState(start);
  const [mine, setMine] = useState(false);
  const [said, setSaid] = useState<'nothing' | 'no-name' | 'failed'>('nothing');
  const save = async () => {
    if (given.name.trim() === '') return setSaid('no-name');
    setSaid('nothing');
    await onSave(given, older === 0 || mine).catch(() => setSaid('failed'));
  };
  return (
    <form
      className="name-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="name-form-fields">
        <TextField
          label={words.name}
          value={given.name}
          maxLength={80}
          autoComplete="off"
          error={said === 'no-name' ? words.nameNeeded : undefined}
          onChange={(name) => setGiven({ ...given, name })}
        />
        <TextField
          label={words.staffId}
          value={given.staffId}
          maxLength={80}
          autoComplete="off"
          onChange={(staffId) => setGiven({ ...given, staffId })}
        />
      </div>
      {older > 0 && (
        <label className="name-form-check">
          <input type="checkbox" checked={mine} onChange={(event) => setMine(event.currentTarget.checked)} />
          {words.mine(older)}
        </label>
      )}
      {children}
      {said === 'failed' && (
        <p className="field-error" role="alert">
          {words.notSaved}
        </p>
      )}
      <div className="name-form-buttons">
        <Button type="submit" variant="primary">
          {action}
        </Button>
        {more}
      </div>
    </form>
  );
}
