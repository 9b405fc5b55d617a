import type { Call, Naming } from './call';
import type { ReviewerId } from './reviewer';

type Named = Pick<Call, 'title' | 'facts' | 'namings'>;
type Values = Partial<Record<Naming['field'], Naming['value']>>;

const valuesOf = ({ title, facts }: Named): Values => ({ title, ...facts }) as Values;

function keyOf({ field, by }: Naming): string {
  return `${field} ${by}`;
}

/** Of each person and field the later one. */
export function uniteNamings(...lists: readonly (readonly Naming[])[]): Naming[] {
  const latest = new Map<string, Naming>();
  for (const naming of lists.flat()) {
    if (naming.at >= (latest.get(keyOf(naming))?.at ?? 0)) latest.set(keyOf(naming), naming);
  }
  return [...latest.values()].sort((one, two) => (keyOf(one) < keyOf(two) ? -1 : 1));
}

/** The call as it is after a change, with who changed its title and facts, and when. */
export function withNamings(before: Call, after: Call, by: ReviewerId, at: number): Call {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  const fields = Object.keys({ ...was, ...is }) as Naming['field'][];
  const changed = fields.filter((field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]));
  if (changed.length === 0) return after;
  const fresh = changed.map((field): Naming => {
    const value = is[field];
    return { field, ...(value !== undefined && { value }), at, by };
  });
  return { ...after, namings: uniteNamings(after.namings ?? [], fresh) };
}

/** The call as the latest of its namings have it; a field that nobody named stays. */
export function asNamed<Of extends Named>(call: Of): Of {
  const { namings = [] } = call;
  if (namings.length === 0) return call;
  const values = valuesOf(call);
  for (const { field, value } of [...namings].sort((one, two) => one.at - two.at || (one.by < two.by ? -1 : 1)))
    values[field] = value;
  const { title: _, ...facts } = values;
  const { facts: __, ...rest } = call;
  const kept = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
  const title = typeof values.title === 'string' ? values.title : call.title;
  return { ...rest, title, ...((call.facts || Object.keys(kept).length > 0) && { facts: kept }) } as unknown as Of;
}
