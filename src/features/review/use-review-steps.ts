import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { failureOf } from '@/domain/failure';
import { beginAtom, doneAndNextAtom, placeAtom, type Stepped, stepAtom } from '@/state/review-steps';
import { showToastAtom } from '@/state/toasts';
import { failureLine } from '@/ui/failure-words';
import { wording } from '@/ui/wording';

const words = wording.review;

export interface ReviewSteps {
  /** Shows the newest call that is not done. */
  begin: () => void;
  next: () => void;
  previous: () => void;
  /** Stores all, marks the call as done, shows the next. */
  doneAndNext: () => void;
}

/** The way from call to call; what can't be done is told in passing, nothing is thrown. */
export function useReviewSteps(): ReviewSteps {
  const begin = useSetAtom(beginAtom);
  const step = useSetAtom(stepAtom);
  const done = useSetAtom(doneAndNextAtom);
  const say = useSetAtom(showToastAtom);
  const list = useAtomValue(placeAtom)?.title;
  return useMemo(() => {
    const told = async (stepped: Promise<Stepped>, nothing: string, allDone = nothing) => {
      try {
        const came = await stepped;
        if (came === 'nothing-there') say({ text: nothing });
        if (came === 'all-done') say({ text: allDone });
      } catch (error) {
        say({ text: failureLine(failureOf(error)), tone: 'danger' });
      }
    };
    return {
      begin: () => void told(begin(), words.noneOpen),
      next: () => void told(step(1), words.noNext),
      previous: () => void told(step(-1), words.noPrevious),
      doneAndNext: () => void told(done(), words.noNext, words.allDone(list)),
    };
  }, [begin, step, done, say, list]);
}
