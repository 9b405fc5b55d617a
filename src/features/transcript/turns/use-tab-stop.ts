import { type RefObject, useEffect, useRef } from 'react';

const BUTTONS = '[data-turn] button[tabindex]:not(:disabled)';
const buttonsOf = (turn: Element | null | undefined) => [
  ...(turn?.querySelectorAll<HTMLElement>('button[tabindex]:not(:disabled)') ?? []),
];

/**
 * One stop of the Tab key for all turns, however many: the button that had the focus last, else the first. The buttons are
 * rendered with tabindex -1, and the stop is set here: with a property of each turn, moving the focus would render them.
 */
export function useTabStop(list: RefObject<HTMLElement | null>): void {
  const stop = useRef<HTMLElement | null>(null);
  const turn = useRef('1');

  const moveTo = (button: HTMLElement | null | undefined) => {
    if (stop.current !== null && stop.current !== button) stop.current.tabIndex = -1;
    stop.current = button ?? null;
    if (button === null || button === undefined) return;
    button.tabIndex = 0;
    turn.current = button.closest<HTMLElement>('[data-turn]')?.dataset['turn'] ?? '1';
  };
  const latest = useRef(moveTo);

  // After every rendering: the stop may have gone with its turn, or can't be pressed any more.
  useEffect(() => {
    latest.current = moveTo;
    const place = list.current;
    if (place === null || (stop.current?.isConnected === true && stop.current.matches(':enabled'))) return;
    const [same] = buttonsOf(place.querySelector(`[data-turn="${turn.current}"]`));
    moveTo(same ?? place.querySelector<HTMLElement>(BUTTONS));
  });

  useEffect(() => {
    const place = list.current;
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches(BUTTONS)) latest.current(target);
    };
    place?.addEventListener('focusin', onFocus);
    return () => place?.removeEventListener('focusin', onFocus);
  }, [list]);
}

/** The button beside this one in its turn; undefined at the end. */
export function buttonBeside(target: HTMLElement, by: 1 | -1): HTMLElement | undefined {
  const buttons = buttonsOf(target.closest('[data-turn]'));
  const at = buttons.indexOf(target);
  return at < 0 ? undefined : buttons[at + by];
}
