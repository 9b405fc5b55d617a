import type { CallFacts } from './call';

const FIELDS = ['date', 'time', 'agent', 'customer', 'queue', 'tags', 'title'] as const;
type Field = (typeof FIELDS)[number];

/** A stretch of the pattern: itself, a field, or anything (`{…}`, `{...}`, `{*}`). */
type Part = { is: 'text'; text: string } | { is: Field | 'anything' };
export type NamePattern = readonly Part[];

/** What keeps a pattern from being used; `at` is the part of it that is meant. */
export type PatternProblem =
  /** A brace without its other one. */
  | { kind: 'brace' }
  | { kind: 'unknown-field'; at: string }
  | { kind: 'twice'; at: string }
  /** Nothing between two fields says where the first ends. */
  | { kind: 'side-by-side'; at: string }
  /** A time of no day. */
  | { kind: 'time-alone' }
  | { kind: 'no-field' }
  | { kind: 'too-long' };

/** What a name told of its call. */
export interface NameFacts {
  title?: string;
  facts: CallFacts;
}

const LONGEST = 200;
/** Longer than any file system's; the search for a place where each part fits grows with the square of it. */
const LONGEST_NAME = 255;
const MOST_TAGS = 20;
const ANYTHING = ['…', '...', '*'];

const isField = (name: string): name is Field => (FIELDS as readonly string[]).includes(name);
const isFree = ({ is }: Part) => is !== 'text' && is !== 'date' && is !== 'time';

function partOf(piece: string): Part | PatternProblem {
  if (!piece.startsWith('{')) return /[{}]/.test(piece) ? { kind: 'brace' } : { is: 'text', text: piece };
  const name = piece.slice(1, -1).trim().toLowerCase();
  if (ANYTHING.includes(name)) return { is: 'anything' };
  return isField(name) ? { is: name } : { kind: 'unknown-field', at: piece };
}

/** Reads a pattern such as `{date}_{time}_{agent}_{…}`: text as it stands in names, fields between braces. */
export function readPattern(typed: string): { pattern: NamePattern } | { problem: PatternProblem } {
  const text = typed.normalize('NFC').trim();
  if (text.length > LONGEST) return { problem: { kind: 'too-long' } };
  const pattern: Part[] = [];
  for (const piece of text.split(/(\{[^{}]*\})/).filter((one) => one !== '')) {
    const part = partOf(piece);
    if ('kind' in part) return { problem: part };
    const before = pattern.at(-1);
    if (before !== undefined && isFree(before) && isFree(part)) return { problem: { kind: 'side-by-side', at: piece } };
    const again = part.is !== 'text' && part.is !== 'anything' && pattern.some(({ is }) => is === part.is);
    if (again) return { problem: { kind: 'twice', at: piece } };
    pattern.push(part);
  }
  const has = (field: Field) => pattern.some(({ is }) => is === field);
  if (!FIELDS.some(has)) return { problem: { kind: 'no-field' } };
  if (has('time') && !has('date')) return { problem: { kind: 'time-alone' } };
  return { pattern };
}

const DATES = [
  /^(?<year>(?:19|20)\d\d)(?<between>[-._]?)(?<month>\d\d)\k<between>(?<day>\d\d)/,
  /^(?<day>\d\d)(?<between>[-._]?)(?<month>\d\d)\k<between>(?<year>(?:19|20)\d\d)/,
];
const TIMES = [
  /^(?<hour>\d\d)(?<between>[-.:_]?)(?<minute>\d\d)\k<between>(?<second>\d\d)/,
  /^(?<hour>\d\d)[-.:_h]?(?<minute>\d\d)/i,
];

type Numbers = Partial<Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>>;

function numbers(found: RegExpExecArray): Numbers {
  const groups = Object.entries(found.groups ?? {}).filter(([name]) => name !== 'between');
  return Object.fromEntries(groups.map(([name, digits]) => [name, Number(digits)]));
}

/** Whether there is such a day or such a time of day. */
function exists({ year, month = 1, day = 1, hour = 0, minute = 0, second = 0 }: Numbers): boolean {
  if (year !== undefined) {
    const date = new Date(year, month - 1, day);
    if (date.getMonth() !== month - 1 || date.getDate() !== day) return false;
  }
  return hour < 24 && minute < 60 && second < 60;
}

/** Where a part that begins here may end, what is tried first in front. */
function ends(part: Part, name: string, from: number): number[] {
  if (part.is === 'text') return name.startsWith(part.text, from) ? [from + part.text.length] : [];
  if (part.is === 'date' || part.is === 'time') {
    const rest = name.slice(from, from + 10);
    const forms = part.is === 'date' ? DATES : TIMES;
    return forms.flatMap((form) => {
      const found = form.exec(rest);
      return found && exists(numbers(found)) ? [from + found[0].length] : [];
    });
  }
  const least = part.is === 'anything' ? from : from + 1;
  return Array.from({ length: Math.max(0, name.length - least + 1) }, (_, more) => least + more);
}

/** Where each part ends, the shortest stretches that fit in front; null where the name doesn't fit. */
function places(pattern: NamePattern, name: string): number[] | null {
  const hopeless = new Set<number>();
  const search = (index: number, from: number): number[] | null => {
    const part = pattern[index];
    if (part === undefined) return from === name.length ? [] : null;
    const place = index * (LONGEST_NAME + 1) + from;
    if (hopeless.has(place)) return null;
    for (const end of ends(part, name, from)) {
      const rest = search(index + 1, end);
      if (rest !== null) return [end, ...rest];
    }
    hopeless.add(place);
    return null;
  };
  return search(0, 0);
}

function without(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(0, dot) : name;
}

/** Invisible signs would turn the words around on screen, or hide in a search. */
const clean = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '').trim();

/** Each tag once, whatever its capitals, as it was written first; blank ones are none. */
export function tidyTags(tags: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const tag of tags.map((one) => clean(one.normalize('NFC')))) {
    const key = tag.toLowerCase();
    if (tag !== '' && !known.has(key)) known.set(key, tag);
  }
  return [...known.values()].slice(0, MOST_TAGS);
}

/**
 * What the name of a file says by the pattern, without its ending; null where it doesn't fit in every part, or a day or
 * time in it doesn't exist: facts are never half read. A free field ends where what follows it in the pattern fits first.
 * Days and times are those of this device's place; a day without a time is its first moment (D315).
 */
export function factsOfName(fileName: string, pattern: NamePattern): NameFacts | null {
  const name = without(fileName.normalize('NFC'));
  if (name.length > LONGEST_NAME) return null;
  const found = places(pattern, name);
  if (found === null) return null;
  const texts: Partial<Record<Field, string>> = {};
  for (const [index, { is }] of pattern.entries()) {
    if (is === 'text' || is === 'anything') continue;
    const text = clean(name.slice(found[index - 1] ?? 0, found[index]));
    if (text === '') return null;
    texts[is] = text;
  }
  const { date, time, title, agent, customer, queue } = texts;
  const tags = tidyTags(texts.tags?.split(/[+,;]/) ?? []);
  if (texts.tags !== undefined && tags.length === 0) return null;
  const heldAt = date === undefined ? undefined : momentOf(date, time);
  return {
    ...(title !== undefined && { title }),
    facts: {
      ...(agent !== undefined && { agent }),
      ...(customer !== undefined && { customer }),
      ...(queue !== undefined && { queue }),
      ...(tags.length > 0 && { tags }),
      ...(heldAt !== undefined && { heldAt }),
    },
  };
}

function read(forms: readonly RegExp[], text: string): Numbers {
  for (const form of forms) {
    const found = form.exec(text);
    if (found !== null && found[0].length === text.length && exists(numbers(found))) return numbers(found);
  }
  return {};
}

function momentOf(date: string, time: string | undefined): number {
  const { year = 0, month = 1, day = 1 } = read(DATES, date);
  const { hour = 0, minute = 0, second = 0 } = time === undefined ? {} : read(TIMES, time);
  return new Date(year, month - 1, day, hour, minute, second).getTime();
}
