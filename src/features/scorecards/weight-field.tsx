import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';
import { IconButton } from '@/ui/icon-button';
import { wording } from '@/ui/wording';
import { plainNumber, readPositive } from './numbers';

const words = wording.scorecards;

export interface WeightFieldProps {
  label: string;
  /** What the weight is of, for the names of field and buttons. */
  of: string;
  value: number;
  onChange: (value: number) => void;
}

/** A number above 0: typed freely, or by ones. What is no such number is not taken, and the field says so. */
export function WeightField({ label, of, value, onChange }: WeightFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed !== null && readPositive(typed) === undefined;
  const step = (by: number) => {
    setTyped(null);
    onChange(Number((value + by).toFixed(6)));
  };
  const type = (text: string) => {
    setTyped(text);
    const number = readPositive(text);
    if (number !== undefined) onChange(number);
  };
  return (
    <div className="field card-weight">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="card-stepper">
        <IconButton
          icon={Minus}
          variant="quiet"
          label={words.decrease(`${label}: ${of}`)}
          disabled={value <= 1}
          onClick={() => step(-1)}
        />
        <input
          id={id}
          aria-label={`${label}: ${of}`}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? plainNumber(value)}
          aria-invalid={wrong || undefined}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={() => setTyped(null)}
        />
        <IconButton icon={Plus} variant="quiet" label={words.increase(`${label}: ${of}`)} onClick={() => step(1)} />
      </div>
    </div>
  );
}
