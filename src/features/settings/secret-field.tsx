import type { HeaderProblem } from '@/domain/header-text';
import type { Secrets } from '@/domain/settings';
import { TextField } from '@/ui/text-field';
import { wording } from '@/ui/wording';

export interface SecretFieldProps {
  field: keyof Secrets;
  value: string;
  problem: HeaderProblem | undefined;
  onChange: (value: string) => void;
}

/**
 * A key or token, masked by style. Not a password input: browsers would offer to store it with their passwords and to
 * fill another site's into it.
 */
export function SecretField({ field, value, problem, onChange }: SecretFieldProps) {
  return (
    <TextField
      label={wording.settings.fields[field]}
      hint={wording.settings.hints[field]}
      value={value}
      onChange={onChange}
      error={problem && wording.settings.secretProblems[problem]}
      // A name is no secret, and must be read to be checked.
      className={field === 'automationHeader' ? '' : 'settings-secret'}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
