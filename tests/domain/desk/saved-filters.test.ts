import { describe, expect, it } from 'vitest';
import { BUILT_IN_FILTERS } from '@/domain/desk/built-in-filters';
import { isSameFilter, readSavedFilters, type SavedFilter, withFilter } from '@/domain/desk/saved-filters';

const full: SavedFilter = {
  id: 'a',
  name: 'Khiếu nại',
  filter: {
    ...{ text: 'cước', state: 'open', card: 'A', bands: [1, 2], agent: '', tag: 't', queue: 'q', language: 'vi' },
    ...{ date: { kind: 'range', from: '2026-11-01' }, sound: 'with', trouble: 'any', place: 'here', mine: true },
  },
};

describe('saved filters', () => {
  it('come back as they were stored, and without what can’t be read', () => {
    const builtIn = Object.entries(BUILT_IN_FILTERS).map(([id, filter]) => ({ id, name: id, filter }));
    expect(readSavedFilters([full, ...builtIn])).toEqual([full, ...builtIn]);
    const broken = [
      null,
      { ...full, name: '  ' },
      { ...full, filter: { state: 'gone' } },
      { ...full, filter: { bands: [9] } },
      { ...full, filter: { date: { kind: 'range', from: 'yesterday' } } },
    ];
    expect(readSavedFilters([...broken, full])).toEqual([full]);
    expect(readSavedFilters('no list')).toEqual([]);
    expect(readSavedFilters(Array.from({ length: 60 }, () => full))).toHaveLength(50);
  });

  it('are added, renamed in their place, and never nameless', () => {
    const other = { ...full, id: 'b', name: ' Mới ' };
    const two = withFilter([full], other);
    expect(two.map(({ name }) => name)).toEqual(['Khiếu nại', 'Mới']);
    expect(withFilter(two, { ...full, name: 'Cũ' }).map(({ name }) => name)).toEqual(['Cũ', 'Mới']);
    expect(withFilter(two, { ...full, name: ' ' })).toEqual(two);
  });

  it('are the same by what they let through, not by how they are written', () => {
    expect(isSameFilter({ mine: true, state: 'open' }, { state: 'open', mine: true })).toBe(true);
    expect(isSameFilter({ mine: true }, {})).toBe(false);
  });
});
