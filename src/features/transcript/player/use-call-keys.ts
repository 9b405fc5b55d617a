import { useEffect, useRef } from 'react';
import { deedOf, type PlayerDeed, readPedalKeys } from '@/domain/player-keys';
import { readPreference } from '@/storage/browser/preferences';

const FIELDS = 'input, textarea, select, [contenteditable]';
/** What the space bar presses. */
const PRESSED = 'button, a, summary, label';
/** A dialog over everything has a player of its own, or none; one beside the transcript leaves its keys alone. */
const OVER_ALL = 'dialog[open]:not(.modal-beside)';
/** These are for one press; the others go on while the pedal is held down. */
const ONCE: readonly PlayerDeed[] = ['toggle', 'loop', 'insert-time'];

function isTyping({ target, code }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest(code === 'Space' ? `${FIELDS}, ${PRESSED}` : FIELDS) !== null;
}

/** Keys of the player wherever the focus is on the page, also in the text area; those of a foot pedal as assigned. */
export function useCallKeys(run: (deed: PlayerDeed) => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Keys of a composition (Telex, VNI) belong to it.
      if (event.defaultPrevented || event.isComposing || document.querySelector(OVER_ALL) !== null) return;
      const deed = deedOf(event, readPedalKeys(readPreference('playerKeys')), isTyping(event));
      if (deed === null) return;
      event.preventDefault();
      if (!event.repeat || !ONCE.includes(deed)) latest.current(deed);
    };
    // Before the page's own letters, which are heard on the document: what was assigned comes first.
    document.body.addEventListener('keydown', onKey);
    return () => document.body.removeEventListener('keydown', onKey);
  }, []);
}
