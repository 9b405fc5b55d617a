import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useMemo } from 'react';
import { failureOf } from '@/domain/failure';
import { reviewerName } from '@/domain/reviewer';
import { beginAtom, doneAndNextAtom, doneBeforeAtom, placeAtom, type Stepped, stepAtom } from '@/state/review-steps';
import { currentCallIdAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { getEvaluations } from '@/storage/calls/evaluations';
import { getPeople } from '@/storage/people';
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
  const store = useStore();
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
        const id = store.get(currentCallIdAtom);
        if (came === 'shut' && id !== null) {
          const { unread, sealed } = await getEvaluations(id);
          say({ text: `${words.unread(unread, sealed)} ${words.shut}`, tone: 'danger' });
        }
      } catch (error) {
        say({ text: failureLine(failureOf(error)), tone: 'danger' });
      }
    };
    const sayWhose = async (came: Stepped) => {
      const by = store.get(doneBeforeAtom);
      if (by === null || came === 'busy' || came === 'not-stored' || came === 'shut') return;
      store.set(doneBeforeAtom, null);
      say({ text: words.doneBefore(reviewerName(await getPeople(), by)) });
    };
    return {
      begin: () => void told(begin(), words.noneOpen),
      next: () => void told(step(1), words.noNext),
      previous: () => void told(step(-1), words.noPrevious),
      doneAndNext: () => {
        const pressed = done();
        void told(pressed, words.noNext, words.allDone(list));
        void pressed.then(sayWhose, () => undefined);
      },
    };
  }, [store, begin, step, done, say, list]);
}
