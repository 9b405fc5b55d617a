import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { EmptyResults } from '@/features/scoring/empty-results';
import { unstoredLiveTextAtom } from '@/state/live-text';
import { currentCallIdAtom } from '@/state/session';
import { LazyChunk } from '@/ui/lazy-chunk';
import { wording } from '@/ui/wording';
import { resultsChunk } from './chunks';

/** The results area. An empty screen has none: their code is fetched meanwhile, so that it is there with the first call. */
export function ResultsPlace() {
  const hasCall = useAtomValue(currentCallIdAtom) !== null;
  const isHeard = useAtomValue(unstoredLiveTextAtom) !== null;

  useEffect(() => {
    // A failure here shows, with a retry, when there is something to show.
    resultsChunk.load().catch(() => undefined);
  }, []);

  if (hasCall || isHeard) return <LazyChunk chunk={resultsChunk} props={{}} frame={(content) => content} />;
  return (
    <section aria-label={wording.results.region}>
      <EmptyResults withCall={false} />
    </section>
  );
}
