import type { Settings } from '@/domain/settings';
import { SelectField } from '@/ui/select-field';
import { wording } from '@/ui/wording';

export interface PolicyFieldProps {
  value: Settings['policy'];
  onChange: (value: Settings['policy']) => void;
}

/** Who gets the audio and the text, and what that means. */
export function PolicyField({ value, onChange }: PolicyFieldProps) {
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
