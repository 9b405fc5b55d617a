import Eraser from 'lucide-react/icons/eraser';
import Gauge from 'lucide-react/icons/gauge';
import { AlertDialog } from '@/ui/alert-dialog';
import { Button } from '@/ui/button';
import { wording } from '@/ui/wording';
import type { TranscriptActions } from './use-transcript-actions';

const words = wording.transcript;

/** Clear and Score, disabled while busy (§2), and the alert of §5. */
export function TranscriptFooter({ busy, actions }: { busy: boolean; actions: TranscriptActions }) {
  return (
    <div className="transcript-foot">
      <Button variant="quiet" icon={Eraser} disabled={busy} onClick={actions.clear}>
        {words.clear}
      </Button>
      <Button variant="primary" icon={Gauge} className="transcript-score" disabled={busy} onClick={actions.score}>
        {words.score}
      </Button>
      {actions.missing && <AlertDialog message={words.missing} onClose={actions.closeMissing} />}
    </div>
  );
}
