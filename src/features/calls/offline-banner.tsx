import { useAtomValue } from 'jotai';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect, useState } from 'react';
import { sendsWhileClosed } from '@/jobs/sends-while-closed';
import { onlineAtom } from '@/state/online';
import { useLiveTables } from '@/state/use-live-tables';
import { countCalls } from '@/storage/calls/calls';
import { countWaiting } from '@/storage/jobs/jobs';
import { wording } from '@/ui/wording';
import './banners.css';

const CALL_TABLES = ['calls'] as const;
const JOB_TABLES = ['jobs'] as const;

const words = wording.calls;

/** While there is no network: what that means for the calls, in numbers. */
export function OfflineBanner() {
  return useAtomValue(onlineAtom) ? null : <OfflineNews />;
}

function OfflineNews() {
  const kept = useLiveTables(CALL_TABLES, countCalls) ?? 0;
  const waiting = useLiveTables(JOB_TABLES, countWaiting) ?? 0;
  const mustStayOpen = useMustStayOpen();
  return (
    <div className="calls-banner calls-offline">
      <WifiOff size={20} aria-hidden="true" />
      <p>
        <strong>{words.offlineTitle}</strong>
        <span>
          {words.offlineKept(kept)}
          {waiting > 0 ? words.offlineWaiting(waiting) : words.offlineIdle}
          {waiting > 0 && mustStayOpen && words.offlineKeepOpen}
        </span>
      </p>
    </div>
  );
}

function useMustStayOpen(): boolean {
  const [must, setMust] = useState(false);
  useEffect(() => {
    let shown = true;
    void sendsWhileClosed(navigator).then((sends) => {
      if (shown) setMust(!sends);
    });
    return () => {
      shown = false;
    };
  }, []);
  return must;
}
