import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { type Ref, useMemo, useState } from 'react';
import type { Call } from '@/domain/call';
import type { DeskFilter, StateFilter } from '@/domain/desk/desk-filter';
import { type DeskSort, SORT_KEYS } from '@/domain/desk/desk-sort';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/select-field';
import { wording } from '@/ui/wording';
import { SearchBox } from '../search-box';
import './filter-bar.css';
import { asOptions, choicesOf, FilterSelect } from './filter-select';
import { MoreFilters } from './more-filters';

const words = wording.desk;

export interface FilterBarProps {
  calls: readonly Call[];
  filter: DeskFilter;
  sort: DeskSort;
  searchBox: Ref<HTMLInputElement>;
  hasAssigned: boolean;
  onFilter: (filter: DeskFilter) => void;
  onSort: (sort: DeskSort) => void;
}

/** The filter with one field changed; undefined takes the field out. */
function withField<K extends keyof DeskFilter>(before: DeskFilter, field: K, value: DeskFilter[K] | undefined) {
  const { [field]: _, ...rest } = before;
  return value === undefined ? rest : { ...rest, [field]: value };
}

const MORE_FIELDS = ['bands', 'queue', 'language', 'date', 'sound', 'trouble', 'place', 'mine', 'assigned'] as const;

const SORTS = SORT_KEYS.flatMap((by) => (['desc', 'asc'] as const).map((way) => `${by}-${way}` as const)).filter(
  (name): name is keyof typeof words.sorts => name in words.sorts,
);

/** Search, filters and order of the list. */
export function FilterBar({ calls, filter, sort, searchBox, hasAssigned, onFilter, onSort }: FilterBarProps) {
  const choices = useMemo(() => choicesOf(calls), [calls]);
  const [open, setOpen] = useState(false);
  const set = <K extends keyof DeskFilter>(field: K, value: DeskFilter[K] | undefined) =>
    onFilter(withField(filter, field, value));
  const more = MORE_FIELDS.filter((field) => filter[field] !== undefined).length;
  const text = filter.text ?? '';
  return (
    <search className={open ? 'desk-filters desk-filters-open' : 'desk-filters'}>
      <div className="desk-search">
        <SearchBox
          {...{ box: searchBox, label: words.search, hint: words.searchHint, value: text }}
          onFind={(found) => set('text', found === '' ? undefined : found)}
        />
      </div>
      <FilterSelect<StateFilter>
        {...{ label: words.state, all: words.allOf.state, value: filter.state }}
        options={Object.entries(words.states).map(([value, label]) => ({ value, label }))}
        onChange={(value) => set('state', value)}
      />
      <FilterSelect
        {...{ label: words.scorecard, all: words.allOf.scorecard, value: filter.card, options: choices.cards }}
        onChange={(value) => set('card', value)}
      />
      <FilterSelect
        {...{ label: words.agent, all: words.allOf.agent, value: filter.agent }}
        options={[{ value: '', label: words.noAgent }, ...asOptions(choices.agents)]}
        onChange={(value) => set('agent', value)}
      />
      <FilterSelect
        {...{ label: words.tag, all: words.allOf.tag, value: filter.tag, options: asOptions(choices.tags) }}
        onChange={(value) => set('tag', value)}
      />
      <Button icon={SlidersHorizontal} aria-expanded={open} onClick={() => setOpen(!open)}>
        {more === 0 ? words.more : words.moreCount(more)}
      </Button>
      <SelectField
        label={words.sortBy}
        hideLabel
        className="desk-sort"
        options={SORTS.map((value) => ({ value, label: words.sorts[value] }))}
        value={`${sort.by}-${sort.descending ? 'desc' : 'asc'}`}
        onChange={(value) => {
          const by = SORT_KEYS.find((key) => value.startsWith(key));
          if (by !== undefined) onSort({ by, descending: value.endsWith('desc') });
        }}
      />
      {Object.keys(filter).length > 0 && (
        <Button icon={X} variant="quiet" onClick={() => onFilter({})}>
          {words.clearFilters}
        </Button>
      )}
      {open && <MoreFilters {...{ filter, choices, hasAssigned, set }} />}
    </search>
  );
}
