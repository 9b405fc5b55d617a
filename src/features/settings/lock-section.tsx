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
import { SecretForm, TwiceFields, useTwice } from '@/ui/secret-fields';
import { SelectField } from '@/ui/select-field';
import { wording } from '@/ui/wording';

const words = wording.lock.settings;

const idleLabel = (minutes: number) => (minutes === 0 ? words.never : words.minutes(minutes));
const IDLE_OPTIONS = IDLE_MINUTES.map((minutes) => ({ value: String(minutes), label: idleLabel(minutes) }));

/** Asks for a new PIN twice, and locks by it. */
function NewLock() {
  const twice = useTwice(LOCK_PIN_LENGTH.least);
  const [state, setState] = useState<'typing' | 'busy' | 'not-kept'>('typing');
  const turnOn = async (event: FormEvent) => {
    event.preventDefault();
    if (!twice.check()) return setState('typing');
    setState('busy');
    const hash = await hashPin(twice.one, crypto.getRandomValues(new Uint8Array(16)));
    if (!writeAppLock({ hash, idleMinutes: 5, whenHidden: false })) setState('not-kept');
  };
  if (crypto.subtle === undefined) return <p className="settings-warning">{words.insecure}</p>;
  return (
    <form className="settings-pin" onSubmit={(event) => void turnOn(event)}>
      <TwiceFields twice={twice} label={wording.lock.pin} maxLength={LOCK_PIN_LENGTH.most} words={words} />
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
  const turnOff = async (typed: string): Promise<string | undefined> => {
    const wait = tryIn(readTries(), Date.now());
    if (wait > 0) return wording.lock.wait(formatSpan(Math.ceil(wait / 1000)));
    const found = await tryPin(typed, hash);
    if (found !== 'right') return wording.lock[found];
    return writeAppLock(null) ? undefined : words.notKept;
  };
  return (
    <SecretForm className="settings-pin" label={words.current} action={words.turnOff} icon={LockOpen} check={turnOff} />
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
