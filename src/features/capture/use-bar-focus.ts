import { type RefObject, useEffect, useRef } from 'react';

export type BarPhase = 'idle' | 'starting' | 'recording';

/** Record and Stop stand in each other's place: who pressed one finds the focus on the other, unless it is elsewhere. */
export function useBarFocus(bar: RefObject<HTMLElement | null>, phase: BarPhase): void {
  const before = useRef<BarPhase>('idle');
  useEffect(() => {
    const changed = before.current !== phase;
    before.current = phase;
    // Stop can't be pressed while the microphone is opened.
    if (!changed || phase === 'starting' || document.activeElement !== document.body) return;
    const name = phase === 'recording' ? '.recording-stop' : '.capture-record';
    bar.current?.querySelector<HTMLElement>(name)?.focus({ preventScroll: true });
  }, [bar, phase]);
}
