import { readErrorUnderSuccess, saysStarted } from './error-body';
import { isRecord, parseJson } from './json-value';
import { breaksOff } from './loose-json';
import { readStreamedAnswer } from './streamed-answer';

/**
 * Whether an answer of success says that the work failed: nothing in it, an error, a stream or data that broke off. A later try may do
 * better, unlike where there is an answer that nobody can read.
 */
export function saysFailed(raw: string): boolean {
  const body = raw.replace(/^\uFEFF/, '').trim();
  if (body === '') return true;
  const streamed = readStreamedAnswer(body);
  if (streamed) return streamed.error !== undefined || !streamed.complete || streamed.text.trim() === '';
  if (breaksOff(body)) return true;
  let value = parseJson(body);
  while (Array.isArray(value) && value.length > 0) value = value[0];
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return true;
  if (isRecord(value) && Object.keys(value).length === 0) return true;
  const said = readErrorUnderSuccess(value);
  return said !== undefined && !saysStarted(said);
}
