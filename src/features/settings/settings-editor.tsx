import { useSetAtom } from 'jotai';
import ListChecks from 'lucide-react/icons/list-checks';
import { useEffect, useRef, useState } from 'react';
import type { Settings } from '@/domain/settings';
import { testConnection } from '@/network/test-connection';
import { openDialogAtom, type SettingsPart } from '@/state/session';
import type { SettingsLayers, SettingsPatch } from '@/storage/browser/settings';
import { Button } from '@/ui/button';
import { Modal } from '@/ui/modal';
import { QuestionDialog } from '@/ui/question-dialog';
import { SelectField } from '@/ui/select-field';
import { wording } from '@/ui/wording';
import { AddressName } from './address-field';
import { BehaviourSection } from './behaviour-section';
import { ConfigProblems } from './config-problem-list';
import { NotifySwitch } from './notify-switch';
import { RecordingSection } from './recording-section';
import { ReviewerSection } from './reviewer-section';
import { SecretField } from './secret-field';
import {
  ADDRESS_FIELDS,
  type AddressName as AddressFieldName,
  addressIn,
  keyHeader,
  type SettingsForm,
  secretProblems,
  settingsAsTyped,
  withAddress,
} from './settings-form';
import { SpeechSection } from './speech-section';
import { StorageState } from './storage-state';
import { useSettingsEditor } from './use-settings-editor';

export interface SettingsEditorProps {
  layers: SettingsLayers;
  /** Typed before and not saved; null = nothing. */
  draft: SettingsPatch | null;
  section?: SettingsPart | undefined;
  onClose: () => void;
}

interface PolicyFieldProps {
  value: Settings['policy'];
  onChange: (value: Settings['policy']) => void;
}

/** Who gets the audio and the text, and what that means. */
function PolicyField({ value, onChange }: PolicyFieldProps) {
  return (
    <div>
      <SelectField
        {...wording.settings.policy}
        value={value}
        onChange={(chosen) => onChange(chosen as Settings['policy'])}
      />
      <p className="field-hint models-hint">{wording.models.policyHints[value]}</p>
    </div>
  );
}

interface UnsavedQuestionProps {
  onKeepEditing: () => void;
  onDiscard: () => void;
  onSave: () => void;
}

/** Asked when Settings is closed with changes in it; Esc goes back to them. */
function UnsavedQuestion({ onKeepEditing, onDiscard, onSave }: UnsavedQuestionProps) {
  const { unsaved, save } = wording.settings;
  return (
    <QuestionDialog title={unsaved.title} message={unsaved.message} onCancel={onKeepEditing}>
      <Button onClick={onKeepEditing}>{unsaved.keepEditing}</Button>
      <Button variant="danger" onClick={onDiscard}>
        {unsaved.discard}
      </Button>
      <Button variant="primary" onClick={onSave}>
        {save}
      </Button>
    </QuestionDialog>
  );
}

/** The way to the scorecards. What is typed in Settings and not saved is a draft, and there again after it. */
function ScorecardsSection() {
  const openDialog = useSetAtom(openDialogAtom);
  return (
    <section className="settings-section">
      <h3>{wording.settings.scorecards.title}</h3>
      <p className="muted">{wording.settings.scorecards.hint}</p>
      <p>
        <Button icon={ListChecks} onClick={() => openDialog({ name: 'scorecards' })}>
          {wording.settings.scorecards.open}
        </Button>
      </p>
    </section>
  );
}

/** The form: nothing is in force before Save, and closing with changes in it asks. */
export function SettingsEditor({ layers, draft, section, onClose }: SettingsEditorProps) {
  const words = wording.settings;
  const { site } = layers;
  const { form, change, attempts, problems, ...editing } = useSettingsEditor(layers, draft);
  // Counted: where Esc closed this dialog and the question at once, this one is opened again and must not cover it.
  const [question, setQuestion] = useState({ open: false, asked: 0 });
  const unsendable = secretProblems(form);
  const body = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (attempts > 0) body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const close = () => (editing.dirty ? setQuestion(({ asked }) => ({ open: true, asked: asked + 1 })) : onClose());
  const keepEditing = () => setQuestion(({ asked }) => ({ open: false, asked }));
  const save = async () => {
    keepEditing();
    if (await editing.save()) onClose();
  };
  const discard = () => {
    editing.discard();
    onClose();
  };

  const addressField = (field: AddressFieldName) => (
    <AddressName
      key={field}
      field={field}
      value={addressIn(form, field)}
      siteValue={addressIn(site, field)}
      problem={problems[field]}
      onChange={(address) => change(withAddress(form, field, address))}
      // A key that can't be sent would look like a service that does not answer.
      {...(field !== 'models' &&
        Object.keys(unsendable).length === 0 && {
          test: {
            ask: (signal) => testConnection(field, settingsAsTyped(form, site), signal),
            keyHeader: keyHeader(form, field),
            with: JSON.stringify([form.secrets, form.services.speech]),
          },
        })}
    />
  );
  const secretField = (field: keyof SettingsForm['secrets']) => (
    <SecretField
      field={field}
      value={form.secrets[field]}
      // A header is typed name first: what is missing yet is no mistake before Save.
      problem={attempts > 0 || unsendable[field] === 'characters' ? unsendable[field] : undefined}
      onChange={(value) => change({ ...form, secrets: { ...form.secrets, [field]: value } })}
    />
  );

  const footer = (
    <>
      {editing.failed && (
        <p className="settings-warning" role="alert">
          {words.notSaved}
        </p>
      )}
      <Button onClick={close}>{wording.ui.cancel}</Button>
      <Button variant="primary" onClick={() => void save()}>
        {words.save}
      </Button>
    </>
  );

  return (
    <>
      {question.open && (
        <UnsavedQuestion
          key={question.asked}
          onKeepEditing={keepEditing}
          onDiscard={discard}
          onSave={() => void save()}
        />
      )}
      <Modal title={words.title} size="large" onClose={close} footer={footer}>
        <div ref={body} className="settings">
          <p className="muted">{words.intro}</p>
          {editing.restored && (
            <p className="settings-warning" role="status">
              {words.unsaved.restored}
            </p>
          )}
          <ConfigProblems />
          <ReviewerSection disabled={editing.dirty} />
          <section className="settings-section">
            <h3>{words.services}</h3>
            <div className="settings-grid">{ADDRESS_FIELDS.map(addressField)}</div>
          </section>
          <section className="settings-section">
            <h3>{words.access}</h3>
            <div className="settings-grid">
              {secretField('apiKey')}
              {secretField('interactionsToken')}
              {secretField('automationHeader')}
              {secretField('automationValue')}
            </div>
          </section>
          <ScorecardsSection />
          <BehaviourSection form={form} onChange={change} />
          <RecordingSection form={form} onChange={change} />
          <SpeechSection address={form.models} asked={section === 'speech'}>
            {addressField('models')}
            <PolicyField value={form.policy} onChange={(policy) => change({ ...form, policy })} />
          </SpeechSection>
          <section className="settings-section">
            <h3>{words.device}</h3>
            <NotifySwitch
              checked={form.notifyWhenScored}
              onChange={(notifyWhenScored) => change({ ...form, notifyWhenScored })}
            />
            <StorageState />
            <p className="muted">
              <a href="/licences.txt" target="_blank" rel="noreferrer">
                {words.licences}
              </a>
            </p>
          </section>
        </div>
      </Modal>
    </>
  );
}
