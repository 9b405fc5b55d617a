import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Marks what can be dragged and dropped on: data-reorder="kind:id" on the row, the same on its handle. */
const rowOf = (target: Element | null, kind: string): string | undefined => {
  const row = target?.closest<HTMLElement>(`[data-reorder^="${kind}:"]`);
  return row?.dataset['reorder']?.slice(kind.length + 1);
};

export interface HandleProps {
  'data-handle': string;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

export interface Reorder {
  /** What is dragged, and what it would take the place of. */
  dragged: string | null;
  over: string | null;
  handle: (id: string) => HandleProps;
  /** The handle gets the focus back where moving its row took it. */
  refocus: (id: string) => void;
}

/**
 * Moving rows by pointer (mouse, finger, pen: native dragging does not work by touch) and by arrow keys on a handle.
 * `drop` puts a row in the place of another, `step` one place up or down.
 */
export function useReorder(
  kind: string,
  drop: (id: string, onto: string) => void,
  step: (id: string, by: -1 | 1) => void,
): Reorder {
  const [drag, setDrag] = useState<{ id: string; over: string | null } | null>(null);
  const focusNext = useRef<string | null>(null);

  useEffect(() => {
    if (focusNext.current === null) return;
    document.querySelector<HTMLElement>(`[data-handle="${kind}:${CSS.escape(focusNext.current)}"]`)?.focus();
    focusNext.current = null;
  });

  const refocus = (id: string) => {
    focusNext.current = id;
  };
  const handle = (id: string): HandleProps => ({
    'data-handle': `${kind}:${id}`,
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ id, over: null });
    },
    onPointerMove: ({ clientX, clientY }) => {
      if (drag?.id !== id) return;
      const over = rowOf(document.elementFromPoint(clientX, clientY), kind) ?? null;
      if (over !== drag.over) setDrag({ id, over });
    },
    onPointerUp: () => {
      const onto = drag?.over;
      setDrag(null);
      if (onto !== undefined && onto !== null && onto !== id) drop(id, onto);
    },
    onPointerCancel: () => setDrag(null),
    onKeyDown: (event) => {
      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
      if (by === 0) return;
      event.preventDefault();
      refocus(id);
      step(id, by);
    },
  });
  return { dragged: drag?.id ?? null, over: drag?.over ?? null, handle, refocus };
}
