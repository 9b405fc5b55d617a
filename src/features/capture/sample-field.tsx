import { langOf } from '@/domain/transcript/spoken-language';
import type { Sample } from '@/network/samples';
import { SelectField } from '@/ui/select-field';
import { wording } from '@/ui/wording';
import { useSamples } from './use-samples';

const words = wording.capture;

export interface SampleFieldProps {
  /** '' = none. */
  value: string;
  disabled: boolean;
  onChoose: (sample: Sample) => void;
}

/** The built-in sample calls; the first entry only invites (§2). */
export function SampleField({ value, disabled, onChoose }: SampleFieldProps) {
  const { samples, failed, retry } = useSamples();
  const choose = (id: string) => {
    const sample = samples.find((one) => one.id === id);
    if (sample) onChoose(sample);
  };
  return (
    <SelectField
      className="capture-sample"
      label={words.sample}
      value={value}
      disabled={disabled}
      onFocus={retry}
      onChange={choose}
      options={[
        { value: '', label: words.sampleFirst },
        ...samples.map(({ id, name }) => ({ value: id, label: name, lang: langOf(name) })),
        ...(failed ? [{ value: 'missing', label: words.samplesMissing, disabled: true }] : []),
      ]}
    />
  );
}
