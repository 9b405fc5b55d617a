import { useId } from 'react';
import './segmented-control.css';

export interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the radio group. */
  label: string;
  /** `lang` where a label may be in another language than the interface. */
  options: readonly { value: Value; label: string; lang?: string }[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
}

/** Two or three choices side by side: native radio buttons underneath, so arrow keys and screen readers work. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  disabled = false,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <div className="segmented" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className="segmented-option" lang={option.lang}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            disabled={disabled}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
