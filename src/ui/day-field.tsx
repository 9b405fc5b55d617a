import { formatDayInWords } from './format';
import { TextField, type TextFieldProps } from './text-field';

/**
 * The browser's own field for a day, and below it the day with its month in words: the field writes it as the browser or
 * the system does, where 03/04 may be another day than everywhere else on the screen (D710).
 */
export function DayField({ hint, ...rest }: Omit<TextFieldProps, 'type'>) {
  return <TextField {...rest} type="date" hint={formatDayInWords(rest.value) ?? hint} />;
}
