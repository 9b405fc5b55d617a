import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { movedCaret } from './moved-caret';

/**
 * Keeps the caret of a text area in its place when its text is changed from elsewhere while somebody stands in it:
 * browsers put it at the end. `noted` is called whenever text or selection changed by hand.
 */
export function useKeptCaret(field: RefObject<HTMLTextAreaElement | null>, value: string): { noted: () => void } {
  const last = useRef({ text: value, start: 0, end: 0 });
  const noted = useCallback(() => {
    const { current: area } = field;
    if (area !== null) last.current = { text: area.value, start: area.selectionStart, end: area.selectionEnd };
  }, [field]);
  useLayoutEffect(() => {
    const { current: area } = field;
    const { text, start, end } = last.current;
    if (area === null || area.value === text) return;
    // Elsewhere a selection would take the focus along in Safari, and nobody stands there.
    if (document.activeElement === area) {
      const moved = (caret: number) => movedCaret(text, area.value, caret);
      area.setSelectionRange(moved(start), moved(end));
    }
    noted();
  });
  return { noted };
}
