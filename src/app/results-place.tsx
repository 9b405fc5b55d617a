import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useReviewSteps } from '@/features/review/use-review-steps';
import { EmptyResults } from '@/features/scoring/empty-results';
import { unstoredLiveTextAtom } from '@/state/live-text';
import { currentCallIdAtom, openDialogAtom } from '@/state/session';
import { LazyChunk } from '@/ui/lazy-chunk';
import { wording } from '@/ui/wording';
import { evaluationChunk, resultsChunk } from './chunks';
import { LazyDialog } from './dialogs';
import { whenIdle } from './when-idle';

/** The evaluation: where there is room it takes the results' place, and goes with the call on screen. */
function EvaluationPlace() {
  const [dialog, setDialog] = useAtom(openDialogAtom);
  const shown = useAtomValue(currentCallIdAtom);
  const { doneAndNext } = useReviewSteps();
  const gone = dialog.name === 'evaluation' && dialog.callId !== shown;
  useEffect(() => {
    if (gone) setDialog({ name: 'none' });
  }, [gone, setDialog]);
  if (dialog.name !== 'evaluation' || gone) return null;
  const { name: _, ...subject } = dialog;
  const onClose = () => setDialog({ name: 'none' });
  return <LazyDialog chunk={evaluationChunk} props={{ ...subject, onClose, onDone: doneAndNext }} />;
}

/** The results area. An empty screen has none: their code is fetched meanwhile, so that it is there with the first call. */
export function ResultsPlace() {
  const hasCall = useAtomValue(currentCallIdAtom) !== null;
  const isHeard = useAtomValue(unstoredLiveTextAtom) !== null;

  useEffect(() => {
    // A failure here shows, with a retry, when there is something to show.
    whenIdle(() => resultsChunk.load().catch(() => undefined));
  }, []);

  if (hasCall || isHeard) {
    return (
      <>
        <LazyChunk chunk={resultsChunk} props={{}} frame={(content) => content} />
        <EvaluationPlace />
      </>
    );
  }
  return (
    <section aria-label={wording.results.region}>
      <EmptyResults withCall={false} />
    </section>
  );
}
