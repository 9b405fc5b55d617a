import { useAtomValue } from 'jotai';
import LockIcon from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import { type FormEvent, useEffect, useState } from 'react';
import { type AppLock, IDLE_MINUTES, LOCK_PIN_LENGTH, tryIn } from '@/domain/app-lock';
import { hashPin } from '@/domain/settings-pin';
import { lockButtonAtom } from '@/state/lock';
import {
  readAppLock,
  readTries,
  tryPin,
  watchAppLock,
  writeAppLock,
  writeLockChoices,
} from '@/storage/browser/app-lock';
import { Button } from '@/ui/button';
import { formatSpan } from '@/ui/format';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { wording } from '@/ui/wording';

const words = wording.lock.settings;

const secret = {
  className: 'settings-secret',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: LOCK_PIN_LENGTH.most,
};
const idleLabel = (minutes: number) => (minutes === 0 ? words.never : words.minutes(minutes));
const IDLE_OPTIONS = IDLE_MINUTES.map((minutes) => ({ value: String(minutes), label: idleLabel(minutes) }));

/** Asks for a new PIN twice, and locks by it. */
function NewLock() {
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const [state, setState] = useState<'typing' | 'short' | 'different' | 'busy' | 'not-kept'>('typing');
  const typing = (keep: (value: string) => void) => (value: string) => {
    keep(value);
    setState('typing');
  };
  const turnOn = async (event: FormEvent) => {
    event.preventDefault();
    if (pin.trim().length < LOCK_PIN_LENGTH.least) return setState('short');
    if (pin !== again) return setState('different');
    setState('busy');
    const hash = await hashPin(pin, crypto.getRandomValues(new Uint8Array(16)));
    if (!writeAppLock({ hash, idleMinutes: 5, whenHidden: false })) setState('not-kept');
  };
  if (crypto.subtle === undefined) return <p className="settings-warning">{words.insecure}</p>;
  return (
    <form className="settings-pin" onSubmit={(event) => void turnOn(event)}>
      <TextField
        {...secret}
        label={wording.lock.pin}
        value={pin}
        error={state === 'short' ? words.short(LOCK_PIN_LENGTH.least) : undefined}
        onChange={typing(setPin)}
      />
      <TextField
        {...secret}
        label={words.again}
        value={again}
        error={state === 'different' ? words.different : undefined}
        onChange={typing(setAgain)}
      />
      <Button icon={LockIcon} type="submit" pending={state === 'busy'}>
        {words.turnOn}
      </Button>
      {state === 'not-kept' && (
        <p className="settings-warning" role="alert">
          {words.notKept}
        </p>
      )}
    </form>
  );
}

/** Whoever takes it away has to know it: the one who finds the app open might be anybody. */
function TurnOff({ hash }: { hash: string }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [checking, setChecking] = useState(false);
  const turnOff = async (event: FormEvent) => {
    event.preventDefault();
    const wait = tryIn(readTries(), Date.now());
    if (wait > 0) return setError(wording.lock.wait(formatSpan(Math.ceil(wait / 1000))));
    setChecking(true);
    const found = await tryPin(typed, hash);
    setChecking(false);
    if (found !== 'right') return setError(wording.lock[found]);
    if (!writeAppLock(null)) setError(words.notKept);
  };
  return (
    <form className="settings-pin" onSubmit={(event) => void turnOff(event)}>
      <TextField
        {...secret}
        label={words.current}
        value={typed}
        error={error}
        onChange={(value) => {
          setTyped(value);
          setError(undefined);
        }}
      />
      <Button icon={LockOpen} type="submit" pending={checking} disabled={typed.trim() === ''}>
        {words.turnOff}
      </Button>
    </form>
  );
}

function Choices({ lock }: { lock: AppLock }) {
  return (
    <>
      <SelectField
        label={words.idle}
        options={IDLE_OPTIONS}
        value={String(lock.idleMinutes)}
        onChange={(minutes) => writeLockChoices({ ...lock, idleMinutes: Number(minutes) })}
      />
      <label className="settings-check">
        <input
          type="checkbox"
          checked={lock.whenHidden}
          onChange={({ currentTarget }) => writeLockChoices({ ...lock, whenHidden: currentTarget.checked })}
        />
        {words.whenHidden}
      </label>
    </>
  );
}

/** The lock of the screen (D412); in force at once, apart from the form around it. */
export function LockSection() {
  const [lock, setLock] = useState(readAppLock);
  const works = useAtomValue(lockButtonAtom) !== null;
  useEffect(() => watchAppLock(() => setLock(readAppLock())), []);
  return (
    <section className="settings-section">
      <h3>{words.title}</h3>
      <p className="muted">{words.intro}</p>
      <p className="muted">{words.limits}</p>
      <p className="muted">{words.forgotten}</p>
      <p role="status">{lock !== undefined && (works ? words.isOn : words.isSet)}</p>
      {lock === undefined ? (
        <NewLock />
      ) : (
        <>
          <Choices lock={lock} />
          <TurnOff hash={lock.hash} />
        </>
      )}
    </section>
  );
}
