import { type ComponentPropsWithRef, useId } from 'react';
import './field.css';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value'> {
  /** Accessible name, shown above the control. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
  /** Shown in the hint's place; marks the field invalid. */
  error?: string | undefined;
}

/** A one-line input with its label, hint and error. */
export function TextField({ label, value, onChange, hint, error, className = '', ...rest }: TextFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={`field ${className}`.trim()}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className="field-control"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={note === undefined ? undefined : noteId}
      />
      {note !== undefined && (
        <p id={noteId} className={error === undefined ? 'field-hint' : 'field-error'}>
          {note}
        </p>
      )}
    </div>
  );
}
