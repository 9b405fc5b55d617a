import { type RefObject, useEffect } from 'react';
import type { Repair } from '../repairs/repair';
import { buttonBeside } from './use-tab-stop';

const SPEAKERS = { 1: 'agent', 2: 'customer' } as const;

const turnOf = (target: Element): HTMLElement | null => target.closest<HTMLElement>('[data-turn]');

/** The same button of another turn. */
function moveFocus(target: Element, list: HTMLElement | null, turn: number): boolean {
  const other = list?.querySelector(`[data-turn="${turn}"]`);
  const [kind] = target.classList;
  const same = other?.querySelector<HTMLElement>(`.${kind ?? ''}:not(:disabled)`);
  const button = same ?? other?.querySelector<HTMLElement>('button:not(:disabled)');
  button?.focus();
  return button !== undefined && button !== null;
}

/**
 * Keys of the turn that has the focus (on one of its buttons): 1 and 2 say who speaks, the arrows go to the next and the
 * last turn, and to the buttons beside this one, Ctrl+Z takes the last change back. Listened for on the list: one listener, however many turns.
 */
export function useTurnKeys(
  list: RefObject<HTMLElement | null>,
  { editable, repair, undo }: { editable: boolean; repair: (repair: Repair) => void; undo: () => void },
): void {
  useEffect(() => {
    const element = list.current;
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (!(target instanceof HTMLElement) || target.closest('textarea') !== null || event.altKey) return;
      const turn = turnOf(target);
      if (turn === null) return;
      const number = Number(turn.dataset['turn']);
      const held = event.ctrlKey || event.metaKey;
      if (held && key === 'z' && editable) undo();
      else if (held) return;
      else if ((key === '1' || key === '2') && editable)
        repair({ kind: 'speaker', turn: number, speaker: SPEAKERS[key] });
      else if (key === 'ArrowRight') buttonBeside(target, 1)?.focus();
      else if (key === 'ArrowLeft') buttonBeside(target, -1)?.focus();
      else if (key === 'ArrowDown' && moveFocus(target, element, number + 1)) event.preventDefault();
      else if (key === 'ArrowUp' && moveFocus(target, element, number - 1)) event.preventDefault();
      else return;
      event.preventDefault();
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [list, editable, repair, undo]);
}
