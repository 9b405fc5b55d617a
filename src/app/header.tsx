import { useAtom, useSetAtom } from 'jotai';
import FolderClock from 'lucide-react/icons/folder-clock';
import Settings from 'lucide-react/icons/settings';
import { callsOpenAtom, openDialogAtom } from '@/state/session';
import { Button } from '@/ui/button';
import { formatCount } from '@/ui/format';
import { IconButton } from '@/ui/icon-button';
import { wording } from '@/ui/wording';
import './header.css';
import { InstallButton } from './install-button';
import { NetworkStatus } from './network-status';
import { ProductMark } from './product-mark';
import { TabBar } from './tab-bar';

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
