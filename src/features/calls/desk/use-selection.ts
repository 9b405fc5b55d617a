import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Call, CallId } from '@/domain/call';

const NONE: ReadonlySet<CallId> = new Set();

export interface Selection {
  /** Of the calls that are shown. */
  ids: ReadonlySet<CallId>;
  calls: readonly Call[];
  /** Ticks or unticks one; with `range` all from the one before to this. */
  tick: (call: Pick<Call, 'id'>, range: boolean) => void;
  /** All that are shown, or none where all are ticked. */
  tickAll: () => void;
  clear: () => void;
}

/** The ticked rows: what the filter no longer shows is not selected, so nothing is done to what is out of sight. */
export function useSelection(shown: readonly Call[]): Selection {
  const [ticked, setTicked] = useState(NONE);
  const last = useRef<CallId | null>(null);
  const list = useRef(shown);
  useEffect(() => {
    list.current = shown;
  });
  const calls = useMemo(() => (ticked.size === 0 ? [] : shown.filter(({ id }) => ticked.has(id))), [shown, ticked]);
  const ids = useMemo(() => (calls.length === 0 ? NONE : new Set(calls.map(({ id }) => id))), [calls]);

  const tick = useCallback(({ id }: Pick<Call, 'id'>, range: boolean) => {
    const order = list.current.map((call) => call.id);
    const [from, to] = [last.current === null ? -1 : order.indexOf(last.current), order.indexOf(id)];
    last.current = id;
    setTicked((before) => {
      const next = new Set(order.filter((one) => before.has(one)));
      if (range && from >= 0 && to >= 0) {
        for (const one of order.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(one);
      } else if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const clear = useCallback(() => setTicked(NONE), []);
  const isAll = ids.size === shown.length;
  const tickAll = () => setTicked(isAll ? NONE : new Set(shown.map(({ id }) => id)));
  return { ids, calls, tick, tickAll, clear };
}
