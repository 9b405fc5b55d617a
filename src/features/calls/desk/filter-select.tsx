import type { Call } from '@/domain/call';
import { SelectField, type SelectOption } from '@/ui/select-field';
import { scoreLabel } from '@/ui/service-label';

/** The value of a select that filters nothing: '' is an agent that is not set. */
const ALL = '*';

/** What of the calls a select offers, each once, in their order. */
export interface Choices {
  cards: readonly SelectOption[];
  agents: readonly string[];
  tags: readonly string[];
  queues: readonly string[];
  languages: readonly string[];
}

const inOrder = (texts: Iterable<string>): string[] => [...new Set(texts)].sort((a, b) => a.localeCompare(b, 'vi'));

export function choicesOf(calls: readonly Call[]): Choices {
  const cards = new Map<string, string>();
  for (const { scores = [] } of calls) {
    for (const score of scores) if (!cards.has(score.service)) cards.set(score.service, scoreLabel(score));
  }
  return {
    cards: [...cards].map(([value, label]) => ({ value, label })),
    agents: inOrder(calls.flatMap(({ facts }) => facts?.agent ?? [])),
    tags: inOrder(calls.flatMap(({ facts }) => facts?.tags ?? [])),
    queues: inOrder(calls.flatMap(({ facts }) => facts?.queue ?? [])),
    languages: inOrder(calls.map(({ language }) => language)),
  };
}

/** A select of one field of the filter; the chosen value stays on offer when no call has it any more. */
export function FilterSelect<Value extends string>(props: {
  label: string;
  all: string;
  showLabel?: boolean;
  options: readonly SelectOption[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}) {
  const { label, all, options, value, showLabel = false, onChange } = props;
  const gone = value !== undefined && options.every((option) => option.value !== value);
  return (
    <SelectField
      label={label}
      hideLabel={!showLabel}
      className={value === undefined ? 'desk-filter' : 'desk-filter desk-filter-set'}
      options={[{ value: ALL, label: all }, ...options, ...(gone ? [{ value, label: value }] : [])]}
      value={value ?? ALL}
      onChange={(chosen) => onChange(chosen === ALL ? undefined : (chosen as Value))}
    />
  );
}

export const asOptions = (texts: readonly string[]): SelectOption[] =>
  texts.map((text) => ({ value: text, label: text }));
