import type { AddressProblem } from '@/domain/service-address';
import { isMixedContent, readAddress } from '@/domain/service-address';
import { TextField } from '@/ui/text-field';
import { wording } from '@/ui/wording';
import { ConnectionTest } from './connection-test';
import { type AddressName as FieldName, isModelField } from './settings-form';
import type { AskService } from './use-connection-test';

export interface AddressFieldProps {
  field: FieldName;
  value: string;
  /** What config.json says; '' = nothing. */
  siteValue: string;
  problem: AddressProblem | undefined;
  onChange: (value: string) => void;
  /** How it is tried; none for what is not a service. */
  test?: { ask: AskService; keyHeader: string /** What the answer depends on besides the address. */; with: string };
}

/** One service address, with where it comes from and what is wrong with it. */
export function AddressName({ field, value, siteValue, problem, onChange, test }: AddressFieldProps) {
  const words = wording.settings;
  const mixed = isMixedContent(value.trim(), location.protocol);
  const testable = test !== undefined && !isModelField(field) && value.trim() !== '' && 'address' in readAddress(value);
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
      {testable && (
        <ConnectionTest
          key={`${value} ${test.with}`}
          service={field}
          address={value}
          keyHeader={test.keyHeader}
          ask={test.ask}
        />
      )}
    </div>
  );
}
