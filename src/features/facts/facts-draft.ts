import type { Call, CallFacts } from '@/domain/call';
import { tidyTags } from '@/domain/file-name-facts';
import { timeIsKnown } from '@/ui/facts-line';

const TEXTS = ['agent', 'customer', 'queue'] as const;
export type FactField = (typeof TEXTS)[number] | 'title' | 'day' | 'time';

/** What was typed into the form; a field that nobody touched is not in it. */
export interface FactsDraft {
  typed: Partial<Record<FactField, string>>;
  added: readonly string[];
  removed: readonly string[];
}

export const NOTHING_TYPED: FactsDraft = { typed: {}, added: [], removed: [] };

export type FactsProblem = 'no-title' | 'no-day';

const two = (value: number) => String(value).padStart(2, '0');

/** Local "2026-11-16", as the fields of browsers have it. */
function dayOf(at: number): string {
  const date = new Date(at);
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function timeOf(at: number): string {
  const date = new Date(at);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}

function valueIn({ title, facts = {} }: Call, field: FactField): string {
  const { heldAt } = facts;
  switch (field) {
    case 'title':
      return title;
    case 'day':
      return heldAt === undefined ? '' : dayOf(heldAt);
    case 'time':
      return heldAt === undefined || !timeIsKnown(heldAt) ? '' : timeOf(heldAt);
    default:
      return facts[field] ?? '';
  }
}

/** What all of the calls have in a field; null where they differ. */
export function common(calls: readonly Call[], field: FactField): string | null {
  const values = new Set(calls.map((call) => valueIn(call, field)));
  const [first = ''] = values;
  return values.size > 1 ? null : first;
}

/** The tags of the calls as the form would leave them, and whether every call has them. */
export function shownTags(
  calls: readonly Call[],
  { added, removed }: FactsDraft,
): readonly { tag: string; all: boolean }[] {
  const before = tidyTags(calls.flatMap(({ facts }) => facts?.tags ?? []));
  const everywhere = (tag: string) => calls.every(({ facts }) => facts?.tags?.includes(tag));
  const kept = before.filter((tag) => !removed.includes(tag) && !added.includes(tag));
  return [...kept.map((tag) => ({ tag, all: everywhere(tag) })), ...added.map((tag) => ({ tag, all: true }))];
}

/** What was typed and means something: emptying a field in which calls differ leaves them as they are. */
function meant(calls: readonly Call[], { typed }: FactsDraft): Partial<Record<FactField, string>> {
  const entries = Object.entries(typed).filter(([field, text]) => {
    const before = common(calls, field as FactField);
    return text.trim() !== (before ?? '');
  });
  return Object.fromEntries(entries.map(([field, text]) => [field, text.trim()]));
}

export function isChanged(calls: readonly Call[], draft: FactsDraft): boolean {
  const texts = Object.keys(meant(calls, draft)).length;
  return texts + draft.added.length + draft.removed.length > 0;
}

/** What can't be stored as it is typed. */
export function factsProblem(calls: readonly Call[], draft: FactsDraft): FactsProblem | null {
  const texts = meant(calls, draft);
  if (texts.title === '') return 'no-title';
  const day = texts.day ?? common(calls, 'day');
  return texts.time !== undefined && texts.time !== '' && day === '' ? 'no-day' : null;
}

/** When it was held by what was typed, of what was known before. */
function heldAt(before: number | undefined, day: string | undefined, time: string | undefined): number | undefined {
  if (day === undefined && time === undefined) return before;
  const wanted = day ?? (before === undefined ? '' : dayOf(before));
  if (wanted === '') return undefined;
  const kept = before !== undefined && timeIsKnown(before) ? timeOf(before) : '';
  const at = new Date(`${wanted}T${(time ?? kept) || '00:00'}`).getTime();
  return Number.isNaN(at) ? before : at;
}

/** The change that the form makes to the facts of each of its calls, and the title that it gives them. */
export function changeOf(
  calls: readonly Call[],
  draft: FactsDraft,
): { change: (before: CallFacts) => CallFacts; title?: string } {
  const { title, day, time, ...texts } = meant(calls, draft);
  const change = (before: CallFacts): CallFacts => {
    const { heldAt: held, ...rest } = before;
    const at = heldAt(held, day, time);
    const tags = (before.tags ?? []).filter((tag) => !draft.removed.includes(tag));
    return { ...rest, ...texts, tags: tidyTags([...tags, ...draft.added]), ...(at !== undefined && { heldAt: at }) };
  };
  return { change, ...(title !== undefined && { title }) };
}
