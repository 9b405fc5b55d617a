import { setTime } from '@/domain/transcript/set-time';

/** Beyond it the browser's own undo costs seconds a key. */
const LARGE = 200_000;

/** Writes a time of the recording into the text area, where the caret is, as if it had been typed: undo knows of it. */
export function insertTime(area: HTMLTextAreaElement, seconds: number): void {
  if (area.readOnly) return;
  const { from, to, insert, caret } = setTime(area.value, area.selectionStart, seconds);
  area.focus({ preventScroll: true });
  area.setSelectionRange(from, to);
  // Deprecated, and the only way into the undo list of the browser.
  if (area.value.length > LARGE || document.execCommand?.('insertText', false, insert) !== true) {
    area.setRangeText(insert, from, to, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  }
  area.setSelectionRange(caret, caret);
}
