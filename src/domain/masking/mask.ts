import { enNumberWords } from '../figures/english';
import { viNumberWords } from '../figures/vietnamese';
import { kindOfNumber, type PersonalKind } from './classify';
import { type DigitRun, digitRuns, digitsOf } from './digit-runs';
import { nameSpans, type PersonalSpan, personalNumbers, personalWords } from './find-personal';

/** A text of a call. Turns come with their speaker, in order: a number may be said over several of them. */
export interface SpokenText {
  text: string;
  speaker?: string;
  /** No prose: a title, a tag. Names stand there in any letters. */
  label?: true;
}

/** Something personal in a call, however often and in whichever form it stands there. */
export interface PersonalItem {
  kind: PersonalKind;
  /** Digits, or words in small letters: the same for every way of writing it. */
  value: string;
  /** As it stands there first. */
  words: string;
  count: number;
  /** Texts of the turns that each have a part of it. */
  turns?: readonly string[];
}

/** What becomes of a text of a call; `label` as in SpokenText. */
export type Change = (text: string, label?: true) => string;

/** Names an item, over all calls. */
export const itemKey = ({ kind, value }: Pick<PersonalItem, 'kind' | 'value'>): string => `${kind} ${value}`;

/** Fewer digits alike are chance: a year, a price. */
const PART = 4;
/** Turns of somebody else that may stand between two parts of a number, and words that may stand beside a part. */
const APART = 2;
const BESIDE = 4;
const MOST_TURNS = 12;

interface NumberPart {
  at: number;
  text: string;
  speaker: string;
  digits: string;
  words: string;
}

/** What a turn says of a number that is read out in pieces; null where it speaks of something else, or counts things. */
function partIn({ text, speaker }: SpokenText, at: number): NumberPart | null {
  const run = digitRuns(text).find((one) => digitsOf(one).length >= 2);
  const [first, last] = [run?.[0], run?.at(-1)];
  if (run === undefined || first === undefined || last === undefined || speaker === undefined) return null;
  const wordsIn = (part: string) => part.match(/\p{L}+/gu) ?? [];
  const after = wordsIn(text.slice(last.to));
  const [next = ''] = after;
  const counts = [viNumberWords, enNumberWords].some(({ units, scales }) => units.has(next) || scales.has(next));
  if (counts || after.length + wordsIn(text.slice(0, first.from)).length > BESIDE) return null;
  return { at, text, speaker, digits: digitsOf(run), words: text.slice(first.from, last.to) };
}

/** Numbers that one speaker says over two or more turns, with "yes" between: no turn alone has one. */
function acrossTurns(texts: readonly SpokenText[]): PersonalItem[] {
  const parts = texts.flatMap((text, at) => partIn(text, at) ?? []);
  const found: PersonalItem[] = [];
  const taken = new Set<NumberPart>();
  for (const [from, part] of parts.entries()) {
    if (taken.has(part)) continue;
    const chain = [part];
    let best: { item: PersonalItem; parts: NumberPart[] } | null = null;
    for (const next of parts.slice(from + 1)) {
      if (next.at - (chain.at(-1)?.at ?? 0) > APART + 1 || chain.length === MOST_TURNS) break;
      if (next.speaker !== part.speaker) continue;
      chain.push(next);
      const value = chain.map(({ digits }) => digits).join('');
      const kind = kindOfNumber(value, value, null, false);
      if (kind === null) continue;
      const words = chain.map((one) => one.words).join(' … ');
      best = { item: { kind, value, words, count: 1, turns: chain.map(({ text }) => text) }, parts: [...chain] };
      if (kind === 'phone' || kind === 'card') break;
    }
    if (best === null) continue;
    found.push(best.item);
    for (const one of best.parts) taken.add(one);
  }
  return found;
}

/** Everything personal in the texts of one call; names are those somebody recognised, [] = they are not looked for. */
export function findPersonal(given: readonly SpokenText[], known: readonly string[] = []): PersonalItem[] {
  const texts = given.map((one) => ({ ...one, text: one.text.normalize('NFC') }));
  const names = known.map((name) => name.normalize('NFC'));
  const items = new Map<string, PersonalItem>();
  const kindOf = new Map<string, PersonalKind>();
  const add = (span: Pick<PersonalItem, 'kind' | 'value' | 'turns'>, words: string) => {
    // The same digits are the same thing, wherever nobody asked for them.
    const kind = kindOf.get(span.value) ?? span.kind;
    kindOf.set(span.value, kind);
    const { value, turns = [] } = span;
    const item = items.get(itemKey({ kind, value })) ?? { kind, value, words, count: 0 };
    const all = [...(item.turns ?? []), ...turns];
    items.set(itemKey(item), { ...item, count: item.count + 1, ...(all.length > 0 && { turns: all }) });
  };
  for (const [at, { text, label }] of texts.entries()) {
    const before = texts[at - 1]?.text ?? '';
    const spans = [...personalWords(text, before), ...personalNumbers(text, before), ...nameSpans(text, names, label)];
    for (const span of spans) add(span, text.slice(span.from, span.to));
  }
  for (const item of acrossTurns(texts)) add(item, item.words);
  return [...items.values()];
}

/** Tokens of a run that are part of a known number, as spans; the run may hold it, or be a piece of it. */
function knownIn(text: string, run: DigitRun, known: readonly PersonalItem[]): PersonalSpan[] {
  const digits = digitsOf(run);
  return known.flatMap(({ kind, value, turns = [] }) => {
    const at = digits.indexOf(value);
    if (at < 0 && (digits.length < (turns.includes(text) ? 2 : PART) || !value.includes(digits))) return [];
    const [first, end] = at < 0 ? [0, digits.length] : [at, at + value.length];
    let reached = 0;
    const hit = run.filter((token) => {
      const from = reached;
      reached += token.digits.length;
      return reached > first && from < end;
    });
    return [{ kind, value, from: hit[0]?.from ?? 0, to: hit.at(-1)?.to ?? 0 }];
  });
}

/**
 * Masks texts of a call: each of the items, in every form it stands there, becomes "[phone]", "[card]" and so on. A number
 * goes also where only four of its digits or more stand, as somebody repeats them. What is not among the items stays.
 * `said`: the kinds in the reader's words.
 */
export function createMask(
  items: readonly PersonalItem[],
  said?: Readonly<Record<PersonalItem['kind'], string>>,
): Change {
  const numbers = items.filter(({ value }) => /^\d+$/.test(value));
  const words = new Map(items.map((item) => [itemKey(item), item]));
  const names = items.filter(({ kind }) => kind === 'name').map(({ value }) => value);
  return (given, label) => {
    if (items.length === 0 || given === '') return given;
    const text = given.normalize('NFC');
    const spans = [
      ...personalWords(text).filter((span) => words.has(itemKey(span))),
      ...lettered(text, items),
      ...digitRuns(text).flatMap((run) => knownIn(text, run, numbers)),
      ...nameSpans(text, names, label),
    ].sort((one, two) => one.from - two.from || two.to - one.to);
    let [masked, reached] = ['', 0];
    for (const { kind, from, to } of spans) {
      if (from >= reached) masked += `${text.slice(reached, from)}[${said?.[kind] ?? kind}]`;
      reached = Math.max(reached, to);
    }
    return masked + text.slice(reached);
  };
}

/** Numbers with letters that were found where somebody had asked for them. */
function lettered(text: string, items: readonly PersonalItem[]): PersonalSpan[] {
  return items
    .filter(({ kind, value }) => kind !== 'name' && kind !== 'email' && !/^\d+$/.test(value))
    .flatMap(({ kind, value }) => {
      const pattern = new RegExp([...value].join(' ?'), 'giu');
      return [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
        kind,
        value,
        from: index,
        to: index + words.length,
      }));
    });
}
