import type { Settings } from '@/domain/settings';
import { SelectField } from '@/ui/select-field';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { wording } from '@/ui/wording';
import type { SectionProps } from './settings-form';

/** How the services want to be spoken to, and how sound is read. */
export function BehaviourSection({ form, onChange }: SectionProps) {
  const words = wording.settings;
  return (
    <section className="settings-section">
      <h3>{words.behaviour}</h3>
      <div className="settings-grid">
        <SelectField
          {...words.languageParameter}
          value={form.languageParameter}
          onChange={(value) => onChange({ ...form, languageParameter: value as Settings['languageParameter'] })}
        />
        <SelectField
          {...words.agentChannel}
          value={form.agentChannel}
          onChange={(value) => onChange({ ...form, agentChannel: value as Settings['agentChannel'] })}
        />
        <SelectField
          {...words.generateFormat}
          value={form.generateFormat}
          onChange={(value) => onChange({ ...form, generateFormat: value as Settings['generateFormat'] })}
        />
        {form.generateFormat === 'ollama' && (
          <TextField
            {...words.generateModel}
            value={form.generateModel}
            onChange={(generateModel) => onChange({ ...form, generateModel })}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </div>
      <TextArea
        label={words.vocabulary.label}
        rows={3}
        value={form.vocabulary}
        onChange={(vocabulary) => onChange({ ...form, vocabulary })}
        spellCheck={false}
      />
      <p className="field-hint">{words.vocabulary.hint}</p>
    </section>
  );
}
