import LockOpen from 'lucide-react/icons/lock-open';
import { tryIn } from '@/domain/app-lock';
import { readTries, tryPin } from '@/storage/browser/app-lock';
import { formatSpan } from '@/ui/format';
import { SecretForm } from '@/ui/secret-fields';
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
  const wait = useSeconds(secondsToWait);
  const check = async (typed: string): Promise<string | undefined> => {
    if (secondsToWait() > 0) return words.wait(formatSpan(secondsToWait()));
    const { removalAskedAt } = readTries();
    const found = await tryPin(typed, hash);
    if (found !== 'right') return words[found];
    onRight(removalAskedAt);
    return undefined;
  };
  return (
    <SecretForm
      label={label}
      action={action}
      checking={words.checking}
      icon={LockOpen}
      variant="primary"
      className="lock-form"
      alone
      autoFocus={focused}
      blocked={wait > 0}
      check={check}
    >
      {(checking) => wait > 0 && !checking && <p className="lock-wait">{words.wait(formatSpan(wait))}</p>}
    </SecretForm>
  );
}
