import { useAtom, useStore } from 'jotai';
import LockOpen from 'lucide-react/icons/lock-open';
import { type ReactNode, useEffect } from 'react';
import { checkPin } from '@/domain/settings-pin';
import { administratorAtom, openDialogAtom } from '@/state/session';
import { SecretForm } from '@/ui/secret-fields';
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
  const check = async (typed: string): Promise<string | undefined> => {
    const found = await checkPin(typed, pin);
    if (found !== 'right') return words[found];
    onRight();
    return undefined;
  };
  return (
    <SecretForm
      className="settings-pin"
      label={words.pin}
      action={words.unlock}
      checking={words.checking}
      icon={LockOpen}
      autoFocus={asked}
      check={check}
    />
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
