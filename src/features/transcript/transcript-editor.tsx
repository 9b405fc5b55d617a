import { useLayoutEffect, useRef } from 'react';
import type { CallId } from '@/domain/call';
import { wording } from '@/ui/wording';
import type { TranscriptDraft } from './draft';

export interface TranscriptEditorProps {
  draft: TranscriptDraft;
  callId: CallId | null;
  /** The stored text; undefined while it is read. */
  text: string | undefined;
}

/** Edit mode (§2). The text area keeps its own text: React and the parser stay out of every key. */
export function TranscriptEditor({ draft, callId, text }: TranscriptEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const fresh = useRef(true);

  useLayoutEffect(() => {
    // Before anything is shown: what was typed for the call before is still in the text area.
    draft.open(callId);
    const element = area.current;
    if (element === null || text === undefined) return;
    const next = fresh.current ? draft.initial(text) : draft.shown(text);
    fresh.current = false;
    if (next === null || next === element.value) return;
    const { selectionStart, selectionEnd } = element;
    element.value = next;
    // Browsers move the caret to the end, and the view with it.
    element.setSelectionRange(Math.min(selectionStart, next.length), Math.min(selectionEnd, next.length));
  }, [draft, callId, text]);

  return (
    <textarea
      ref={area}
      className="transcript-editor"
      aria-label={wording.transcript.text}
      placeholder={wording.transcript.placeholder}
      readOnly={text === undefined}
      spellCheck={false}
      dir="auto"
      onInput={(event) => draft.input(event.currentTarget)}
      onBlur={() => void draft.flush()}
    />
  );
}
