import { type ComponentPropsWithRef, useId } from 'react';
import './field.css';

export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'onChange' | 'value'> {
  /** Accessible name; shown above the control unless `hideLabel`. */
  label: string;
  hideLabel?: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** A native text area with its label. */
export function TextArea({ label, hideLabel = false, value, onChange, className = '', ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div className={`field ${className}`.trim()}>
      <label className={hideLabel ? 'visually-hidden' : 'field-label'} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        className="field-control"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
