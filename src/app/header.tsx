import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import Download from 'lucide-react/icons/download';
import FolderClock from 'lucide-react/icons/folder-clock';
import Settings from 'lucide-react/icons/settings';
import { onlineAtom } from '@/state/online';
import { callsOpenAtom, openDialogAtom } from '@/state/session';
import { Button } from '@/ui/button';
import { formatCount } from '@/ui/format';
import { IconButton } from '@/ui/icon-button';
import { wording } from '@/ui/wording';
import './header.css';
import { installPromptAtom } from './install-prompt';
import { TabBar } from './tab-bar';

/** The waveform of the app icon. */
function ProductMark() {
  return (
    <svg className="header-mark" width="32" height="32" viewBox="0 0 512 512" aria-hidden="true">
      <rect width="512" height="512" rx="112" />
      <path d="M96 236v40M160 196v120M224 140v232M288 172v168M352 208v96M416 236v40" />
    </svg>
  );
}

/** Shown only when the browser offers to install the app. */
function InstallButton() {
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

/** The state of the network and of the queue, in words, always in sight. */
function NetworkStatus({ waiting }: { waiting: number }) {
  const online = useAtomValue(onlineAtom);
  return (
    <div className={online ? 'network-status' : 'network-status network-status-offline'} role="status">
      <span className="network-status-dot" aria-hidden="true" />
      <span>{online ? wording.header.online : wording.header.offline}</span>
      {waiting > 0 && <span className="network-status-waiting">{wording.header.waiting(waiting)}</span>}
    </div>
  );
}

/** `calls` = kept on this device, `waiting` = of those with work still to be done. */
export function Header({ calls, waiting }: { calls: number; waiting: number }) {
  const [callsOpen, setCallsOpen] = useAtom(callsOpenAtom);
  const openDialog = useSetAtom(openDialogAtom);
  const count = calls > 0 ? formatCount(calls) : '';
  return (
    <header className="header">
      <h1 className="header-product">
        <ProductMark />
        <span className="header-name">{wording.product}</span>
      </h1>
      <TabBar />
      <div className="header-right">
        <InstallButton />
        <NetworkStatus waiting={waiting} />
        <div className="header-calls">
          <Button
            icon={FolderClock}
            aria-expanded={callsOpen}
            style={count === '' ? undefined : { paddingRight: `${1.7 + count.length * 0.5}rem` }}
            onClick={() => setCallsOpen((open) => !open)}
          >
            {wording.header.calls}
          </Button>
          {/* Over the button, not in it: its name stays the same whatever the number. */}
          {count !== '' && <span className="header-count">{count}</span>}
        </div>
        <IconButton
          icon={Settings}
          label={wording.header.settings}
          aria-haspopup="dialog"
          onClick={() => openDialog({ name: 'settings' })}
        />
      </div>
    </header>
  );
}
