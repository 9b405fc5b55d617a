import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentPropsWithRef, useId } from 'react';
import './field.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
  /** Where it may be another than that of the interface. */
  lang?: string | undefined;
}

export interface SelectFieldProps extends Omit<ComponentPropsWithRef<'select'>, 'onChange' | 'value' | 'children'> {
  /** Accessible name; shown above the control unless `hideLabel`. */
  label: string;
  hideLabel?: boolean;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
}

/** A native select with its label. */
export function SelectField({
  label,
  hideLabel = false,
  options,
  value,
  onChange,
  className = '',
  ...rest
}: SelectFieldProps) {
  const id = useId();
  return (
    <div className={`field ${className}`.trim()}>
      <label className={hideLabel ? 'visually-hidden' : 'field-label'} htmlFor={id}>
        {label}
      </label>
      <span className="select">
        <select
          {...rest}
          id={id}
          className="field-control"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className="select-arrow" size={18} aria-hidden="true" />
      </span>
    </div>
  );
}
