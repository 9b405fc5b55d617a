import { useSetAtom } from 'jotai';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { failureOf } from '@/domain/failure';
import { retryAll } from '@/jobs/queue';
import { showToastAtom } from '@/state/toasts';
import { useLiveTables } from '@/state/use-live-tables';
import { countFailed } from '@/storage/jobs/jobs';
import { Button } from '@/ui/button';
import { failureLine } from '@/ui/failure-words';
import { wording } from '@/ui/wording';
import './banners.css';

const TABLES = ['jobs'] as const;
const words = wording.calls;

/** While parts of calls failed: of how many, and one press to try them all again. */
export function FailedBanner({ onRetried }: { onRetried: () => void }) {
  const failed = useLiveTables(TABLES, countFailed) ?? 0;
  const say = useSetAtom(showToastAtom);
  const retry = async () => {
    try {
      await retryAll();
      say({ text: words.retriedAll });
      onRetried();
    } catch (error) {
      say({ text: failureLine(failureOf(error)), tone: 'danger' });
    }
  };
  if (failed === 0) return null;
  return (
    <div className="calls-banner calls-failed">
      <CircleAlert size={20} aria-hidden="true" />
      <p>
        <strong>{words.failedTitle(failed)}</strong>
        <span>{words.failedKept}</span>
      </p>
      <Button onClick={() => void retry()}>{words.retryAll}</Button>
    </div>
  );
}
