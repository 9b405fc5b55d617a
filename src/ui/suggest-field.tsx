import { useId } from 'react';
import { TextField, type TextFieldProps } from './text-field';

export interface SuggestFieldProps extends Omit<TextFieldProps, 'list'> {
  /** Offered while typing; anything else can be typed too. */
  suggestions: readonly string[];
}

/** A text field that offers what was typed before. */
export function SuggestField({ suggestions, ...rest }: SuggestFieldProps) {
  const id = useId();
  return (
    <>
      <TextField {...rest} list={id} autoComplete="off" />
      <datalist id={id}>
        {suggestions.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  );
}
