import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { SuggestField } from '@/ui/suggest-field';
import { wording } from '@/ui/wording';

const words = wording.facts;

export interface TagFieldProps {
  tags: readonly { tag: string; all: boolean }[];
  suggestions: readonly string[];
  /** Typed and not added yet; the form takes it along when it is saved. */
  text: string;
  onText: (text: string) => void;
  onAdd: () => void;
  onRemove: (tag: string) => void;
}

/** The tags of a call as chips, and the field for one more; Enter adds it. */
export function TagField({ tags, suggestions, text, onText, onAdd, onRemove }: TagFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const add = () => {
    onAdd();
    field.current?.focus();
  };
  const remove = (tag: string) => {
    onRemove(tag);
    // Its button goes with it; the focus must stay somewhere.
    field.current?.focus();
  };
  return (
    <fieldset className="facts-tags">
      <legend className="field-label">{words.tags}</legend>
      {tags.length === 0 && <p className="muted">{words.noTags}</p>}
      <ul className="facts-chips">
        {tags.map(({ tag, all }) => (
          <li key={tag} className={all ? 'facts-chip' : 'facts-chip facts-chip-some'}>
            <span dir="auto">{all ? tag : words.onSome(tag)}</span>
            <IconButton icon={X} label={words.removeTag(tag)} variant="quiet" onClick={() => remove(tag)} />
          </li>
        ))}
      </ul>
      <div className="facts-new-tag">
        <SuggestField
          ref={field}
          label={words.newTag}
          suggestions={suggestions}
          maxLength={60}
          value={text}
          onChange={onText}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || text.trim() === '') return;
            // Else the form would be saved.
            event.preventDefault();
            add();
          }}
        />
        <Button icon={Plus} disabled={text.trim() === ''} onClick={add}>
          {words.addTag}
        </Button>
      </div>
    </fieldset>
  );
}
