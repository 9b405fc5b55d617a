import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { unsavedWorkAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import {
  getSettingsLayers,
  replaceDeviceSettings,
  type SettingsLayers,
  type SettingsPatch,
  settingsInForce,
} from '@/storage/browser/settings';
import { dropSettingsDraft, keepSettingsDraft } from '@/storage/browser/settings-draft';
import { wording } from '@/ui/wording';
import {
  formFrom,
  formProblems,
  isChanged,
  laidOver,
  mayBeSaved,
  type SettingsForm,
  toDeviceSettings,
} from './settings-form';

export interface SettingsEditing {
  form: SettingsForm;
  dirty: boolean;
  /** What is typed was found again from before. */
  restored: boolean;
  /** Times it was tried to save with something that can't be used: then problems are shown. */
  attempts: number;
  /** Addresses that can't be used, once it was tried to save them. */
  problems: ReturnType<typeof formProblems>;
  failed: boolean;
  change: (next: SettingsForm) => void;
  /** True when it was saved. */
  save: () => Promise<boolean>;
  discard: () => void;
}

/** The form as it is typed: kept as a draft until it is saved, in force only then. */
export function useSettingsEditor({ site, device }: SettingsLayers, draft: SettingsPatch | null): SettingsEditing {
  const showToast = useSetAtom(showToastAtom);
  const setUnsaved = useSetAtom(unsavedWorkAtom);
  const inForce = formFrom(settingsInForce({ site, device }));
  const [before, setBefore] = useState<SettingsForm>(inForce);
  const [form, setForm] = useState<SettingsForm>(
    () => ({ ...before, ...draft, secrets: { ...before.secrets, ...draft?.secrets } }) as SettingsForm,
  );
  const [restored] = useState(() => isChanged(form, before));
  const [attempts, setAttempts] = useState(0);
  const [failed, setFailed] = useState(false);
  const dirty = isChanged(form, before);
  // config.json may be read, or another tab save, while the dialog is open: what was typed lies over what comes.
  if (isChanged(inForce, before)) {
    setBefore(inForce);
    setForm(laidOver(form, before, inForce));
  }

  useEffect(() => {
    if (!dirty) return;
    setUnsaved(true);
    return () => setUnsaved(false);
  }, [dirty, setUnsaved]);

  const change = (next: SettingsForm) => {
    setForm(next);
    // A full device keeps no draft; the form on screen still has it all.
    void (isChanged(next, before) ? keepSettingsDraft(next) : dropSettingsDraft()).catch(() => undefined);
  };

  const save = async () => {
    setAttempts((count) => count + 1);
    if (!mayBeSaved(form, before)) return false;
    let again: number;
    try {
      const now = await getSettingsLayers();
      const saved = laidOver(form, before, formFrom(settingsInForce(now)));
      again = await replaceDeviceSettings(toDeviceSettings(saved, now.site));
      await dropSettingsDraft();
    } catch {
      setFailed(true);
      return false;
    }
    showToast({ text: again > 0 ? wording.settings.savedAgain(again) : wording.settings.saved });
    return true;
  };

  const discard = () => void dropSettingsDraft().catch(() => undefined);

  const problems = attempts > 0 ? formProblems(form, before) : {};
  return { form, dirty, restored, attempts, problems, failed, change, save, discard };
}
