import { useLiveQuery } from 'dexie-react-hooks';
import { dueNow } from '@/storage/calls/retention';
import { SelectField } from '@/ui/select-field';
import { wording } from '@/ui/wording';
import type { SectionProps } from './settings-form';

const words = wording.wasteBin.retention;
const CHOICES = [0, 7, 14, 30, 60, 90, 180, 365];

/** The choices, with what config.json says among them. */
const optionsWith = (days: number) =>
  [...new Set([...CHOICES, days])]
    .sort((one, two) => one - two)
    .map((choice) => ({ value: String(choice), label: choice === 0 ? words.forever : words.days(choice) }));

/** The rule by which done calls go, and what it would take today (D293). */
export function RetentionSection({ form, onChange }: SectionProps) {
  const { keepSoundDays, keepCallDays } = form;
  const due = useLiveQuery(() => dueNow({ keepSoundDays, keepCallDays }), [keepSoundDays, keepCallDays]);
  const some = due !== undefined && due.sound.length + due.calls.length > 0;
  const off = keepSoundDays === 0 && keepCallDays === 0;
  return (
    <section className="settings-section">
      <h3>{words.title}</h3>
      <p className="muted">{words.hint}</p>
      <div className="settings-grid">
        <SelectField
          label={words.sound}
          options={optionsWith(keepSoundDays)}
          value={String(keepSoundDays)}
          onChange={(days) => onChange({ ...form, keepSoundDays: Number(days) })}
        />
        <SelectField
          label={words.calls}
          options={optionsWith(keepCallDays)}
          value={String(keepCallDays)}
          onChange={(days) => onChange({ ...form, keepCallDays: Number(days) })}
        />
      </div>
      <p role="status" className={some ? 'settings-warning' : 'muted'}>
        {off || due === undefined ? '' : some ? words.due(due.sound.length, due.calls.length) : words.nothing}
      </p>
    </section>
  );
}
