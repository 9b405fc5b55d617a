import KeyRound from 'lucide-react/icons/key-round';
import LockOpen from 'lucide-react/icons/lock-open';
import { type FormEvent, useState } from 'react';
import {
  type DataKey,
  findRecovery,
  isVietnameseTyping,
  keyIdOf,
  PASSPHRASE_LENGTH,
  recoveryIn,
  unwrapKey,
} from '@/storage/seal/key-wrap';
import type { SealRecord } from '@/storage/seal/seal-record';
import { Button } from '@/ui/button';
import { KeyField, SecretForm, TwiceFields, useTwice } from '@/ui/secret-fields';
import { wording } from '@/ui/wording';
import './lock.css';

const words = wording.seal;

export interface UnsealProps {
  keyId: string;
  /** Null: nothing on this device knows of the key any more. */
  record: SealRecord | null;
  /** The key was found, and with `next` a new passphrase was chosen. */
  onKey: (key: DataKey, next?: string) => Promise<void>;
}

function ByPassphrase({ record, onKey }: UnsealProps & { record: SealRecord }) {
  const check = async (typed: string): Promise<string | undefined> => {
    const key = await unwrapKey(record, typed);
    if (key === null) return words.wrong;
    await onKey(key);
    return undefined;
  };
  return (
    <SecretForm
      label={words.passphrase}
      action={words.open}
      checking={words.opening}
      icon={LockOpen}
      variant="primary"
      className="lock-form"
      alone
      autoFocus
      check={check}
    />
  );
}

/** Whoever has the recovery key chooses a new passphrase with it: the old one is of no use to them. */
function ByRecoveryKey({ keyId, onKey }: UnsealProps) {
  const [text, setText] = useState('');
  const [state, setState] = useState<'typing' | 'wrong' | 'opening'>('typing');
  const [failed, setFailed] = useState<string>();
  const twice = useTwice(PASSPHRASE_LENGTH.least);
  const open = async (event: FormEvent) => {
    event.preventDefault();
    const key = findRecovery(text);
    if (key === null || keyIdOf(key) !== keyId) return setState('wrong');
    if (!twice.check()) return;
    setState('opening');
    setFailed(undefined);
    await onKey(key, twice.one).catch((error: unknown) => {
      setState('typing');
      setFailed(wording.lock.notChecked(String(error)));
    });
  };
  const wrong = state === 'wrong' ? words.lost.wrong : undefined;
  return (
    <form className="lock-form" onSubmit={(event) => void open(event)}>
      <KeyField
        label={words.lost.key}
        fromFile={words.lost.fromFile}
        read={recoveryIn}
        value={text}
        error={isVietnameseTyping(text) ? words.telex : (wrong ?? failed)}
        onChange={(value) => {
          setText(value);
          setState('typing');
        }}
      />
      <TwiceFields twice={twice} label={words.lost.next} maxLength={PASSPHRASE_LENGTH.most} words={words} />
      <Button icon={KeyRound} type="submit" pending={state === 'opening'} disabled={text.trim() === ''}>
        {words.lost.action}
      </Button>
    </form>
  );
}

/** What can be done where nothing knows of the key any more; nothing is deleted, whatever is done here. */
function KeyGone(props: UnsealProps) {
  const { title, text, byKey, otherwise } = words.gone;
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>{byKey}</p>
      <ByRecoveryKey {...props} />
      <ul className="lock-otherwise">
        {otherwise.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
    </>
  );
}

/** All there is on the page until somebody opens what is encrypted (D469). */
export function UnsealScreen({ record, ...props }: UnsealProps) {
  return (
    <main className="lock">
      <div className="lock-card">
        <KeyRound size={32} aria-hidden="true" />
        {record === null ? (
          <KeyGone {...props} record={null} />
        ) : (
          <>
            <h1>{words.locked}</h1>
            <p className="muted">{words.text}</p>
            <ByPassphrase {...props} record={record} />
            <details className="lock-forgotten">
              <summary>{words.lost.title}</summary>
              <p>{words.lost.text}</p>
              <ByRecoveryKey {...props} record={record} />
            </details>
          </>
        )}
      </div>
    </main>
  );
}
