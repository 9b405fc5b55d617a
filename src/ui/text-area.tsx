import { type ComponentPropsWithRef, useEffect, useId, useRef } from 'react';
import './field.css';
import { useKeptCaret } from './use-kept-caret';

export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'onChange' | 'value' | 'ref'> {
  /** Accessible name; shown above the control unless `hideLabel`. */
  label: string;
  hideLabel?: boolean;
  value: string;
  onChange: (value: string) => void;
  /** As high as its text. */
  fitted?: boolean;
}

/** Safari has `field-sizing` only since 26.2: without it notes are cut through the middle of a line. */
function fitHeight(field: HTMLTextAreaElement | null): void {
  if (field === null || CSS.supports('field-sizing', 'content')) return;
  field.style.height = 'auto';
  field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
}

/** A native text area with its label. */
export function TextArea({
  label,
  hideLabel = false,
  value,
  onChange,
  fitted = false,
  className = '',
  ...rest
}: TextAreaProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const caret = useKeptCaret(field, value);
  useEffect(() => {
    if (!fitted || value === undefined) return;
    const setHeight = () => fitHeight(field.current);
    setHeight();
    window.addEventListener('resize', setHeight);
    return () => window.removeEventListener('resize', setHeight);
  }, [fitted, value]);
  return (
    <div className={`field ${className}`.trim()}>
      <label className={hideLabel ? 'visually-hidden' : 'field-label'} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        ref={field}
        className={fitted ? 'field-control field-control-fitted' : 'field-control'}
        value={value}
        onSelect={caret.noted}
        onChange={({ currentTarget }) => {
          caret.noted();
          onChange(currentTarget.value);
        }}
      />
    </div>
  );
}
