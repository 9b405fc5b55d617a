import { wording } from '@/ui/wording';
import type { SectionProps } from './settings-form';

/** How recordings are made and kept. */
export function RecordingSection({ form, onChange }: SectionProps) {
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
