import { isRecord } from '../answers/json-value';

/** An object's fields by lower-case name: language models change the case of keys. */
export type Fields = ReadonlyMap<string, unknown>;

export function fieldsOf(value: unknown): Fields {
  if (!isRecord(value)) return new Map();
  return new Map(Object.entries(value).map(([key, field]) => [key.trim().toLowerCase(), field]));
}

/** The first of the named fields that holds anything. */
export function firstOf(fields: Fields, names: readonly string[]): unknown {
  for (const name of names) {
    const value = fields.get(name.toLowerCase());
    if (value !== undefined && value !== null && value !== '') return value;
  }
  return undefined;
}

const NOTHING = /^\s*(?:none|null|undefined|nan)\s*$/i;
const MAX_TEXT = 20_000;

/** Text of a field: lists become lines; 'None' and what is no text become ''. */
export function readText(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (Array.isArray(value)) {
    const lines = value.slice(0, 200).map((line) => (Array.isArray(line) ? '' : readText(line)));
    return lines.filter((line) => line !== '').join('\n');
  }
  if (typeof value !== 'string' || NOTHING.test(value)) return '';
  return value.trim().slice(0, MAX_TEXT);
}

/** A time range as it came; a list of two clock times is joined, and nothing is 'None'. */
export function readFromTo(value: unknown): string {
  if (
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((part) => typeof part === 'string' && !part.includes('-'))
  ) {
    return `${readText(value[0])}-${readText(value[1])}`;
  }
  if (isRecord(value)) {
    const fields = fieldsOf(value);
    const from = readText(firstOf(fields, ['from', 'start']));
    const to = readText(firstOf(fields, ['to', 'end']));
    return from !== '' && to !== '' ? `${from}-${to}` : 'None';
  }
  const text = Array.isArray(value) ? readText(value[0]) : readText(value);
  return text === '' ? 'None' : text;
}
