import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { wording } from '@/ui/wording';
import './call-parts.css';

const words = wording.calls;
const LONGEST = 200;

export interface RenameFormProps {
  title: string;
  onSave: (title: string) => void;
  onCancel: () => void;
}

/** In the row's place: a new name; Enter keeps it, Esc leaves the old one. */
export function RenameForm({ title, onSave, onCancel }: RenameFormProps) {
  const [name, setName] = useState(title);
  const field = useRef<HTMLInputElement>(null);
  const wanted = name.trim();
  const tooLong = wanted !== title && wanted.length > LONGEST;
  useEffect(() => {
    field.current?.select();
  }, []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (tooLong) field.current?.focus();
    else if (wanted === '' || wanted === title) onCancel();
    else onSave(wanted);
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // Else the drawer around it would close too.
    event.preventDefault();
    onCancel();
  };
  return (
    <form className="calls-rename" onSubmit={save} onKeyDown={leave}>
      {/* A limit of the browser's would cut what is pasted without a word. */}
      <TextField
        ref={field}
        label={words.newName}
        value={name}
        error={tooLong ? words.nameTooLong(wanted.length, LONGEST) : undefined}
        onChange={setName}
      />
      <Button type="submit" variant="primary">
        {words.save}
      </Button>
      <Button onClick={onCancel}>{words.cancel}</Button>
    </form>
  );
}
