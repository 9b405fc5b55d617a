import { useLiveQuery } from 'dexie-react-hooks';
import { useSetAtom } from 'jotai';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Call, CallId } from '@/domain/call';
import { failureOf } from '@/domain/failure';
import { tidyTags } from '@/domain/file-name-facts';
import { showToastAtom } from '@/state/toasts';
import { changeFacts, knownFacts } from '@/storage/calls/call-facts';
import { getCall } from '@/storage/calls/calls';
import { Button } from '@/ui/button';
import { DayField } from '@/ui/day-field';
import { failureLine } from '@/ui/failure-words';
import { Modal } from '@/ui/modal';
import { QuestionDialog } from '@/ui/question-dialog';
import { SuggestField } from '@/ui/suggest-field';
import { TextField } from '@/ui/text-field';
import { wording } from '@/ui/wording';
import './facts.css';
import {
  changeOf,
  common,
  type FactField,
  type FactsDraft,
  factsProblem,
  isChanged,
  NOTHING_TYPED,
  shownTags,
} from './facts-draft';
import { TagField } from './tag-field';

const words = wording.facts;
const LONGEST = 200;

export interface FactsDialogProps {
  callIds: readonly CallId[];
  onClose: () => void;
}

/** What is known of a call, or of a selection of them, beside its sound (D290). */
export function FactsDialog({ callIds, onClose }: FactsDialogProps) {
  const calls = useLiveQuery(
    async () => (await Promise.all(callIds.map(getCall))).filter((call) => call !== undefined),
    [callIds],
  );
  if (calls === undefined || calls.length === 0) {
    return (
      <Modal title={words.title(callIds.length)} onClose={onClose}>
        <p className="muted">{calls === undefined ? wording.ui.loading : words.gone}</p>
      </Modal>
    );
  }
  return <FactsForm calls={calls} onClose={onClose} />;
}

/** Asked when the form is closed with something typed in it; Esc goes back to it. */
function Unsaved({ onKeep, onDiscard, onSave }: { onKeep: () => void; onDiscard: () => void; onSave: () => void }) {
  const { title, message, keepEditing, discard } = words.unsaved;
  return (
    <QuestionDialog title={title} message={message} onCancel={onKeep}>
      <Button onClick={onKeep}>{keepEditing}</Button>
      <Button variant="danger" onClick={onDiscard}>
        {discard}
      </Button>
      <Button variant="primary" onClick={onSave}>
        {words.save}
      </Button>
    </QuestionDialog>
  );
}

function withTag(draft: FactsDraft, text: string): FactsDraft {
  const added = tidyTags([...draft.added, ...text.split(/[,;]/)]);
  return { ...draft, added, removed: draft.removed.filter((tag) => !added.includes(tag)) };
}

function FactsForm({ calls, onClose }: { calls: readonly Call[]; onClose: () => void }) {
  const known = useLiveQuery(() => knownFacts());
  const showToast = useSetAtom(showToastAtom);
  const [draft, setDraft] = useState<FactsDraft>(NOTHING_TYPED);
  const [tag, setTag] = useState('');
  const [asked, setAsked] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  // A tag that is typed but not added yet is meant as well.
  const whole = withTag(draft, tag);
  const problem = attempts > 0 ? factsProblem(calls, whole) : null;

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const save = async () => {
    setAsked(false);
    setAttempts(attempts + 1);
    if (factsProblem(calls, whole) !== null) return;
    const { change, title } = changeOf(calls, whole);
    try {
      const ids = calls.map(({ id }) => id);
      if (isChanged(calls, whole)) await changeFacts(ids, change, title);
    } catch (error) {
      return setFailed(failureLine(failureOf(error)));
    }
    showToast({ text: words.saved(calls.length) });
    onClose();
  };
  const close = () => (isChanged(calls, whole) ? setAsked(true) : onClose());
  const field = (name: FactField) => {
    const before = common(calls, name);
    return {
      value: draft.typed[name] ?? before ?? '',
      maxLength: LONGEST,
      ...(before === null && { placeholder: words.several }),
      onChange: (text: string) => setDraft({ ...draft, typed: { ...draft.typed, [name]: text } }),
    };
  };

  return (
    <Modal
      title={words.title(calls.length)}
      onClose={close}
      footer={
        <>
          {failed !== null && (
            <p className="field-error" role="alert">
              {failed}
            </p>
          )}
          <Button onClick={close}>{wording.ui.cancel}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {words.save}
          </Button>
        </>
      }
    >
      {asked && <Unsaved onKeep={() => setAsked(false)} onDiscard={onClose} onSave={() => void save()} />}
      <form
        ref={form}
        id={formId}
        className="facts"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void save();
        }}
      >
        {calls.length > 1 && <p className="muted">{words.severalHint}</p>}
        <TextField label={words.name} {...field('title')} error={problem === 'no-title' ? words.noTitle : undefined} />
        <div className="facts-grid">
          <SuggestField label={words.agent} suggestions={known?.agents ?? []} {...field('agent')} />
          <TextField label={words.customer} hint={words.customerHint} autoComplete="off" {...field('customer')} />
          <SuggestField label={words.queue} suggestions={known?.queues ?? []} {...field('queue')} />
          <div className="facts-when">
            <DayField
              label={words.day}
              {...field('day')}
              hint={common(calls, 'day') === null ? words.several : undefined}
              error={problem === 'no-day' ? words.noDay : undefined}
            />
            <TextField
              type="time"
              label={words.time}
              {...field('time')}
              hint={common(calls, 'time') === null ? words.several : undefined}
            />
          </div>
        </div>
        <TagField
          tags={shownTags(calls, draft)}
          suggestions={known?.tags ?? []}
          text={tag}
          onText={setTag}
          onAdd={() => {
            setDraft(withTag(draft, tag));
            setTag('');
          }}
          onRemove={(gone) =>
            setDraft({
              ...draft,
              added: draft.added.filter((one) => one !== gone),
              removed: [...draft.removed, gone],
            })
          }
        />
      </form>
    </Modal>
  );
}
