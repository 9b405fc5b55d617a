import { liveQuery } from 'dexie';
import { db } from '../database';
import { type BroughtBack, type CopyState, readFact } from './kept-facts';

/** What is known of the second copy, now and at every change by any tab or worker; gives the function that ends it. */
export function watchSecondCopy(
  report: (facts: { state: CopyState | undefined; broughtBack: BroughtBack | undefined }) => void,
): () => void {
  const read = () =>
    db.transaction('r', db.keptFacts, async () => ({
      state: await readFact(db, 'copy-state'),
      broughtBack: await readFact(db, 'brought-back'),
    }));
  const subscription = liveQuery(read).subscribe({ next: report, error: () => undefined });
  return () => subscription.unsubscribe();
}
