import * as v from 'valibot';

/** A schema for every field of T, so that one which is added to T is not forgotten in files. */
export type FieldsOf<T> = { [Field in keyof Required<T>]: v.GenericSchema<unknown, unknown> };

const MOST_LETTERS = 20_000_000;
const MOST_ITEMS = 100_000;

export const text = v.pipe(v.string(), v.maxLength(MOST_LETTERS));
/** Ids and names: short, and nothing that a key could not be. */
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
export const line = v.pipe(v.string(), v.maxLength(2_000));
export const number = v.pipe(v.number(), v.finite());
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
/** Milliseconds since the epoch, within what a Date can hold. */
export const moment = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(8.64e15));
export const hex256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

export const list = <Item extends v.GenericSchema>(item: Item, most: number = MOST_ITEMS) =>
  // What is in it is looked at last: of a list that is too long nothing.
  v.pipe(v.array(v.unknown()), v.maxLength(most), v.array(item));

export const by = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.record(line, item),
    v.check((given) => Object.keys(given).length <= MOST_ITEMS),
  );

/** "calls.3.title": where the first thing that is wrong stands, and what was expected there. */
export function whatIsWrong(issues: readonly v.BaseIssue<unknown>[]): string {
  const [issue] = issues;
  if (issue === undefined) return '';
  const where = (issue.path ?? []).map(({ key }) => String(key)).join('.');
  return `${where}: ${issue.message}`.slice(0, 300);
}

/** The same text for the same value, however its fields came to stand in it. */
export function canonicalJson(value: unknown): string {
  const sorted = (_key: string, part: unknown): unknown =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [two]) => (one < two ? -1 : 1)))
      : part;
  return JSON.stringify(value, sorted);
}
