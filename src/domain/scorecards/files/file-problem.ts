/** What can be wrong with a scorecard that comes from outside. */
export type FileTrouble =
  /** It can't be read at all from there on. */
  | 'not-json'
  | 'not-csv'
  | 'too-large'
  /** It is something else: no scorecard, or of a kind that is not known. */
  | 'not-a-scorecard'
  /** A later version of the format than this app knows. */
  | 'newer-format'
  | 'missing'
  | 'not-text'
  | 'not-number'
  | 'too-long'
  | 'too-many'
  | 'too-few'
  | 'out-of-range'
  | 'unknown-word'
  | 'same-id'
  /** No option says how much it is worth. */
  | 'nothing-counts'
  /** A condition asks for a question or an option that does not stand before it. */
  | 'bad-condition'
  /** Grades don't fall from the highest to 0. */
  | 'bad-grades'
  /** A path of a service that is none, or leads to another server. */
  | 'bad-path';

export interface FileProblem {
  trouble: FileTrouble;
  /** Which part of the scorecard, in its own names: 'sections › 1 › questions › 2 › weight'; '' = all of it. */
  where: string;
  /** What stands there, cut short; absent = nothing. */
  found?: string;
  /** What may stand there: a bound or the words to choose from. */
  allowed?: string;
  /** From 1; absent where it does not come from a text. */
  line?: number;
  column?: number;
}

export type Path = readonly (string | number)[];

/** A part in words of the format, counted from 1 as people count. */
export function pathText(path: Path): string {
  return path.map((part) => (typeof part === 'number' ? String(part + 1) : part)).join(' › ');
}

const SHORT = 60;

/** What was found, short enough to be shown. */
export function foundText(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.length > SHORT ? `${text.slice(0, SHORT)}…` : text;
}

/** Wrong in `problems`, or read whole: nothing is taken in by halves. */
export type ReadResult<Read> = { ok: true; value: Read } | { ok: false; problems: FileProblem[] };

/** More than this many problems of one file are of no use to anybody. */
export const MOST_PROBLEMS = 20;
/** Letters of a file that is read at all. */
export const MOST_LETTERS = 2_000_000;
