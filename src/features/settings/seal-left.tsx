import { useSetAtom } from 'jotai';
import KeyRound from 'lucide-react/icons/key-round';
import { showToastAtom } from '@/state/toasts';
import { openLeftWith } from '@/storage/seal/turn-seal';
import { SecretForm } from '@/ui/secret-fields';
import { wording } from '@/ui/wording';

const words = wording.seal.settings.shut;

/** What could not be opened when the encryption was turned off, and a way to try once more (D560). */
export function SealLeft({ left }: { left: number }) {
  const showToast = useSetAtom(showToastAtom);
  const check = async (secret: string): Promise<string | undefined> => {
    const still = await openLeftWith(secret);
    if (still === null) return words.wrong;
    if (still > 0) return words.still(still);
    showToast({ text: words.done });
    return undefined;
  };
  return (
    <>
      <p className="settings-warning">{words.text(left)}</p>
      <p className="muted">{words.anew}</p>
      <SecretForm
        label={words.secret}
        action={words.again}
        checking={wording.seal.settings.working}
        icon={KeyRound}
        className="settings-pin"
        check={check}
      />
    </>
  );
}
