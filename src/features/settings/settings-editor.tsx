import { useSetAtom } from 'jotai';
import Stethoscope from 'lucide-react/icons/stethoscope';
import { useEffect, useRef, useState } from 'react';
import { BUILD } from '@/domain/build';
import { openDialogAtom, type SettingsPart } from '@/state/session';
import type { SettingsLayers, SettingsPatch } from '@/storage/browser/settings';
import { Button } from '@/ui/button';
import { Modal } from '@/ui/modal';
import { QuestionDialog } from '@/ui/question-dialog';
import { wording } from '@/ui/wording';
import { AdministratorLock } from './administrator-lock';
import { AdministratorPart } from './administrator-part';
import { BackupSection } from './backup-section';
import { ConfigProblems } from './config-problem-list';
import { FolderSection } from './folder-section';
import { LanguageSection } from './language-section';
import { LicencesLink } from './licences-link';
import { LockSection } from './lock-section';
import { NotifySwitch } from './notify-switch';
import { PlayerKeysSection } from './player-keys-section';
import { ReviewerSection } from './reviewer-section';
import { SealSection } from './seal-section';
import { StorageState } from './storage-state';
import { TeamSection } from './team-section';
import { useSettingsEditor } from './use-settings-editor';

export interface SettingsEditorProps {
  layers: SettingsLayers;
  /** Typed before and not saved; null = nothing. */
  draft: SettingsPatch | null;
  section?: SettingsPart | undefined;
  onClose: () => void;
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

/** Which Callmark this is, and the way to what can be found out about the device. */
function DeviceBuild() {
  const openDialog = useSetAtom(openDialogAtom);
  return (
    <>
      <p>{wording.settings.build(BUILD.version, BUILD.commit)}</p>
      <p>
        <Button icon={Stethoscope} onClick={() => openDialog({ name: 'device-check' })}>
          {wording.settings.checkDevice}
        </Button>
      </p>
      <LicencesLink />
    </>
  );
}

/** The form: nothing is in force before Save, and closing with changes in it asks. */
export function SettingsEditor({ layers, draft, section, onClose }: SettingsEditorProps) {
  const words = wording.settings;
  const { site } = layers;
  const { form, change, attempts, problems, ...editing } = useSettingsEditor(layers, draft);
  // Counted: where Esc closed this dialog and the question at once, this one is opened again and must not cover it.
  const [question, setQuestion] = useState({ open: false, asked: 0 });
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
          {layers.unread && <p className="settings-warning">{words.unread}</p>}
          {editing.restored && (
            <p className="settings-warning" role="status">
              {words.unsaved.restored}
            </p>
          )}
          <ConfigProblems />
          <LanguageSection />
          <ReviewerSection disabled={editing.dirty} />
          <BackupSection />
          <TeamSection site={site.team} />
          <FolderSection />
          <PlayerKeysSection />
          <LockSection />
          <SealSection />
          <section className="settings-section">
            <h3>{words.device}</h3>
            <NotifySwitch
              checked={form.notifyWhenScored}
              onChange={(notifyWhenScored) => change({ ...form, notifyWhenScored })}
            />
            <StorageState />
            <DeviceBuild />
          </section>
          <AdministratorLock pin={site.settingsPin} asked={section === 'speech'}>
            <AdministratorPart {...{ form, change, site, attempts, problems }} toSpeech={section === 'speech'} />
          </AdministratorLock>
        </div>
      </Modal>
    </>
  );
}
