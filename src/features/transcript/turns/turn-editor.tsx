import { useSetAtom } from 'jotai';
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { unsavedWorkAtom } from '@/state/session';
import { Button } from '@/ui/button';
import { SpokenLanguage } from '@/ui/spoken-language';
import { wording } from '@/ui/wording';
import type { Repair } from '../repairs/repair';

const words = wording.repair;

export interface TurnEditorProps {
  /** From 1. */
  turn: number;
  text: string;
  /** Where the typing goes on, when it was broken off before, or its turn has another place now. */
  typedWords: () => string | undefined;
  /** Another window changed the turn since: `text` is what it says now. */
  changed: boolean;
  onKeepMine: () => void;
  /** Told with every key, so that the words can be kept until they are saved. */
  onType: (words: string) => void;
  /** Nothing can be saved just now. */
  busy: boolean;
  /** False = it could not be done: the words stay here. */
  onRepair: (repair: Repair) => Promise<boolean>;
  onClose: () => void;
}

/** The words of one turn, in their place: edited, or cut in two where the cursor stands. */
export function TurnEditor({
  turn,
  text,
  typedWords,
  changed,
  onKeepMine,
  onType,
  busy,
  onRepair,
  onClose,
}: TurnEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const lang = useContext(SpokenLanguage);
  const [start] = useState(() => typedWords() ?? text);
  const setUnsaved = useSetAtom(unsavedWorkAtom);
  useEffect(() => {
    setUnsaved(true);
    return () => setUnsaved(false);
  }, [setUnsaved]);
  useLayoutEffect(() => {
    const element = area.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);

  const repairAndClose = async (repair: Repair) => {
    if (await onRepair(repair)) onClose();
  };
  const save = () => {
    if (!busy) void repairAndClose({ kind: 'words', turn, words: area.current?.value ?? '' });
  };
  const split = () => {
    const { value = '', selectionStart = 0 } = area.current ?? {};
    // At either end there is nothing to cut off: the cursor has to be put first.
    if (value.slice(0, selectionStart).trim() === '' || value.slice(selectionStart).trim() === '')
      return area.current?.focus();
    // The store keeps one blank where a turn had several.
    const before = value.slice(0, selectionStart).replace(/\s+/g, ' ').trimStart();
    void repairAndClose({ kind: 'split', turn, words: value, at: before.length });
  };
  return (
    <div className="turn-editor">
      <textarea
        ref={area}
        aria-label={words.words(turn)}
        defaultValue={start}
        rows={Math.min(8, 2 + Math.floor(text.length / 50))}
        dir="auto"
        lang={lang}
        spellCheck={false}
        onInput={(event) => onType(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Keys of a composition (Telex, VNI) belong to it.
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape') onClose();
          else if (event.key === 'Enter' && !event.shiftKey) save();
          else return;
          event.preventDefault();
        }}
      />
      {changed && (
        <div className="turn-editor-changed" role="alert">
          <p>{words.changed}</p>
          <p dir="auto" lang={lang}>
            {text}
          </p>
          <Button onClick={onClose}>{words.useThat}</Button>
          <Button onClick={onKeepMine}>{words.keepMine}</Button>
        </div>
      )}
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
