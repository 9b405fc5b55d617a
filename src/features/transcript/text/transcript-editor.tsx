import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { CallId } from '@/domain/call';
import { wording } from '@/ui/wording';
import type { TranscriptDraft } from './draft';

/** From here on browsers take seconds to put a text in line by line: 8 s for 2,000 lines in Chromium. */
const LARGE = 10_000;

/**
 * The direction of a large text is that of its first letter: with `auto` the browser finds out that of every line, and
 * three million characters took Chromium 29 s.
 */
function setDirection(element: HTMLTextAreaElement, text: string): void {
  const letter = /\p{L}/u.exec(text.slice(0, LARGE))?.[0] ?? '';
  const fixed = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(letter) ? 'rtl' : 'ltr';
  element.dir = text.length < LARGE ? 'auto' : fixed;
}

/** Pastes and drops of whole transcripts in one go; the price is that the browser's undo does not know of them. */
function insertLarge(event: InputEvent): void {
  const { target, data } = event;
  if (!(target instanceof HTMLTextAreaElement) || target.readOnly || !event.cancelable) return;
  const text = data ?? event.dataTransfer?.getData('text/plain') ?? '';
  if (text.length < LARGE) return;
  event.preventDefault();
  setDirection(target, text);
  target.setRangeText(text, target.selectionStart, target.selectionEnd, 'end');
  target.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: event.inputType }));
}

export interface TranscriptEditorProps {
  /** The text area, for what writes into it from outside. */
  area: RefObject<HTMLTextAreaElement | null>;
  draft: TranscriptDraft;
  callId: CallId | null;
  /** The stored text; undefined while it is read. */
  text: string | undefined;
  /** Of that text; 0 = nothing is stored. */
  revision: number;
  /** Of that text, where anybody can tell. */
  lang?: string | undefined;
  /** Opened to type at once, by a button that went away with the empty screen. */
  typeNow?: boolean;
}

/** Edit mode (§2). The text area keeps its own text: React and the parser stay out of every key. */
export function TranscriptEditor({
  area,
  draft,
  callId,
  text,
  revision,
  lang,
  typeNow = false,
}: TranscriptEditorProps) {
  const fresh = useRef(true);

  useLayoutEffect(() => {
    // Before anything is shown: what was typed for the call before is still in the text area.
    draft.open(callId);
    const element = area.current;
    if (element === null || text === undefined) return;
    const stored = { text, revision };
    const next = fresh.current ? draft.initial(stored) : draft.shown(stored);
    fresh.current = false;
    if (next === null || next === element.value) return;
    const { selectionStart, selectionEnd } = element;
    setDirection(element, next);
    element.value = next;
    // Browsers move the caret to the end, and the view with it.
    element.setSelectionRange(Math.min(selectionStart, next.length), Math.min(selectionEnd, next.length));
  }, [area, draft, callId, text, revision]);

  useEffect(() => {
    if (typeNow) area.current?.focus({ preventScroll: true });
  }, [area, typeNow]);

  useEffect(() => {
    const element = area.current;
    // React's onBeforeInput is an event of its own making.
    element?.addEventListener('beforeinput', insertLarge);
    return () => element?.removeEventListener('beforeinput', insertLarge);
  }, [area]);

  return (
    <textarea
      ref={area}
      className="transcript-editor"
      aria-label={wording.transcript.text}
      placeholder={wording.transcript.placeholder}
      readOnly={text === undefined && !draft.holds(callId)}
      spellCheck={false}
      lang={lang}
      dir="auto"
      onInput={(event) => draft.input(event.currentTarget)}
      onBlur={() => void draft.flush()}
    />
  );
}
