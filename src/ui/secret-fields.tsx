import type { LucideIcon } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from './button';
import { FileButton } from './file-button';
import { TextField, type TextFieldProps } from './text-field';
import { wording } from './wording';

/**
 * A field for what nobody is to read along, masked by style. Not a password input: browsers would offer to keep it, and fill it
 * in for whoever comes.
 */
export function MaskedField({ className = '', ...props }: TextFieldProps) {
  return (
    <TextField
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      className={`field-masked ${className}`.trim()}
    />
  );
}

export interface SecretFormProps {
  label: string;
  action: string;
  /** Stands on the button while it is checked. */
  checking?: string | undefined;
  icon: LucideIcon;
  className: string;
  variant?: 'primary' | 'secondary';
  autoFocus?: boolean;
  /** Nothing is checked now. */
  blocked?: boolean;
  /** Nothing else is asked for on the screen: what was wrong is taken out of the field and read out. */
  alone?: boolean;
  /** What is wrong with what was typed; undefined: it was right. */
  check: (typed: string) => Promise<string | undefined>;
  /** Below the button; told whether something is being checked. */
  children?: (checking: boolean) => ReactNode;
}

/** Asks for one secret. */
export function SecretForm({ label, action, icon, className, check, blocked = false, ...rest }: SecretFormProps) {
  const { checking = action, variant = 'secondary', autoFocus = false, alone = false, children } = rest;
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || blocked || typed.trim() === '') return;
    setBusy(true);
    try {
      const wrong = await check(typed);
      if (wrong !== undefined && alone) setTyped('');
      setError(wrong);
    } catch (thrown) {
      setError(wording.lock.notChecked(String(thrown)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={className} onSubmit={(event) => void submit(event)}>
      <MaskedField
        label={label}
        autoFocus={autoFocus}
        value={typed}
        error={error}
        onChange={(value) => {
          setTyped(value);
          setError(undefined);
        }}
      />
      <Button icon={icon} variant={variant} type="submit" pending={busy} disabled={blocked || typed.trim() === ''}>
        {busy ? checking : action}
      </Button>
      {children?.(busy)}
      {alone && (
        <p role="status" className="visually-hidden">
          {error ?? ''}
        </p>
      )}
    </form>
  );
}

/** A new secret of at least so many characters, typed twice. */
export function useTwice(least: number) {
  const [one, setOne] = useState('');
  const [two, setTwo] = useState('');
  const [state, setState] = useState<'typing' | 'short' | 'different'>('typing');
  const typing = (keep: (value: string) => void) => (value: string) => {
    keep(value);
    setState('typing');
  };
  /** Whether it can be taken; what keeps it from that is said at its field. */
  const check = (): boolean => {
    const found = one.trim().length < least ? 'short' : one === two ? 'typing' : 'different';
    setState(found);
    return found === 'typing';
  };
  const clear = () => {
    setOne('');
    setTwo('');
  };
  return { one, two, least, state, check, clear, setOne: typing(setOne), setTwo: typing(setTwo) };
}

export interface TwiceFieldsProps {
  twice: ReturnType<typeof useTwice>;
  label: string;
  maxLength: number;
  words: { again: string; short: (least: number) => string; different: string };
}

/** Its two fields. */
export function TwiceFields({ twice, label, maxLength, words }: TwiceFieldsProps) {
  const { one, two, least, state, setOne, setTwo } = twice;
  return (
    <>
      <MaskedField
        label={label}
        maxLength={maxLength}
        value={one}
        error={state === 'short' ? words.short(least) : undefined}
        onChange={setOne}
      />
      <MaskedField
        label={words.again}
        maxLength={maxLength}
        value={two}
        error={state === 'different' ? words.different : undefined}
        onChange={setTwo}
      />
    </>
  );
}

export interface KeyFieldProps extends Pick<TextFieldProps, 'label' | 'value' | 'error' | 'onChange'> {
  fromFile: string;
  /** Finds the key among the words of that file. */
  read: (text: string) => string;
}

/** A long key, typed or taken from the file it was saved as. Seen, for nobody types 56 letters blindly. */
export function KeyField({ fromFile, read, onChange, ...field }: KeyFieldProps) {
  return (
    <>
      <TextField {...field} autoComplete="off" autoCapitalize="characters" spellCheck={false} onChange={onChange} />
      <FileButton
        label={fromFile}
        accept=".txt,text/plain"
        onFiles={([file]) => void file?.text().then((text) => onChange(read(text)))}
      />
    </>
  );
}
