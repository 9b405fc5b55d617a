import { readErrorUnderSuccess, saysStarted } from './error-body';
import { isRecord } from './json-value';
import { parseLooseJson } from './loose-json';

/** Why an answer with status 2xx could not be used. `detail` is what the server said, untrusted. */
export type AnswerTrouble = 'empty' | 'started' | 'error' | 'not-json' | 'no-expected-keys';

export type AnswerReading =
  | { ok: true; value: Record<string, unknown> }
  | { ok: false; trouble: AnswerTrouble; detail: string };

/** Fields in which workflow engines and language models hand over the object that was asked for. */
const WRAPPERS = ['output', 'text', 'data', 'json', 'result', 'response', 'body', 'message', 'content', 'choices'];
const MAX_DEPTH = 8;
const DETAIL_LENGTH = 200;

function has(value: unknown, expected: ReadonlySet<string>): value is Record<string, unknown> {
  return isRecord(value) && Object.keys(value).some((key) => expected.has(key.trim().toLowerCase()));
}

function fail(trouble: AnswerTrouble, detail: string): AnswerReading {
  return { ok: false, trouble, detail: detail.trim().slice(0, DETAIL_LENGTH) };
}

function readText(text: string, expected: ReadonlySet<string>, depth: number): AnswerReading {
  if (text.replace(/^\uFEFF/, '').trim() === '') return fail('empty', '');
  const parsed = parseLooseJson(text, (value) => find(value, expected, depth + 1).ok);
  return parsed === undefined ? fail('not-json', text) : find(parsed, expected, depth + 1);
}

/** The reading that says most about what went wrong when none succeeded. */
function worst(readings: readonly AnswerReading[]): AnswerReading {
  const order: AnswerTrouble[] = ['error', 'started', 'not-json', 'no-expected-keys', 'empty'];
  for (const trouble of order) {
    const found = readings.find((reading) => !reading.ok && reading.trouble === trouble);
    if (found !== undefined) return found;
  }
  return fail('no-expected-keys', '');
}

function first(candidates: readonly unknown[], expected: ReadonlySet<string>, depth: number): AnswerReading {
  const readings: AnswerReading[] = [];
  for (const candidate of candidates) {
    const reading = find(candidate, expected, depth + 1);
    if (reading.ok) return reading;
    readings.push(reading);
  }
  return worst(readings);
}

function find(value: unknown, expected: ReadonlySet<string>, depth: number): AnswerReading {
  if (depth > MAX_DEPTH) return fail('no-expected-keys', '');
  if (typeof value === 'string') return readText(value, expected, depth);
  if (Array.isArray(value)) {
    return value.length === 0 ? fail('empty', '') : first(value.slice(0, 50), expected, depth);
  }
  if (!isRecord(value)) return fail(value === null || value === undefined ? 'empty' : 'no-expected-keys', '');
  if (has(value, expected)) return { ok: true, value };
  if (typeof value['message'] === 'string' && saysStarted(value['message'])) {
    return fail('started', value['message']);
  }
  const error = readErrorUnderSuccess(value);
  if (error !== undefined) return fail('error', error);
  const known = WRAPPERS.filter((key) => Object.hasOwn(value, key)).map((key) => value[key]);
  const inside =
    known.length > 0
      ? known
      : Object.values(value)
          .filter((field) => isRecord(field))
          .slice(0, 10);
  return inside.length === 0
    ? fail(Object.keys(value).length === 0 ? 'empty' : 'no-expected-keys', JSON.stringify(value))
    : first(inside, expected, depth);
}

/**
 * Finds the object with at least one of the expected keys (compared without case) in whatever a server of §7 answered:
 * JSON, a fenced block in prose, an array, a wrapper around text around JSON. Never throws. `raw` may be text or parsed.
 */
export function readAnswerText(raw: unknown, expectedKeys: readonly string[]): AnswerReading {
  return find(raw, new Set(expectedKeys.map((key) => key.toLowerCase())), 0);
}
