import * as v from 'valibot';
import type { Scorecard } from '../scorecard';
import {
  type FileProblem,
  type FileTrouble,
  foundText,
  MOST_PROBLEMS,
  type Path,
  pathText,
  type ReadResult,
} from './file-problem';

/** The most that a scorecard may hold, whoever made it. */
export const MOST = { sections: 50, questions: 300, options: 20, reasons: 20, grades: 20, text: 2_000, name: 200 };
const GREATEST = 10_000;

/** A trouble and what would be allowed travel as the message of an issue. */
const says = (trouble: FileTrouble, allowed = ''): string => `${trouble} ${allowed}`;

const text = (most: number) => v.pipe(v.string(says('not-text')), v.maxLength(most, says('too-long', String(most))));
const name = v.pipe(
  text(MOST.name),
  v.check((given) => given.trim() !== '', says('missing')),
);
const id = v.pipe(text(100), v.regex(/^\P{Cc}+$/u, says('missing')));
const number = (from: number, to: number) =>
  v.pipe(
    v.number(says('not-number')),
    v.finite(says('not-number')),
    v.minValue(from, says('out-of-range', `${from} – ${to}`)),
    v.maxValue(to, says('out-of-range', `${from} – ${to}`)),
  );
const weight = v.pipe(number(0, GREATEST), v.gtValue(0, says('out-of-range', `> 0 – ${GREATEST}`)));
const word = <const Words extends readonly string[]>(words: Words) =>
  v.picklist(words, says('unknown-word', words.join(', ')));
const list = <Item extends v.GenericSchema>(item: Item, least: number, most: number) =>
  // What is in it is looked at last: of a list that is too long nothing.
  v.pipe(
    v.array(v.unknown(), says('missing')),
    v.minLength(least, says('too-few', String(least))),
    v.maxLength(most, says('too-many', String(most))),
    v.array(item),
  );

/** A path below the address of the automation service, never an address of its own. */
const path = v.pipe(
  text(MOST.name),
  v.regex(/^\/(?!\/)[\w\-./~%]*$/, says('bad-path')),
  v.check((given) => !given.includes('..'), says('bad-path')),
);

const option = v.object({
  id,
  label: name,
  value: v.nullable(number(0, 1)),
  notApplicable: v.optional(v.literal(true, says('unknown-word', 'true'))),
  by: v.optional(word(['machine'])),
  meaning: v.optional(text(MOST.text)),
  fails: v.optional(word(['section', 'call'])),
  reasons: v.optional(list(name, 0, MOST.reasons)),
});

const question = v.object({
  id,
  text: v.pipe(
    text(MOST.text),
    v.check((given) => given.trim() !== '', says('missing')),
  ),
  guidance: v.optional(text(MOST.text)),
  weight,
  options: list(option, 1, MOST.options),
  when: v.optional(v.object({ question: id, is: list(id, 1, MOST.options) }, says('missing'))),
  comment: v.optional(word(['on-fail', 'always'])),
  alias: v.optional(id),
  evidence: v.optional(id),
});

const scorecard = v.object(
  {
    id,
    version: v.pipe(number(1, 1_000_000), v.integer(says('not-number'))),
    title: name,
    language: v.pipe(text(35), v.regex(/^[a-zA-Z]{2,8}(?:-[a-zA-Z0-9]{1,8})*$/, says('unknown-word', 'vi, en, …'))),
    state: word(['draft', 'published', 'retired']),
    publishedAt: v.optional(number(0, Number.MAX_SAFE_INTEGER)),
    author: v.optional(text(MOST.name)),
    path: v.optional(path),
    scale: v.object(
      {
        max: weight,
        title: v.optional(name),
        about: v.optional(text(MOST.name)),
        sections: v.optional(word(['whole-scale'])),
        bands: list(v.object({ from: number(0, GREATEST), label: name }, says('missing')), 0, MOST.grades),
        colors: v.optional(list(number(0, GREATEST), 5, 5)),
      },
      says('missing'),
    ),
    sections: list(
      v.object({ id, title: name, weight, questions: list(question, 1, MOST.questions) }, says('missing')),
      1,
      MOST.sections,
    ),
  },
  says('not-a-scorecard'),
);

interface Wrong {
  trouble: FileTrouble;
  path: Path;
  value?: unknown;
  allowed?: string;
}

/** What valibot has no words for is a field that isn't there, or is of another kind. */
function wrongOf({ message, path: items, input }: v.BaseIssue<unknown>): Wrong {
  const [trouble = '', ...allowed] = message.split(' ');
  const at = (items ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
  const own = /^[a-z-]+$/.test(trouble);
  const missing: FileTrouble = input === undefined || !own ? 'missing' : (trouble as FileTrouble);
  return {
    trouble: at.length === 0 && !own ? 'not-a-scorecard' : missing,
    path: at,
    value: input,
    allowed: allowed.join(' '),
  };
}

/** Every id that stands for a second time. */
function repeated(ids: readonly { id: string; path: Path }[]): Wrong[] {
  const seen = new Set<string>();
  return ids.flatMap(({ id: own, path: at }): Wrong[] => {
    const again = seen.has(own);
    seen.add(own);
    return again ? [{ trouble: 'same-id', path: [...at, 'id'], value: own }] : [];
  });
}

/** What no schema can tell of one field alone. */
function wrongTogether({ scale, sections }: Scorecard): Wrong[] {
  const questions = sections.flatMap((section, at) =>
    section.questions.map((one, place) => ({ ...one, path: ['sections', at, 'questions', place] })),
  );
  const before = new Map<string, Set<string>>();
  const conditions = questions.flatMap(({ id: own, when, options, path: at }): Wrong[] => {
    const asked = when && before.get(when.question);
    const fits = when === undefined || (asked !== undefined && when.is.every((one) => asked.has(one)));
    before.set(own, new Set(options.map((one) => one.id)));
    return fits ? [] : [{ trouble: 'bad-condition', path: [...at, 'when'], value: when.question }];
  });
  const { bands, max, colors } = scale;
  const falls = (froms: readonly number[]) => froms.every((from, at) => at === 0 || from < (froms[at - 1] ?? 0));
  const froms = bands.map(({ from }) => from);
  const graded = bands.length === 0 || (falls(froms) && froms.at(-1) === 0 && (froms[0] ?? 0) <= max);
  const colored = colors === undefined || (colors[0] === 0 && falls([...colors].reverse()));
  const most = questions.length > MOST.questions;
  return [
    ...(graded ? [] : [{ trouble: 'bad-grades' as const, path: ['scale', 'bands'] }]),
    ...(colored ? [] : [{ trouble: 'bad-grades' as const, path: ['scale', 'colors'] }]),
    ...(most ? [{ trouble: 'too-many' as const, path: ['sections'], allowed: String(MOST.questions) }] : []),
    ...repeated(sections.map((one, at) => ({ id: one.id, path: ['sections', at] }))),
    ...repeated(questions),
    ...questions.flatMap(({ options, path: at }) =>
      repeated(options.map((one, place) => ({ id: one.id, path: [...at, 'options', place] }))),
    ),
    ...(questions.some(({ options }) => options.some(({ value }) => value !== null))
      ? []
      : [{ trouble: 'nothing-counts' as const, path: ['sections'] }]),
    ...conditions,
  ];
}

/**
 * A scorecard out of whatever came from outside: whole and right in itself, or what is wrong with it. Fields it does not
 * know are left out. `lineOf` gives the place of a part where it came from a text.
 */
export function checkScorecard(
  given: unknown,
  lineOf?: (path: Path) => { line: number; column: number },
): ReadResult<Scorecard> {
  const read = v.safeParse(scorecard, Array.isArray(given) ? null : given);
  const wrong = read.success ? wrongTogether(read.output as Scorecard) : read.issues.map(wrongOf);
  if (read.success && wrong.length === 0) return { ok: true, value: read.output as Scorecard };
  const problems = wrong.slice(0, MOST_PROBLEMS).map(({ trouble, path: at, value, allowed }): FileProblem => {
    const found = foundText(value);
    return {
      ...{ trouble, where: pathText(at) },
      ...(found !== undefined && { found }),
      ...(allowed && { allowed }),
      ...lineOf?.(at),
    };
  });
  return { ok: false, problems };
}
