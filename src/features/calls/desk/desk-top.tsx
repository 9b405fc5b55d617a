import { useSetAtom } from 'jotai';
import ArrowRight from 'lucide-react/icons/chevron-right';
import PanelRight from 'lucide-react/icons/panel-right';
import type { Call } from '@/domain/call';
import { preferCallsViewAtom } from '@/state/desk';
import { deskAtom } from '@/state/session';
import { Button } from '@/ui/button';
import { formatCount } from '@/ui/format';
import { IconButton } from '@/ui/icon-button';
import { SegmentedControl } from '@/ui/segmented-control';
import { wording } from '@/ui/wording';
import { ExportButton, ImportButton } from '../ways';
import './desk-top.css';

const words = wording.desk;

export interface DeskTopProps {
  title: string;
  shown: readonly Call[];
  ready: boolean;
  /** The first of them that is not done. */
  next: Call | undefined;
  onNext: () => void;
}

/** What is shown, in numbers, and the way on. */
export function DeskTop({ title, shown, ready, next, onNext }: DeskTopProps) {
  const setPage = useSetAtom(deskAtom);
  const preferView = useSetAtom(preferCallsViewAtom);
  const done = shown.filter(({ review }) => review?.state === 'done').length;
  const inReview = shown.filter(({ review }) => review?.state === 'in-review').length;
  const counts = words.counts({
    calls: words.calls(formatCount(shown.length), shown.length === 1),
    fresh: formatCount(shown.length - done - inReview),
    inReview: formatCount(inReview),
    done: formatCount(done),
  });
  return (
    <div className="desk-top">
      <SegmentedControl
        label={words.pages}
        options={[
          { value: 'calls', label: words.allCalls },
          { value: 'reports', label: wording.ui.reports },
        ]}
        value="calls"
        onChange={() => setPage('reports')}
      />
      <div className="desk-title">
        <h2>{title}</h2>
        <p role="status">{ready ? counts : words.loading}</p>
      </div>
      <div className="desk-top-actions">
        <ImportButton />
        <ExportButton read={async () => shown.map(({ id }) => id)} disabled={!ready || shown.length === 0} />
        <IconButton icon={PanelRight} label={words.drawer} variant="quiet" onClick={() => preferView('drawer')} />
        <Button variant="primary" disabled={next === undefined} onClick={onNext}>
          {words.nextCall}
          <ArrowRight size={18} aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}
