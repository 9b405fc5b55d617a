import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { CallId } from '@/domain/call';
import type { Job } from '@/domain/job';
import { isBusy } from '@/domain/job-status';
import { scoreCall } from '@/jobs/queue';
import { Button } from '@/ui/button';
import { wording } from '@/ui/wording';

const words = wording.results;

/** The transcript changed after it was scored (decision 14). */
export function StaleNotice({ callId, service, jobs }: { callId: CallId; service: string; jobs: readonly Job[] }) {
  // A transcript emptied meanwhile has nothing to score; the transcript panel says so when it is asked.
  const again = () => void scoreCall(callId, service).catch(() => undefined);
  return (
    <div className="results-stale">
      <p>{words.stale}</p>
      <Button icon={RefreshCw} disabled={isBusy(jobs)} onClick={again}>
        {words.scoreAgain}
      </Button>
    </div>
  );
}
