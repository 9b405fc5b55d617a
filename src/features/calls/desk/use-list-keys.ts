import { type RefObject, useEffect, useRef } from 'react';
import type { Call, CallId } from '@/domain/call';

/** Where typing is typing, and where Esc and arrows belong to what is open. */
const TYPED_INTO = 'input:not([type="checkbox"]), textarea, select, dialog, [popover]';

export interface ListKeys {
  shown: readonly Call[];
  active: CallId | null;
  searchBox: RefObject<HTMLInputElement | null>;
  onMove: (id: CallId) => void;
  onTick: (call: Call) => void;
  /** What Esc takes back first: the search, the selection, at last the desk. */
  onBack: () => void;
}

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Keys of the desk: J, K and arrows move, X selects, / searches, Esc goes back. Enter opens: it presses the row's title. */
export function useListKeys(keys: ListKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      const { shown, active, searchBox, onMove, onTick, onBack } = latest.current;
      const target = event.target instanceof Element ? event.target : null;
      if (document.querySelector('dialog[open], [popover]:popover-open') !== null) return;
      const inSearch = target === searchBox.current;
      if (event.key === 'Escape' && (inSearch || target?.closest(TYPED_INTO) === null)) return onBack();
      if (inSearch && event.key === 'ArrowDown' && shown[0] !== undefined) {
        event.preventDefault();
        return onMove(shown[0].id);
      }
      if (target?.closest(TYPED_INTO)) return;
      const at = shown.findIndex(({ id }) => id === active);
      const step = STEPS[event.key] ?? STEPS[event.key.toLowerCase()];
      if (step !== undefined) {
        const next = shown[at < 0 ? 0 : Math.max(0, Math.min(shown.length - 1, at + step))];
        event.preventDefault();
        if (next !== undefined) onMove(next.id);
      } else if (event.key.toLowerCase() === 'x' && at >= 0) {
        event.preventDefault();
        if (shown[at] !== undefined) onTick(shown[at]);
      } else if (event.key === '/') {
        event.preventDefault();
        searchBox.current?.focus();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
