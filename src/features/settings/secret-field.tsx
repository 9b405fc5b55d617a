import type { HeaderProblem } from '@/domain/header-text';
import type { Secrets } from '@/domain/settings';
import { MaskedField } from '@/ui/secret-fields';
import { TextField } from '@/ui/text-field';
import { wording } from '@/ui/wording';

export interface SecretFieldProps {
  field: keyof Secrets;
  value: string;
  problem: HeaderProblem | undefined;
  onChange: (value: string) => void;
}

/** A key or token. */
export function SecretField({ field, value, problem, onChange }: SecretFieldProps) {
  // A name is no secret, and must be read to be checked.
  const Field = field === 'automationHeader' ? TextField : MaskedField;
  return (
    <Field
      label={wording.settings.fields[field]}
      hint={wording.settings.hints[field]}
      value={value}
      onChange={onChange}
      error={problem && wording.settings.secretProblems[problem]}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
