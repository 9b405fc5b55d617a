import { useAtom } from 'jotai';
import Download from 'lucide-react/icons/download';
import { Button } from '@/ui/button';
import { wording } from '@/ui/wording';
import { installPromptAtom } from './install-prompt';

/** Shown only when the browser offers to install the app. */
export function InstallButton() {
  const [offer, setOffer] = useAtom(installPromptAtom);
  if (offer === null) return null;
  const install = () => {
    // An offer can be used once, whatever the answer is.
    setOffer(null);
    void offer.prompt();
  };
  return (
    <Button icon={Download} onClick={install} aria-label={wording.header.install}>
      <span className="header-install-label">{wording.header.install}</span>
    </Button>
  );
}
