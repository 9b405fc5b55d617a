import { languageCode } from '../languages';
import { assignRoles } from '../transcript/speaker-roles';
import type { Turn } from '../transcript/transcript';
import { formatTranscript, parseTranscript } from '../transcript/transcript-text';
import { readErrorUnderSuccess } from './error-body';
import { isRecord, type JsonRecord, parseJson } from './json-value';
import { hasStoredLabels, readLabelledText } from './labelled-text';
import { readSegments, type SpeechSegment } from './segment-reader';
import { readStreamedAnswer } from './streamed-answer';
import { readSummaryValue, type SummaryAnswer } from './summary-answer';

/** A speech service's answer, whatever its shape (research table of answer shapes; D26). */
export interface TranscriptionAnswer {
  /** The stored form of §5 where speakers or times are known, else the plain words. */
  text: string;
  /** [] for a plain text. */
  turns: Turn[];
  /** What the Speaker tab shows: `json` as it came, else the segments. */
  json?: unknown;
  summary?: SummaryAnswer;
  /** Code of §9. */
  detectedLanguage?: string;
}

export interface TranscriptionContext {
  durationS?: number;
  agentChannel?: 'left' | 'right';
}

const WRAPPERS = ['data', 'result', 'output', 'response', 'body', 'transcription', 'transcript'];
const CONTENT_KEYS = ['text', 'json', 'segments', 'chunks', 'utterances', 'sentenceSegments'];

/** Null when there is no transcription in it; an empty text is one (nobody spoke). */
export function readTranscriptionAnswer(raw: string, context: TranscriptionContext = {}): TranscriptionAnswer | null {
  const body = raw.replace(/^\uFEFF/, '').trim();
  if (body === '' || body.startsWith('<')) return null;
  const streamed = readStreamedAnswer(body);
  if (streamed) {
    if (streamed.error !== undefined || !streamed.complete) return null;
    return fromRecord({ text: streamed.text, segments: streamed.segments }, context);
  }
  const value = parseJson(body);
  if (value === undefined) return /^(\{|\[\s*["{[\]])/.test(body) ? null : fromRecord({ text: body }, context);
  const answer = unwrap(value, 0);
  return answer === null ? null : fromRecord(answer, context);
}

/** Why an answer is not a transcription, in the service's own words where it has any. */
export function readTranscriptionProblem(raw: string): string | undefined {
  const value = parseJson(raw.trim());
  if (isRecord(value) && typeof value['identifier'] === 'string' && typeof value['message'] === 'string')
    return value['message'];
  return readStreamedAnswer(raw)?.error ?? readErrorUnderSuccess(value);
}

/** The record that carries the content, out of arrays and wrappers. */
function unwrap(value: unknown, depth: number): JsonRecord | null {
  if (depth > 5) return null;
  if (typeof value === 'string') return { text: value };
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every((line) => typeof line === 'string')) return { text: value };
    const only: unknown = value.length === 1 ? value[0] : undefined;
    const isSegment = isRecord(only) && ('start' in only || 'timestamp' in only || 'speaker' in only);
    if (only !== undefined && !isSegment) return unwrap(only, depth + 1);
    return readSegments(value).length > 0 ? { segments: value } : null;
  }
  if (!isRecord(value) || readErrorUnderSuccess(value) !== undefined) return null;
  if (CONTENT_KEYS.some((key) => isContent(value[key]))) return value;
  for (const key of WRAPPERS) {
    const inner = value[key] === undefined || value[key] === null ? null : unwrap(value[key], depth + 1);
    if (inner) return inner;
  }
  return null;
}

function isContent(value: unknown): boolean {
  return typeof value === 'string' || Array.isArray(value) || isRecord(value);
}

function fromRecord(answer: JsonRecord, { durationS, agentChannel }: TranscriptionContext): TranscriptionAnswer | null {
  const words = readText(answer['text']);
  const segments = readSegments(answer, durationS ?? readDuration(answer['duration']));
  const list = CONTENT_KEYS.slice(2).map((key) => answer[key]);
  const json = answer['json'] ?? (Array.isArray(answer['text']) ? answer['text'] : undefined) ?? list.find(isContent);
  if (words === null && segments.length === 0) return null;
  const summary = readSummaryValue(answer['summary']);
  const language = readLanguage(answer);
  return {
    ...readTurns(words ?? '', segments, agentChannel),
    ...(json === undefined || isEmptyList(json) ? {} : { json }),
    ...(summary === null ? {} : { summary }),
    ...(language === undefined ? {} : { detectedLanguage: language }),
  };
}

/**
 * As they were spoken (D667): some services give one channel after the other. Untimed ones keep the order of the answer, and so
 * do those whose times go back within a speaker, or more than once where no speaker is named: they begin anew with every
 * piece of the sound.
 */
function asSpoken(segments: readonly SpeechSegment[]): SpeechSegment[] {
  const last = new Map<string | undefined, number>();
  let anew = 0;
  for (const { label, start } of segments) {
    if (start === undefined) return [...segments];
    if (start < (last.get(label) ?? 0)) anew += label === undefined ? 1 : 2;
    last.set(label, start);
  }
  if (anew > 1) return [...segments];
  return [...segments].sort((one, other) => (one.start ?? 0) - (other.start ?? 0));
}

function readTurns(words: string, answered: readonly SpeechSegment[], agentChannel: 'left' | 'right' | undefined) {
  if (hasStoredLabels(words)) {
    const turns = withTimes(parseTranscript(words), answered);
    return { text: formatTranscript(turns), turns };
  }
  const segments = asSpoken(answered);
  const labelled = segments.some(({ label }) => label !== undefined) ? segments : readLabelledText(words);
  if (labelled.length === 0) {
    // Nobody can say who speaks: a line without a label counts as the agent's (§5), and so keeps its time.
    const timed = segments.some(({ start }) => start !== undefined);
    const alone = timed ? segments.map((segment): Turn => ({ ...segment, speaker: 'agent' })) : [];
    const plain = words || segments.map(({ text }) => text).join('\n');
    return { text: timed ? formatTranscript(alone) : plain, turns: alone };
  }
  const roles = assignRoles(labelled, agentChannel);
  let last: Turn['speaker'] = 'agent';
  const turns = labelled.map(({ label, ...turn }): Turn => {
    last = (label === undefined ? undefined : roles.get(label)) ?? last;
    return { ...turn, speaker: last };
  });
  return { text: formatTranscript(turns), turns };
}

/** A text whose speakers are settled, and segments that know the times of the same lines. */
function withTimes(turns: Turn[], segments: readonly SpeechSegment[]): Turn[] {
  if (turns.length !== segments.length || turns.some(({ start }) => start !== undefined)) return turns;
  return turns.map((turn, index) => {
    const { start, end } = segments[index] ?? {};
    return { ...turn, ...(start === undefined ? {} : { start }), ...(end === undefined ? {} : { end }) };
  });
}

function readText(value: unknown): string | null {
  if (typeof value === 'string') return value.trim();
  if (!Array.isArray(value)) return null;
  const lines = value.map((line: unknown) => (typeof line === 'string' ? line : isRecord(line) ? line['text'] : ''));
  return lines.filter((line) => typeof line === 'string' && line.trim() !== '').join('\n');
}

function readDuration(value: unknown): number | undefined {
  const seconds = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  return seconds > 0 ? seconds : undefined;
}

/** Services say "vietnamese", "Vietnamese" or "vi", in one of several places. */
function readLanguage(answer: JsonRecord): string | undefined {
  const { language, detected_language: detected, language_code: code, languages } = answer;
  const first: unknown = Array.isArray(languages) ? languages[0] : undefined;
  const named = [language, detected, code, isRecord(first) ? first['code'] : first].find(
    (value) => typeof value === 'string' && value.trim() !== '',
  );
  if (typeof named !== 'string') return undefined;
  return languageCode(named) || undefined;
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
