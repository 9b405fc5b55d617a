import { useAtomValue } from 'jotai';
import { type RefObject, useEffect } from 'react';
import { callsOpenAtom, openDialogAtom, shortcutsOpenAtom } from '@/state/session';
import { plainKey } from '@/ui/plain-key';
import type { ReviewSteps } from './use-review-steps';

/**
 * Keys of the call on screen: N marks it as done and goes on, with its evaluation open too; J, K and R only while it is
 * closed, where J and K walk through its questions. None while something else lies over the call.
 */
export function useCallKeys(
  bar: RefObject<HTMLElement | null>,
  { next, previous, doneAndNext }: ReviewSteps,
  onReview: (() => void) | null,
): void {
  const dialog = useAtomValue(openDialogAtom).name;
  const covered = [useAtomValue(callsOpenAtom), useAtomValue(shortcutsOpenAtom)].includes(true);
  useEffect(() => {
    if (covered || (dialog !== 'none' && dialog !== 'evaluation')) return;
    const onKey = (event: KeyboardEvent) => {
      const key = plainKey(event);
      // Another tab, or a view of all calls, is in front.
      if (bar.current === null || bar.current.closest('[hidden]') !== null) return;
      // A question or an alert that waits for an answer.
      const over = [...document.querySelectorAll('dialog[open]:not(.modal-beside)')];
      if (key === null || over.some((one) => one.querySelector('.evaluation') === null)) return;
      if (key === 'n') doneAndNext();
      else if (dialog !== 'none') return;
      else if (key === 'j') next();
      else if (key === 'k') previous();
      else if (key === 'r' && onReview !== null) onReview();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [bar, covered, dialog, next, previous, doneAndNext, onReview]);
}
