import type { Secrets } from '@/domain/settings';
import { TextField } from '@/ui/text-field';
import { wording } from '@/ui/wording';

export interface SecretFieldProps {
  field: keyof Secrets;
  value: string;
  onChange: (value: string) => void;
}

/**
 * A key or token, masked by style. Not a password input: browsers would offer to store it with their passwords and to
 * fill another site's into it.
 */
export function SecretField({ field, value, onChange }: SecretFieldProps) {
  return (
    <TextField
      label={wording.settings.fields[field]}
      hint={wording.settings.hints[field]}
      value={value}
      onChange={onChange}
      className="settings-secret"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
