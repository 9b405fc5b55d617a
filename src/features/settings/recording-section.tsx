import { wording } from '@/ui/wording';
import type { SettingsForm } from './settings-form';

export interface RecordingSectionProps {
  form: SettingsForm;
  onChange: (form: SettingsForm) => void;
}

/** How recordings are made and kept. */
export function RecordingSection({ form, onChange }: RecordingSectionProps) {
  const words = wording.settings;
  return (
    <section className="settings-section">
      <h3>{words.recording}</h3>
      <label className="settings-check">
        <input
          type="checkbox"
          checked={form.mp3Encode}
          onChange={({ currentTarget }) => onChange({ ...form, mp3Encode: currentTarget.checked })}
        />
        {words.mp3Encode}
      </label>
      <label className="settings-check">
        <input
          type="checkbox"
          checked={form.voiceProcessing}
          onChange={({ currentTarget }) => onChange({ ...form, voiceProcessing: currentTarget.checked })}
        />
        {words.voiceProcessing}
      </label>
    </section>
  );
}
