import X from 'lucide-react/icons/x';
import { type FormEvent, useId, useMemo, useState } from 'react';
import type { Call } from '@/domain/call';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { wording } from '@/ui/wording';
import { choicesOf } from './filter-select';
import type { DeskActions } from './use-desk-actions';

const words = wording.desk;
/** Letters of a name or a tag. */
const LONGEST = 80;

export interface FactsFormProps {
  calls: readonly Call[];
  ticked: readonly Call[];
  actions: DeskActions;
  close: () => void;
}

/** A field that offers what other calls have. */
function OfferingForm(props: {
  label: string;
  hint?: string;
  offered: readonly string[];
  start: string;
  action: string;
  canBeEmpty: boolean;
  onSave: (text: string) => void;
}) {
  const { label, hint, offered, start, action, canBeEmpty, onSave } = props;
  const list = useId();
  const [text, setText] = useState(start);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (canBeEmpty || text.trim() !== '') onSave(text.normalize('NFC').trim());
  };
  return (
    <form className="desk-menu-form" onSubmit={save}>
      <TextField
        label={label}
        hint={hint}
        value={text}
        maxLength={LONGEST}
        autoComplete="off"
        list={list}
        onChange={setText}
      />
      <datalist id={list}>
        {offered.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <Button type="submit" variant="primary">
        {action}
      </Button>
    </form>
  );
}

/** Whose calls these are. */
export function AgentForm({ calls, ticked, actions, close }: FactsFormProps) {
  const agents = useMemo(() => choicesOf(calls).agents, [calls]);
  const [first, ...others] = new Set(ticked.map(({ facts }) => facts?.agent ?? ''));
  const save = (agent: string) => {
    close();
    actions.setAgent(ticked, agent);
  };
  const start = others.length === 0 ? (first ?? '') : '';
  return (
    <OfferingForm
      {...{ label: words.agentName, hint: words.agentHint, offered: agents, start, action: words.save }}
      canBeEmpty
      onSave={save}
    />
  );
}

/** Adds a tag to all of them, or takes one away from those that have it. */
export function TagsForm({ calls, ticked, actions, close }: FactsFormProps) {
  const tags = useMemo(() => choicesOf(calls).tags, [calls]);
  const there = choicesOf(ticked).tags;
  return (
    <>
      <OfferingForm
        {...{ label: words.newTag, offered: tags, start: '', action: words.add, canBeEmpty: false }}
        onSave={(tag) => {
          close();
          actions.addTag(ticked, tag);
        }}
      />
      {there.length > 0 && (
        <ul className="desk-menu-items" aria-label={words.tagsThere}>
          {there.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                aria-label={words.removeTag(tag)}
                onClick={() => {
                  close();
                  actions.removeTag(ticked, tag);
                }}
              >
                <X size={18} aria-hidden="true" />
                {tag}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
