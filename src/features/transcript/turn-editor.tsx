import { useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { unsavedWorkAtom } from '@/state/session';
import { Button } from '@/ui/button';
import { wording } from '@/ui/wording';
import type { Repair } from './repair';

const words = wording.repair;

export interface TurnEditorProps {
  /** From 1. */
  turn: number;
  text: string;
  /** Nothing can be saved just now. */
  busy: boolean;
  onRepair: (repair: Repair) => void;
  onClose: () => void;
}

/** The words of one turn, in their place: edited, or cut in two where the cursor stands. */
export function TurnEditor({ turn, text, busy, onRepair, onClose }: TurnEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const setUnsaved = useSetAtom(unsavedWorkAtom);
  useEffect(() => {
    setUnsaved(true);
    return () => setUnsaved(false);
  }, [setUnsaved]);
  useLayoutEffect(() => {
    area.current?.focus();
    area.current?.setSelectionRange(text.length, text.length);
  }, [text]);

  const save = () => {
    if (busy) return;
    onRepair({ kind: 'words', turn, words: area.current?.value ?? '' });
    onClose();
  };
  const split = () => {
    const { value = '', selectionStart = 0 } = area.current ?? {};
    // At either end there is nothing to cut off: the cursor has to be put first.
    if (value.slice(0, selectionStart).trim() === '' || value.slice(selectionStart).trim() === '')
      return area.current?.focus();
    // The store keeps one blank where a turn had several.
    const before = value.slice(0, selectionStart).replace(/\s+/g, ' ').trimStart();
    onRepair({ kind: 'split', turn, words: value, at: before.length });
    onClose();
  };
  return (
    <div className="turn-editor">
      <textarea
        ref={area}
        aria-label={words.words(turn)}
        defaultValue={text}
        rows={Math.min(8, 2 + Math.floor(text.length / 50))}
        dir="auto"
        spellCheck={false}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          else if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) save();
          else return;
          event.preventDefault();
        }}
      />
      <div className="turn-editor-buttons">
        <Button variant="primary" disabled={busy} onClick={save}>
          {words.save}
        </Button>
        <Button disabled={busy} onClick={split}>
          {words.split}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}
