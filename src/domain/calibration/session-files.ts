import * as v from 'valibot';
import { isRecord } from '../answers/json-value';
import { checkScorecard } from '../scorecards/files/check-scorecard';
import { foundText, pathText } from '../scorecards/files/file-problem';
import { type CalibrationSession, type SessionCall, type SubmittedSheet, samePerson } from './session';

/** Letters of a file that is read at all. */
export const MOST_SESSION_LETTERS = 30_000_000;
/** The most that a session may hold, whoever made it. */
export const MOST_OF_SESSION = { calls: 200, people: 50, name: 80, title: 200, text: 1_000_000, note: 5_000 };

const SESSION_FORMAT = 'callmark-session';
const ANSWERS_FORMAT = 'callmark-session-answers';
/** Grows when a file of it can't be read by an older app any more. */
const FORMAT_VERSION = 1;

/** What can be wrong with a file that comes from outside. */
export type SessionTrouble = 'too-large' | 'not-json' | 'not-a-session' | 'newer-format' | 'wrong';

export interface SessionProblem {
  trouble: SessionTrouble;
  /** Which part: 'calls › 2 › text'; '' = all of it. */
  where: string;
  /** What stands there, cut short. */
  found?: string;
}

/** A session with what is needed to judge it anywhere. */
export interface PortableSession {
  session: CalibrationSession;
  calls: SessionCall[];
}

/** One person's answers on their way back. */
export interface PortableAnswers {
  session: { id: string; title: string };
  sheet: SubmittedSheet;
}

export type SessionFile =
  | ({ is: 'session' } & PortableSession)
  | ({ is: 'answers' } & PortableAnswers)
  | { is: 'wrong'; problems: SessionProblem[] };

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const name = v.pipe(text(MOST_OF_SESSION.name), v.regex(/^(?=.*\S)\P{Cc}*$/u));
/** Ids become parts of keys of the database. */
const id = v.pipe(v.string(), v.regex(/^[\w:.-]{1,100}$/));
const at = v.pipe(v.number(), v.integer(), v.minValue(0));
const list = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(most), v.array(item));
const unique = (values: readonly string[]): boolean => new Set(values).size === values.length;

const sessionFile = v.object({
  session: v.object({
    id,
    title: v.pipe(text(MOST_OF_SESSION.title), v.regex(/\S/)),
    createdAt: at,
    createdBy: text(MOST_OF_SESSION.name),
    blind: v.boolean(),
    invited: v.pipe(
      list(name, MOST_OF_SESSION.people),
      v.check((names) => names.every((one, place) => !names.slice(place + 1).some((two) => samePerson(one, two)))),
    ),
    expert: v.optional(name),
  }),
  calls: v.pipe(
    list(v.object({ callId: id, title: text(1_000), text: text(MOST_OF_SESSION.text) }), MOST_OF_SESSION.calls),
    v.check((calls) => unique(calls.map(({ callId }) => callId))),
  ),
});

const answersFile = v.object({
  session: v.object({ id, title: text(MOST_OF_SESSION.title) }),
  sheet: v.object({
    reviewer: name,
    submittedAt: at,
    answers: v.record(
      id,
      v.record(text(100), v.object({ option: text(100), note: v.optional(text(MOST_OF_SESSION.note)) })),
    ),
  }),
});

/** What a person who judges needs; nobody's answers are in it, nor any sound. */
export function sessionToJson({ session, calls }: PortableSession): string {
  const { callIds: _inCalls, ...rest } = session;
  return `${JSON.stringify({ format: SESSION_FORMAT, formatVersion: FORMAT_VERSION, session: rest, calls }, null, 2)}\n`;
}

export function answersToJson({ session, sheet }: PortableAnswers): string {
  return `${JSON.stringify({ format: ANSWERS_FORMAT, formatVersion: FORMAT_VERSION, session, sheet }, null, 2)}\n`;
}

const wrong = (trouble: SessionTrouble, where = '', given?: unknown): SessionFile => {
  const found = foundText(given);
  return { is: 'wrong', problems: [{ trouble, where, ...(found !== undefined && { found }) }] };
};

function wrongIn(issues: readonly v.BaseIssue<unknown>[]): SessionFile {
  const problems = issues.slice(0, 10).map(({ path = [], input }): SessionProblem => {
    const parts = path.map(({ key }) => (typeof key === 'number' ? key : String(key)));
    const found = foundText(input);
    return { trouble: 'wrong', where: pathText(parts), ...(found !== undefined && { found }) };
  });
  return { is: 'wrong', problems };
}

function readSession(value: Record<string, unknown>): SessionFile {
  const read = v.safeParse(sessionFile, value);
  if (!read.success) return wrongIn(read.issues);
  const given = isRecord(value['session']) ? value['session']['scorecard'] : undefined;
  const card = checkScorecard(given);
  if (!card.ok) {
    const problems = card.problems.map(({ where, found }): SessionProblem => {
      const place = where === '' ? 'session › scorecard' : `session › scorecard › ${where}`;
      return { trouble: 'wrong', where: place, ...(found !== undefined && { found }) };
    });
    return { is: 'wrong', problems: problems.slice(0, 10) };
  }
  const { session, calls } = read.output;
  const { expert, ...rest } = session;
  if (expert !== undefined && !session.invited.some((one) => samePerson(one, expert))) {
    return wrong('wrong', 'session › expert', expert);
  }
  const callIds = calls.map(({ callId }) => callId);
  const whole = { ...rest, ...(expert !== undefined && { expert }), scorecard: card.value, callIds };
  return { is: 'session', session: whole, calls };
}

function readAnswers(value: Record<string, unknown>): SessionFile {
  const read = v.safeParse(answersFile, value);
  return read.success ? ({ is: 'answers', ...read.output } as SessionFile) : wrongIn(read.issues);
}

/** Undefined where it is no JSON. */
function parsed(given: string): unknown {
  try {
    return JSON.parse(given.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

/** A session or an answer file, whole, or what is wrong with it. Fields it does not know are left out. */
export function sessionFileFromJson(given: string): SessionFile {
  if (given.length > MOST_SESSION_LETTERS) return wrong('too-large');
  const value = parsed(given);
  if (value === undefined) return wrong('not-json');
  const format = isRecord(value) ? value['format'] : undefined;
  if (!isRecord(value) || (format !== SESSION_FORMAT && format !== ANSWERS_FORMAT)) {
    return wrong('not-a-session', 'format', format);
  }
  const version = value['formatVersion'];
  if (typeof version !== 'number') return wrong('wrong', 'formatVersion', version);
  if (version > FORMAT_VERSION) return wrong('newer-format', 'formatVersion', version);
  return format === SESSION_FORMAT ? readSession(value) : readAnswers(value);
}
