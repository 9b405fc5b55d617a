import { type RefObject, useEffect } from 'react';
import type { SegmentPlayer } from '@/audio/playing/segment-player';

const STEP_S = 5;
/** Controls that mean something of their own by these keys. */
const OWN_ARROWS = 'input, textarea, select, [popover]';
const OWN_SPACE = `${OWN_ARROWS}, button`;

/** Space plays and pauses, the arrows move by five seconds, wherever in the dialog the focus means nothing else. */
export function usePlayerKeys(inside: RefObject<HTMLElement | null>, player: SegmentPlayer | null): void {
  useEffect(() => {
    const dialog = inside.current?.closest('dialog');
    if (player === null || dialog === null || dialog === undefined) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const own = event.key === ' ' ? OWN_SPACE : OWN_ARROWS;
      if (event.target instanceof Element && event.target.closest(own) !== null) return;
      if (event.key === ' ') player.toggle();
      else if (event.key === 'ArrowLeft') player.nudge(-STEP_S);
      else if (event.key === 'ArrowRight') player.nudge(STEP_S);
      else return;
      event.preventDefault();
    };
    dialog.addEventListener('keydown', onKey);
    return () => dialog.removeEventListener('keydown', onKey);
  }, [inside, player]);
}
