import type { AddressProblem } from '@/domain/service-address';
import { isMixedContent } from '@/domain/service-address';
import { TextField } from '@/ui/text-field';
import { wording } from '@/ui/wording';
import type { AddressField as FieldName } from './settings-form';

export interface AddressFieldProps {
  field: FieldName;
  value: string;
  /** What config.json says; '' = nothing. */
  siteValue: string;
  problem: AddressProblem | undefined;
  onChange: (value: string) => void;
}

/** One service address, with where it comes from and what is wrong with it. */
export function AddressField({ field, value, siteValue, problem, onChange }: AddressFieldProps) {
  const words = wording.settings;
  const mixed = isMixedContent(value.trim(), location.protocol);
  const origin = value === siteValue ? (value === '' ? '' : words.origin.site) : words.origin.device;
  return (
    <div>
      <TextField
        label={words.fields[field]}
        value={value}
        onChange={onChange}
        hint={words.hints[field]}
        error={problem && words.problems[problem]}
        placeholder={words.placeholder}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {origin !== '' && <p className="settings-origin">{origin}</p>}
      {mixed && <p className="settings-warning">{words.mixedContent}</p>}
    </div>
  );
}
