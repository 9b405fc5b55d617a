import { isRecord, parseJson } from './json-value';

const LONGEST_MESSAGE = 500;

/**
 * The sentence a server meant for people, out of an error body (§8): `error.message`, `error`, `detail`,
 * `detail[0].msg`, `message`, `errorMessage`, or a short plain text. Undefined for HTML, emptiness and anything else,
 * where 'Error {status}: {statusText}' is all that can be said.
 */
export function readErrorMessage(body: string): string | undefined {
  const text = body.replace(/^\uFEFF/, '').trim();
  if (text === '' || text.startsWith('<')) return undefined;
  if (/^[[{"]/.test(text)) return shorten(messageOf(parseJson(text), 0));
  return text.length <= LONGEST_MESSAGE ? shorten(text.replace(/\s+/g, ' ')) : undefined;
}

/** The message of an answer that carries an error under a 2xx status, undefined for every other answer. */
export function readErrorUnderSuccess(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  if (value['error'] !== undefined && value['error'] !== null && value['error'] !== false && value['error'] !== '')
    return shorten(messageOf(value, 0)) ?? 'error';
  const coded = value['code'] !== undefined && typeof value['message'] === 'string';
  const failed = typeof value['errorMessage'] === 'string' && value['errorMessage'] !== '';
  return coded || failed ? shorten(messageOf(value, 0)) : undefined;
}

function messageOf(value: unknown, depth: number): string | undefined {
  if (typeof value === 'string') return value;
  if (depth > 4) return undefined;
  if (Array.isArray(value)) return messageOf(value[0], depth + 1);
  if (!isRecord(value)) return undefined;
  for (const key of ['error', 'detail', 'message', 'errorMessage', 'msg', 'error_description', 'title']) {
    const found = messageOf(value[key], depth + 1);
    if (found !== undefined && found.trim() !== '') return found;
  }
  return undefined;
}

function shorten(message: string | undefined): string | undefined {
  const text = message?.trim() ?? '';
  if (text === '') return undefined;
  return text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE - 1)}…` : text;
}
