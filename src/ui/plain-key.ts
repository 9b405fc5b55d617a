/** Where a letter is a letter, or what a list of its own looks for; `data-keys` marks the lists that leave it to the page. */
const TYPING =
  'input:not([type="checkbox"]):not([type="radio"]), textarea, select:not([data-keys]), [contenteditable]:not([contenteditable="false"])';

/** Whether what comes by key or from the clipboard is a field's own. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPING) !== null;

/**
 * The key, in lower case, where it may mean something to the page: not while somebody types, also not into an input
 * method, not with a modifier (Shift makes "?"), and not after a control took it. Held down it counts once, but for `held`
 * keys. Null where it may not.
 */
export function plainKey(event: KeyboardEvent, held = ''): string | null {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return null;
  const key = event.key.toLowerCase();
  if (event.repeat && !held.includes(key)) return null;
  return isTyping(event.target) ? null : key;
}
