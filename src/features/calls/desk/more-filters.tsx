import { useAtomValue } from 'jotai';
import type { Band } from '@/domain/call';
import type { DateFilter, DeskFilter, Place } from '@/domain/desk/desk-filter';
import { specifiedName } from '@/domain/languages';
import { teamPartsAtom } from '@/state/team';
import { DayField } from '@/ui/day-field';
import { languageTitle } from '@/ui/language-titles';
import { wording } from '@/ui/wording';
import { asOptions, type Choices, FilterSelect } from './filter-select';

const words = wording.desk;

const entries = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).map(([value, label]) => ({ value, label }));

const languageName = (code: string): string => (code === '' ? words.found : languageTitle(code, specifiedName(code)));

/** The date as a choice, with its two days where it is a range. */
function DateFields({ date, onChange }: { date: DateFilter | undefined; onChange: (date?: DateFilter) => void }) {
  const range = date?.kind === 'range' ? date : undefined;
  const setDay = (end: 'from' | 'to', day: string) => {
    const { [end]: _, ...rest } = range ?? { kind: 'range' };
    onChange(day === '' ? { ...rest, kind: 'range' } : { ...rest, kind: 'range', [end]: day });
  };
  return (
    <>
      <FilterSelect<DateFilter['kind']>
        {...{ label: words.date, all: words.all, showLabel: true, value: date?.kind, options: entries(words.dates) }}
        onChange={(kind) => onChange(kind && { kind })}
      />
      {range !== undefined && (
        <>
          <DayField label={words.from} value={range.from ?? ''} onChange={(day) => setDay('from', day)} />
          <DayField label={words.to} value={range.to ?? ''} onChange={(day) => setDay('to', day)} />
        </>
      )}
    </>
  );
}

export interface MoreFiltersProps {
  filter: DeskFilter;
  choices: Choices;
  /** Calls were assigned to whoever judges here. */
  hasAssigned: boolean;
  set: <K extends keyof DeskFilter>(field: K, value: DeskFilter[K] | undefined) => void;
}

/** The filters that are needed less often. */
export function MoreFilters({ filter, choices, hasAssigned, set }: MoreFiltersProps) {
  const isInTeam = useAtomValue(teamPartsAtom) !== null;
  const shared = { all: words.all, showLabel: true } as const;
  return (
    <div className="desk-more-filters">
      <DateFields date={filter.date} onChange={(date) => set('date', date)} />
      <FilterSelect
        {...{ ...shared, label: words.level, value: filter.bands?.join(), options: entries(words.levels) }}
        onChange={(value) =>
          set(
            'bands',
            value?.split(',').map((band) => Number(band) as Band),
          )
        }
      />
      <FilterSelect
        {...{ ...shared, label: words.queue, value: filter.queue, options: asOptions(choices.queues) }}
        onChange={(value) => set('queue', value)}
      />
      <FilterSelect
        {...{ ...shared, label: words.language, value: filter.language }}
        options={choices.languages.map((code) => ({ value: code, label: languageName(code) }))}
        onChange={(value) => set('language', value)}
      />
      <FilterSelect<'with' | 'without'>
        {...{ ...shared, label: words.sound, value: filter.sound, options: entries(words.sounds) }}
        onChange={(value) => set('sound', value)}
      />
      <FilterSelect<'any' | 'waiting' | 'failed'>
        {...{ ...shared, label: words.trouble, value: filter.trouble, options: entries(words.troubles) }}
        onChange={(value) => set('trouble', value)}
      />
      {(isInTeam || filter.place !== undefined) && (
        <FilterSelect<Place>
          {...{ ...shared, label: wording.team.place, value: filter.place, options: entries(wording.team.places) }}
          onChange={(value) => set('place', value)}
        />
      )}
      <label className="desk-mine" title={words.mineHint}>
        <input
          type="checkbox"
          checked={filter.mine === true}
          onChange={({ currentTarget }) => set('mine', currentTarget.checked ? true : undefined)}
        />
        {words.mine}
      </label>
      {(hasAssigned || filter.assigned !== undefined) && (
        <label className="desk-mine" title={wording.assignments.mineHint}>
          <input
            type="checkbox"
            checked={filter.assigned === true}
            onChange={({ currentTarget }) => set('assigned', currentTarget.checked ? true : undefined)}
          />
          {words.builtIn.assigned}
        </label>
      )}
    </div>
  );
}
