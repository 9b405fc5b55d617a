import * as v from 'valibot';
import { type DateFilter, type DeskFilter, PLACES } from './desk-filter';

/** A filter that a reviewer gave a name. */
export interface SavedFilter {
  id: string;
  name: string;
  filter: DeskFilter;
}

const MOST = { filters: 50, name: 80, text: 200 };

const word = v.pipe(v.string(), v.maxLength(MOST.text));
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
const date: v.GenericSchema<unknown, DateFilter> = v.variant('kind', [
  v.object({ kind: v.picklist(['work-day', 'today', 'last-7-days', 'last-week', 'this-month']) }),
  v.object({ kind: v.literal('range'), from: v.exactOptional(day), to: v.exactOptional(day) }),
]);
const filter: v.GenericSchema<unknown, DeskFilter> = v.object({
  text: v.exactOptional(word),
  state: v.exactOptional(v.picklist(['new', 'in-review', 'done', 'open'])),
  card: v.exactOptional(word),
  bands: v.exactOptional(v.array(v.picklist([1, 2, 3, 4, 5]))),
  agent: v.exactOptional(word),
  tag: v.exactOptional(word),
  queue: v.exactOptional(word),
  language: v.exactOptional(word),
  date: v.exactOptional(date),
  sound: v.exactOptional(v.picklist(['with', 'without'])),
  trouble: v.exactOptional(v.picklist(['any', 'waiting', 'failed'])),
  place: v.exactOptional(v.picklist(PLACES)),
  mine: v.exactOptional(v.literal(true)),
  assigned: v.exactOptional(v.literal(true)),
});
const saved = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(MOST.name)),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MOST.name)),
  filter,
});

/** What is stored, whoever stored it (a backup, an older app): what can't be read is left out. */
export function readSavedFilters(stored: unknown): SavedFilter[] {
  const rows = Array.isArray(stored) ? stored.slice(0, MOST.filters) : [];
  return rows.flatMap((row) => {
    const read = v.safeParse(saved, row);
    return read.success ? [read.output] : [];
  });
}

/** With one more, or with this one in the place of that of its id; the name without the spaces around it. */
export function withFilter(before: readonly SavedFilter[], given: SavedFilter): SavedFilter[] {
  const tidy = { ...given, name: given.name.normalize('NFC').trim().slice(0, MOST.name) };
  if (tidy.name === '') return [...before];
  const others = before.some(({ id }) => id === given.id);
  return others ? before.map((one) => (one.id === given.id ? tidy : one)) : [...before, tidy].slice(-MOST.filters);
}

/** Whether both let the same calls through, however they are written down. */
export function isSameFilter(one: DeskFilter, two: DeskFilter): boolean {
  if (one.only !== two.only) return false;
  const said = (given: DeskFilter) => JSON.stringify(Object.entries(given).sort(([a], [b]) => (a < b ? -1 : 1)));
  return said(one) === said(two);
}
