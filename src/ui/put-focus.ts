/**
 * What was pressed last. The ring of the control that opens something does not tell: WebKit draws one wherever a script
 * puts the focus, as when the dialog before gave it back.
 */
let keyPressed = false;
addEventListener('keydown', () => (keyPressed = true), true);
addEventListener('pointerdown', () => (keyPressed = false), true);

export const keyWasLast = (): boolean => keyPressed;

/** Focuses what a press opened or closed: with a ring after a key, without one after a pointer, in every browser. */
export function putFocus(element: HTMLElement | null | undefined, options: FocusOptions = {}): void {
  element?.focus({ ...options, focusVisible: keyPressed } as FocusOptions);
}
