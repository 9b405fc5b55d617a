import ArrowDown from 'lucide-react/icons/arrow-down';
import Replace from 'lucide-react/icons/replace';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { findWords, type Sought } from '@/domain/transcript/find-words';
import type { Turn } from '@/domain/transcript/transcript';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { keyWasLast } from '@/ui/put-focus';
import { TextField } from '@/ui/text-field';
import { wording } from '@/ui/wording';
import './find-replace.css';

const words = wording.repair.find;
/** Longer than anything that is worth replacing everywhere. */
const LONGEST = 200;

export interface FinderProps {
  turns: readonly Turn[];
  /** Nothing can be changed just now. */
  busy: boolean;
  /** The turn (from 1) to bring into view; null: none any more. */
  onShow: (turn: number | null) => void;
  onReplace: (sought: Sought, by: string) => void;
}

interface FindFormProps extends FinderProps {
  onClose: () => void;
}

function FindForm({ turns, busy, onShow, onReplace, onClose }: FindFormProps) {
  const [sought, setSought] = useState<Sought>({ words: '', accents: false, whole: true });
  const [by, setBy] = useState('');
  const [shown, setShown] = useState(-1);
  /** Places that were replaced, until something else is looked for. */
  const [replaced, setReplaced] = useState(0);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  // In a long call every key would wait for all turns to be looked through.
  const wanted = useDeferredValue(sought);
  const found = useMemo(
    () =>
      turns
        .map(({ text }, index) => ({ turn: index + 1, places: findWords(text, wanted).length }))
        .filter(({ places }) => places > 0),
    [turns, wanted],
  );
  const places = found.reduce((sum, one) => sum + one.places, 0);
  const change = (next: Partial<Sought>) => {
    setSought({ ...sought, ...next });
    setShown(-1);
    setReplaced(0);
  };
  const showNext = () => {
    const next = found[(shown + 1) % found.length];
    if (next === undefined) return;
    setShown((shown + 1) % found.length);
    onShow(next.turn);
  };
  const replace = () => {
    onReplace(sought, by);
    setReplaced(places);
    // With nothing left to find, neither button can have it. A finger wants no keyboard for that.
    if (keyWasLast()) first.current?.focus();
  };
  const none = replaced > 0 ? wording.repair.said.replaced(replaced) : words.none;
  return (
    <form
      className="find-replace"
      aria-label={words.open}
      onSubmit={(event) => {
        event.preventDefault();
        showNext();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onClose();
      }}
    >
      <TextField
        ref={first}
        label={words.words}
        value={sought.words}
        maxLength={LONGEST}
        autoComplete="off"
        spellCheck={false}
        onChange={(value) => change({ words: value })}
      />
      <TextField
        label={words.by}
        value={by}
        maxLength={LONGEST}
        autoComplete="off"
        spellCheck={false}
        onChange={setBy}
      />
      <div className="find-replace-choices">
        <label>
          <input
            type="checkbox"
            checked={sought.accents}
            onChange={({ currentTarget }) => change({ accents: currentTarget.checked })}
          />
          {words.accents}
        </label>
        <label>
          <input
            type="checkbox"
            checked={sought.whole}
            onChange={({ currentTarget }) => change({ whole: currentTarget.checked })}
          />
          {words.whole}
        </label>
        <span className="find-replace-buttons">
          <IconButton type="submit" icon={ArrowDown} label={words.next} disabled={places === 0} />
          <Button disabled={busy || places === 0} onClick={replace}>
            {words.replace}
          </Button>
        </span>
      </div>
      <p className="find-replace-found" role="status">
        {wanted.words.trim() !== '' && (places === 0 ? none : words.found(places, found.length))}
      </p>
    </form>
  );
}

/** Finds words in the whole transcript, and puts others in their place: one change, taken back by one Undo (D288). */
export function Finder({ turns, busy, onShow, onReplace }: FinderProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    onShow(null);
    opener.current?.focus();
  };
  return (
    <>
      <IconButton
        ref={opener}
        icon={Replace}
        label={words.open}
        aria-expanded={open}
        onClick={open ? close : () => setOpen(true)}
      />
      {open && <FindForm turns={turns} busy={busy} onShow={onShow} onReplace={onReplace} onClose={close} />}
    </>
  );
}
