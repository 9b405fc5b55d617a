import { useEffect } from 'react';
import { showBadge } from '@/jobs/show-badge';
import { useLiveTables } from '@/state/use-live-tables';
import { keepStorage } from '@/storage/browser/keep-storage';
import { countCalls } from '@/storage/calls/calls';
import { countWaiting } from '@/storage/jobs/jobs';
import { wording } from '@/ui/wording';

const CALL_TABLES = ['calls'] as const;
const JOB_TABLES = ['jobs'] as const;

/** Calls kept on this device, and how many of them wait; both also steer what belongs to the page as a whole. */
export function useCounts(): { calls: number; waiting: number } {
  const calls = useLiveTables(CALL_TABLES, countCalls) ?? 0;
  const waiting = useLiveTables(JOB_TABLES, countWaiting) ?? 0;
  const hasCalls = calls > 0;

  useEffect(() => {
    document.title = wording.header.title(waiting);
    void showBadge(navigator, waiting);
  }, [waiting]);

  useEffect(() => {
    if (hasCalls) keepStorage().catch(() => undefined);
  }, [hasCalls]);

  return { calls, waiting };
}
