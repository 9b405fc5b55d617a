import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { unsavedWorkAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { replaceDeviceSettings, type SettingsLayers, settingsInForce } from '@/storage/settings';
import { Button } from '@/ui/button';
import { Modal } from '@/ui/modal';
import { wording } from '@/ui/wording';
import { AddressField } from './address-field';
import { BehaviourSection } from './behaviour-section';
import { ConfigProblems } from './config-problems';
import { NotifySwitch } from './notify-switch';
import { SecretField } from './secret-field';
import {
  ADDRESS_FIELDS,
  type AddressField as AddressFieldName,
  addressIn,
  formProblems,
  type SettingsForm,
  toDeviceSettings,
  withAddress,
} from './settings-form';
import { StorageState } from './storage-state';

export interface SettingsEditorProps {
  layers: SettingsLayers;
  onClose: () => void;
}

/** The form: nothing is in force before Save, and closing by any other way keeps what was. */
export function SettingsEditor({ layers: { site, device }, onClose }: SettingsEditorProps) {
  const words = wording.settings;
  const showToast = useSetAtom(showToastAtom);
  const setUnsaved = useSetAtom(unsavedWorkAtom);
  const [form, setForm] = useState<SettingsForm>(() => settingsInForce({ site, device }));
  const [dirty, setDirty] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [failed, setFailed] = useState(false);
  const problems = attempts > 0 ? formProblems(form) : {};
  const body = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!dirty) return;
    setUnsaved(true);
    return () => setUnsaved(false);
  }, [dirty, setUnsaved]);

  useEffect(() => {
    if (attempts > 0) body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const change = (next: SettingsForm) => {
    setForm(next);
    setDirty(true);
  };

  const save = async () => {
    setAttempts((before) => before + 1);
    if (Object.keys(formProblems(form)).length > 0) return;
    try {
      await replaceDeviceSettings(toDeviceSettings(form, site));
    } catch {
      setFailed(true);
      return;
    }
    showToast({ text: words.saved });
    onClose();
  };

  const addressField = (field: AddressFieldName) => (
    <AddressField
      key={field}
      field={field}
      value={addressIn(form, field)}
      siteValue={addressIn(site, field)}
      problem={problems[field]}
      onChange={(address) => change(withAddress(form, field, address))}
    />
  );
  const secretField = (field: keyof SettingsForm['secrets']) => (
    <SecretField
      field={field}
      value={form.secrets[field]}
      onChange={(value) => change({ ...form, secrets: { ...form.secrets, [field]: value } })}
    />
  );

  const footer = (
    <>
      {failed && (
        <p className="settings-warning" role="alert">
          {words.notSaved}
        </p>
      )}
      <Button onClick={onClose}>{wording.ui.cancel}</Button>
      <Button variant="primary" onClick={() => void save()}>
        {words.save}
      </Button>
    </>
  );

  return (
    <Modal title={words.title} size="large" onClose={onClose} footer={footer}>
      <div ref={body} className="settings">
        <p className="muted">{words.intro}</p>
        <ConfigProblems />
        <section className="settings-section">
          <h3>{words.services}</h3>
          <div className="settings-grid">{ADDRESS_FIELDS.map(addressField)}</div>
        </section>
        <section className="settings-section">
          <h3>{words.access}</h3>
          <div className="settings-grid">
            {secretField('apiKey')}
            {secretField('interactionsToken')}
          </div>
        </section>
        <BehaviourSection form={form} onChange={change} />
        <section className="settings-section">
          <h3>{words.models}</h3>
          <div className="settings-grid">{addressField('models')}</div>
        </section>
        <section className="settings-section">
          <h3>{words.device}</h3>
          <NotifySwitch
            checked={form.notifyWhenScored}
            onChange={(notifyWhenScored) => change({ ...form, notifyWhenScored })}
          />
          <StorageState />
        </section>
      </div>
    </Modal>
  );
}
