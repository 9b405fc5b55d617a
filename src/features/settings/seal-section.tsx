import { useLiveQuery } from 'dexie-react-hooks';
import KeyRound from 'lucide-react/icons/key-round';
import LockIcon from 'lucide-react/icons/lock';
import Save from 'lucide-react/icons/save';
import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { readFact, type SealProgress } from '@/storage/browser/kept-facts';
import { db } from '@/storage/database';
import {
  type DataKey,
  findRecovery,
  isVietnameseTyping,
  keyIdOf,
  newDataKey,
  PASSPHRASE_LENGTH,
  recoveryIn,
  recoveryText,
} from '@/storage/seal/key-wrap';
import { progressHere, watchProgress } from '@/storage/seal/progress';
import { isSealOn, readSealFact, type SealRecord } from '@/storage/seal/seal-record';
import { seals } from '@/storage/seal/seals';
import { changePassphrase, keyBehind, type TurnFailure, turnSealOff, turnSealOn } from '@/storage/seal/turn-seal';
import { Button } from '@/ui/button';
import { download } from '@/ui/download';
import { formatMoment, formatPercent } from '@/ui/format';
import { ProgressBar } from '@/ui/progress-bar';
import { KeyField, MaskedField, TwiceFields, useTwice } from '@/ui/secret-fields';
import { wording } from '@/ui/wording';
import { SealLeft } from './seal-left';

const words = wording.seal.settings;

function saveKey(key: DataKey): void {
  const now = Date.now();
  const text = words.fileText(recoveryText(key), formatMoment(now, now));
  download(new Blob([text], { type: 'text/plain' }), words.file);
}

/** Shows the recovery key, and has it entered once as it was saved: only then is anything encrypted. */
function Recovery({ passphrase, onCancel }: { passphrase: string; onCancel: () => void }) {
  const [key] = useState(newDataKey);
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<'typing' | 'mistyped' | 'busy' | TurnFailure>('typing');
  const type = (value: string) => {
    setTyped(value);
    setState('typing');
  };
  const turnOn = async (event: FormEvent) => {
    event.preventDefault();
    const read = findRecovery(typed);
    if (read === null || keyIdOf(read) !== keyIdOf(key)) return setState('mistyped');
    setState('busy');
    const no = await turnSealOn(key, passphrase).catch(() => 'not-kept' as const);
    if (no === null) location.reload();
    else setState(no);
  };
  const mistyped = state === 'mistyped' ? words.mistyped : undefined;
  const refused = state === 'typing' || state === 'mistyped' || state === 'busy' ? undefined : words.refused[state];
  return (
    <form className="settings-recovery" onSubmit={(event) => void turnOn(event)}>
      <p>{words.recovery}</p>
      <p className="settings-recovery-key">{recoveryText(key)}</p>
      <Button icon={Save} onClick={() => saveKey(key)}>
        {words.save}
      </Button>
      <KeyField
        label={words.typeIt}
        fromFile={wording.seal.lost.fromFile}
        read={recoveryIn}
        value={typed}
        error={isVietnameseTyping(typed) ? wording.seal.telex : mistyped}
        onChange={type}
      />
      <p className="muted">{words.restart}</p>
      <div className="settings-buttons">
        <Button icon={LockIcon} type="submit" pending={state === 'busy'} disabled={typed.trim() === ''}>
          {words.turnOn}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
      {refused !== undefined && (
        <p className="settings-warning" role="alert">
          {refused}
        </p>
      )}
    </form>
  );
}

function TurnOn() {
  const twice = useTwice(PASSPHRASE_LENGTH.least);
  const [chosen, setChosen] = useState(false);
  if (globalThis.crypto.subtle === undefined || typeof BroadcastChannel === 'undefined') {
    return <p className="settings-warning">{words.insecure}</p>;
  }
  if (chosen) return <Recovery passphrase={twice.one} onCancel={() => setChosen(false)} />;
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (twice.check()) setChosen(true);
  };
  return (
    <>
      <p className="muted">{words.why(PASSPHRASE_LENGTH.least)}</p>
      <form className="settings-pin" onSubmit={goOn}>
        <TwiceFields
          twice={twice}
          label={wording.seal.passphrase}
          maxLength={PASSPHRASE_LENGTH.most}
          words={wording.seal}
        />
        <Button icon={KeyRound} type="submit">
          {words.makeKey}
        </Button>
      </form>
    </>
  );
}

function stateLine({ mode }: SealRecord, progress: SealProgress = { done: 0, of: 0 }): string {
  if (mode !== 'sealing' && mode !== 'opening') return words.sealed;
  const { done, of, stands } = progress;
  const percent = formatPercent(of === 0 ? 0 : done / of);
  if (stands === undefined) return words[mode](percent);
  if (stands === 'window') return words.window;
  return stands === 'no-room' ? `${words[mode](percent)} ${wording.seal.noRoom}` : words.left[mode](stands.left);
}

/** How far it is, as a bar; what keeps it from going on stands in words alone. */
function HowFar({ mode, progress }: { mode: SealRecord['mode']; progress: SealProgress | undefined }) {
  if ((mode !== 'sealing' && mode !== 'opening') || progress === undefined) return null;
  const { done, of, stands } = progress;
  if (of === 0 || (stands !== undefined && stands !== 'no-room')) return null;
  return <ProgressBar label={words.title} share={done / of} />;
}

/** Everything here takes the passphrase: whoever finds the app open might be anybody. */
function Turned({ record }: { record: SealRecord }) {
  const [current, setCurrent] = useState('');
  const twice = useTwice(PASSPHRASE_LENGTH.least);
  const [state, setState] = useState<'typing' | 'busy' | 'changed' | TurnFailure>('typing');
  const run = async (work: () => Promise<TurnFailure | null>, done: 'typing' | 'changed') => {
    setState('busy');
    const no = await work().catch(() => 'not-kept' as const);
    setState(no ?? done);
    if (no !== null || done !== 'changed') return;
    setCurrent('');
    twice.clear();
  };
  const change = (event: FormEvent) => {
    event.preventDefault();
    if (twice.check()) void run(() => changePassphrase(current, twice.one), 'changed');
  };
  const saveAgain = async (): Promise<TurnFailure | null> => {
    const key = await keyBehind(current);
    if (key === null) return 'wrong';
    saveKey(key);
    return null;
  };
  const busy = state === 'busy';
  const said = busy || state === 'typing' || state === 'wrong' ? undefined : state;
  return (
    <>
      <form className="settings-pin" onSubmit={change}>
        <MaskedField
          label={words.current}
          maxLength={PASSPHRASE_LENGTH.most}
          value={current}
          error={state === 'wrong' ? words.refused.wrong : undefined}
          onChange={(value) => {
            setCurrent(value);
            setState('typing');
          }}
        />
        <TwiceFields twice={twice} label={words.next} maxLength={PASSPHRASE_LENGTH.most} words={wording.seal} />
        <Button icon={KeyRound} type="submit" pending={busy} disabled={current.trim() === ''}>
          {words.change}
        </Button>
      </form>
      <div className="settings-buttons">
        <Button icon={Save} disabled={busy || current.trim() === ''} onClick={() => void run(saveAgain, 'typing')}>
          {words.saveAgain}
        </Button>
        {record.mode !== 'opening' && (
          <Button
            disabled={busy || current.trim() === ''}
            onClick={() => void run(() => turnSealOff(current), 'typing')}
          >
            {words.turnOff}
          </Button>
        )}
      </div>
      <p role="status">{busy ? words.working : said === 'changed' ? words.changed : ''}</p>
      {said !== undefined && said !== 'changed' && (
        <p className="settings-warning" role="alert">
          {said === 'not-kept' ? words.unchanged : words.refused[said]}
        </p>
      )}
    </>
  );
}

/** What this page could not open since it began. */
function Unread() {
  const { unread } = seals.sealer ?? {};
  const [calls, others] = [unread?.calls().size ?? 0, unread?.others() ?? 0];
  if (calls + others === 0) return null;
  return <p className="settings-warning">{wording.seal.unread(calls, others)}</p>;
}

/** Encryption at rest (D465 to D470); in force at once, apart from the form around it. */
export function SealSection() {
  const record = useLiveQuery(async () => (await readSealFact(db)) ?? null);
  const told = useLiveQuery(() => readFact(db, 'seal-progress'));
  const progress = useSyncExternalStore(watchProgress, progressHere) ?? told;
  const on = record !== null && isSealOn(record) ? record : undefined;
  const left = on === undefined ? (record?.left ?? 0) : 0;
  return (
    <section className="settings-section">
      <h3>{words.title}</h3>
      <p className="muted">{words.intro}</p>
      <p className="muted">{words.limits}</p>
      <p className="muted">{words.cost}</p>
      <p role="status">{on && stateLine(on, progress)}</p>
      {on && <HowFar mode={on.mode} progress={progress} />}
      {left === 0 ? <Unread /> : <SealLeft left={left} />}
      {on ? <Turned record={on} /> : record !== undefined && <TurnOn />}
    </section>
  );
}
