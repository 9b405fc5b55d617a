import { useAtomValue } from 'jotai';
import { onlineAtom } from '@/state/online';
import { wording } from '@/ui/wording';
import './network-status.css';

/** The state of the network and of the queue, in words, always in sight. */
export function NetworkStatus({ waiting }: { waiting: number }) {
  const online = useAtomValue(onlineAtom);
  return (
    <div className={online ? 'network-status' : 'network-status network-status-offline'} role="status">
      <span className="network-status-dot" aria-hidden="true" />
      <span>{online ? wording.header.online : wording.header.offline}</span>
      {waiting > 0 && <span className="network-status-waiting">{wording.header.waiting(waiting)}</span>}
    </div>
  );
}
