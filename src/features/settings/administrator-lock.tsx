import { useAtom, useStore } from 'jotai';
import LockOpen from 'lucide-react/icons/lock-open';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { checkPin } from '@/domain/settings-pin';
import { administratorAtom, openDialogAtom } from '@/state/session';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { wording } from '@/ui/wording';

const words = wording.settings.administrator;

/** What is open stays so as long as Settings is, and on the way to the scorecards and back; then it is locked again. */
function useUnlocked() {
  const store = useStore();
  useEffect(
    () => () => {
      if (store.get(openDialogAtom).name !== 'scorecards') store.set(administratorAtom, false);
    },
    [store],
  );
  return useAtom(administratorAtom);
}

interface PinFormProps {
  pin: string;
  /** What was asked for lies behind the lock: the field has the focus. */
  asked: boolean;
  onRight: () => void;
}

function PinForm({ pin, asked, onRight }: PinFormProps) {
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<'typing' | 'checking' | 'wrong' | 'unknown'>('typing');
  const check = async (event: FormEvent) => {
    event.preventDefault();
    setState('checking');
    const found = await checkPin(typed, pin);
    if (found === 'right') onRight();
    else setState(found);
  };
  return (
    <form className="settings-pin" onSubmit={(event) => void check(event)}>
      <TextField
        label={words.pin}
        className="settings-secret"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={asked}
        value={typed}
        error={state === 'wrong' || state === 'unknown' ? words[state] : undefined}
        onChange={(value) => {
          setTyped(value);
          setState('typing');
        }}
      />
      <Button icon={LockOpen} type="submit" disabled={state === 'checking' || typed.trim() === ''}>
        {state === 'checking' ? words.checking : words.unlock}
      </Button>
    </form>
  );
}

export interface AdministratorLockProps {
  /** Its hash; '' = there is no lock. */
  pin: string;
  asked: boolean;
  children: ReactNode;
}

/** The part of Settings that a site may keep for its administrators (D385). What is locked is not on the page at all. */
export function AdministratorLock({ pin, asked, children }: AdministratorLockProps) {
  const [unlocked, setUnlocked] = useUnlocked();
  const locked = pin !== '' && !unlocked;
  return (
    <>
      <div className="settings-part">
        <h3>{words.title}</h3>
        <p className="muted">{locked ? words.locked : words.intro}</p>
        {locked && <PinForm pin={pin} asked={asked} onRight={() => setUnlocked(true)} />}
      </div>
      {!locked && children}
    </>
  );
}
