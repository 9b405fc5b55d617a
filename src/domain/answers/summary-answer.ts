import { readErrorUnderSuccess } from './error-body';
import { isRecord, type JsonRecord, parseJson } from './json-value';
import { readStreamedAnswer, withoutThinking } from './streamed-answer';

/** A summary as a service answered it, with the names of the speakers where it found them (§3, D17b). */
export interface SummaryAnswer {
  text: string;
  speakerNames?: Record<string, string>;
}

const TEXT_KEYS = ['summary', 'text', 'response', 'output', 'data', 'result', 'message', 'content', 'choices'];
const NOTHING = /^(?:none|null|undefined)$/i;
/** Parts of the automation service's summary, in the order the screen shows them. */
const PARTS = ['REASON', 'AGENT_ACTIONS', 'RESOLUTION', 'KEY_INFORMATION'];

/** Null when the answer has no summary in it: empty, HTML, half JSON, an error, a broken stream, an empty text. */
export function readSummaryAnswer(raw: string): SummaryAnswer | null {
  const body = raw.replace(/^\uFEFF/, '').trim();
  if (body === '' || /^<(!doctype|html|\?xml)/i.test(body)) return null;
  const streamed = readStreamedAnswer(body);
  if (streamed) {
    return streamed.error !== undefined || !streamed.complete ? null : readSummaryValue(streamed.text);
  }
  const value = parseJson(body);
  return value === undefined && /^[{[]\s*["{[]/.test(body)
    ? null
    : readSummaryValue(value === undefined ? body : value);
}

/** What the service said instead of a summary. */
export function readSummaryProblem(raw: string): string | undefined {
  return readStreamedAnswer(raw)?.error ?? readErrorUnderSuccess(parseJson(raw.trim()));
}

/** A summary out of a value already parsed: a text, or an object or array that leads to one. */
export function readSummaryValue(value: unknown, depth = 0): SummaryAnswer | null {
  if (typeof value === 'string') return readSummaryText(value, depth);
  if (depth > 5) return null;
  if (Array.isArray(value)) return readSummaryValue(value[0], depth + 1);
  if (!isRecord(value) || readErrorUnderSuccess(value) !== undefined) return null;
  const names = readSpeakerNames(value['speakers']);
  const found = readParts(value) ?? firstText(value, depth);
  if (found === null) return null;
  return Object.keys(names).length === 0 ? found : { ...found, speakerNames: { ...found.speakerNames, ...names } };
}

function readSummaryText(value: string, depth: number): SummaryAnswer | null {
  const text = withoutThinking(value);
  if (NOTHING.test(text) || !/[\p{L}\p{N}]/u.test(text)) return null;
  const isFenced = text.startsWith('```') && text.endsWith('```') && text.length > 6;
  const fenced = isFenced ? text.slice(3, -3).replace(/^json/i, '').trim() : text;
  const inner = /^[{[]/.test(fenced) ? parseJson(fenced) : undefined;
  return (isRecord(inner) || Array.isArray(inner) ? readSummaryValue(inner, depth + 1) : null) ?? { text };
}

function firstText(value: JsonRecord, depth: number): SummaryAnswer | null {
  for (const key of TEXT_KEYS) {
    const found = value[key] === undefined ? null : readSummaryValue(value[key], depth + 1);
    if (found) return found;
  }
  return null;
}

/** A summary answered in parts becomes the marked text that the screen parses (§5). */
function readParts(value: JsonRecord): SummaryAnswer | null {
  const parts = PARTS.flatMap((name) => {
    const part = value[name] ?? value[name.toLowerCase()] ?? value[name.replace('_', ' ')];
    const lines = (Array.isArray(part) ? part : [part]).filter(
      (line) => typeof line === 'string' && line.trim() !== '',
    );
    if (lines.length === 0) return [];
    const content = Array.isArray(part) ? lines.map((line) => `- ${line}`).join('\n') : lines[0];
    return [`### ${name.replace('_', ' ')}\n${content}`];
  });
  return parts.length === 0 ? null : { text: parts.join('\n') };
}

function readSpeakerNames(value: unknown): Record<string, string> {
  if (!Array.isArray(value)) return {};
  return Object.fromEntries(
    value.flatMap((speaker: unknown) => {
      if (!isRecord(speaker)) return [];
      const { label, name } = speaker;
      return typeof label === 'string' && typeof name === 'string' && name.trim() !== '' ? [[label, name.trim()]] : [];
    }),
  );
}
