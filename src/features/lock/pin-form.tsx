import LockOpen from 'lucide-react/icons/lock-open';
import { type FormEvent, useState } from 'react';
import { tryIn } from '@/domain/app-lock';
import { readTries, tryPin } from '@/storage/browser/app-lock';
import { Button } from '@/ui/button';
import { formatSpan } from '@/ui/format';
import { TextField } from '@/ui/text-field';
import { useSeconds } from '@/ui/use-seconds';
import { wording } from '@/ui/wording';

const words = wording.lock;

const secondsToWait = () => Math.ceil(tryIn(readTries(), Date.now()) / 1000);

export interface PinFormProps {
  label: string;
  action: string;
  /** What the PIN has to fit. */
  hash: string;
  focused: boolean;
  /** Told when it was asked to remove the lock, where that was asked for. */
  onRight: (removalAskedAt: number | undefined) => void;
}

/** Asks for a PIN; after wrong ones, in whichever form or window, it waits. */
export function PinForm({ label, action, hash, focused, onRight }: PinFormProps) {
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<'typing' | 'checking' | 'wrong' | 'unknown'>('typing');
  const wait = useSeconds(secondsToWait);
  const checking = state === 'checking';
  const check = async (event: FormEvent) => {
    event.preventDefault();
    if (checking || typed.trim() === '' || secondsToWait() > 0) return;
    setState('checking');
    const { removalAskedAt } = readTries();
    const found = await tryPin(typed, hash);
    if (found === 'right') return onRight(removalAskedAt);
    setTyped('');
    setState(found);
  };
  return (
    <form className="lock-form" onSubmit={(event) => void check(event)}>
      {/* Not a password to the browser, which would offer to keep it and fill it in for whoever comes. */}
      <TextField
        label={label}
        className="lock-pin"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={focused}
        value={typed}
        error={state === 'wrong' || state === 'unknown' ? words[state] : undefined}
        onChange={(value) => {
          setTyped(value);
          setState('typing');
        }}
      />
      <Button
        icon={LockOpen}
        variant="primary"
        type="submit"
        pending={checking}
        disabled={wait > 0 || typed.trim() === ''}
      >
        {checking ? words.checking : action}
      </Button>
      {wait > 0 && !checking && <p className="lock-wait">{words.wait(formatSpan(wait))}</p>}
      <p role="status" className="visually-hidden">
        {state === 'wrong' || state === 'unknown' ? words[state] : ''}
      </p>
    </form>
  );
}
