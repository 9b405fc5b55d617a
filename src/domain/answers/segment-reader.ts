import { isRecord, type JsonRecord, parseJson } from './json-value';

/** One piece of speech as a server reported it; times in seconds. */
export interface SpeechSegment {
  label?: string;
  start?: number;
  end?: number;
  text: string;
}

const LIST_KEYS = ['segments', 'chunks', 'utterances', 'sentenceSegments', 'results', 'json'];
const TEXT_KEYS = ['text', 'phrase', 'transcript', 'sentence'];
const LABEL_KEYS = ['speaker', 'participant', 'speaker_label', 'speaker_id', 'speakerId', 'channel'];
const START_KEYS = ['start', 'startTimeOffset', 'start_time', 'startTime', 'from', 'start_ms', 'begin'];
const END_KEYS = ['end', 'endTimeOffset', 'end_time', 'endTime', 'to', 'end_ms'];

/** Slower than this is not speech: whole numbers that give such a pace are milliseconds. */
const SLOWEST_WORDS_PER_SECOND = 0.05;

/** The list of segments in an answer's `json`, `segments`, `chunks`, `utterances` or `sentenceSegments`; [] without one. */
export function readSegments(value: unknown, durationS?: number): SpeechSegment[] {
  const list = findList(value, 0);
  const read = list.flatMap((item) => readSegment(item));
  if (list.some((item) => isRecord(item) && 'startTimeOffset' in item)) return read.map(toSeconds);
  return looksLikeMilliseconds(read, durationS) ? read.map(toSeconds) : read;
}

/** Seconds out of a number, "12.5", "01:02", "00:01:02.345" or "00:01:02,345". */
export function readTime(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const match = /^(?:(?:(\d+):)?(\d+):)?(\d+(?:[.,]\d+)?)\s*s?$/.exec(value.trim());
  if (!match) return undefined;
  const [, hours = '0', minutes = '0', seconds = '0'] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'));
}

function findList(value: unknown, depth: number): unknown[] {
  if (depth > 4) return [];
  if (typeof value === 'string') return /^\s*[[{]/.test(value) ? findList(parseJson(value), depth + 1) : [];
  if (Array.isArray(value)) {
    const only = value.length === 1 ? value[0] : undefined;
    // A workflow wraps its one item in an array; such an item carries a list, a segment carries none.
    const inner = isRecord(only) ? findList(only, depth + 1) : [];
    return inner.length > 0 ? inner : value;
  }
  if (!isRecord(value)) return [];
  for (const key of LIST_KEYS) {
    const list = findList(value[key], depth + 1);
    if (list.length > 0) return list;
  }
  return [];
}

function readSegment(item: unknown): SpeechSegment[] {
  if (!isRecord(item)) return [];
  const text = firstOf(item, TEXT_KEYS);
  if (typeof text !== 'string' || text.trim() === '') return [];
  const [from, to] = Array.isArray(item['timestamp']) ? item['timestamp'] : [];
  const start = readTime(firstOf(item, START_KEYS) ?? from);
  const end = readTime(firstOf(item, END_KEYS) ?? to);
  const label = readLabel(firstOf(item, LABEL_KEYS));
  return [
    {
      ...(label === undefined ? {} : { label }),
      ...(start === undefined ? {} : { start }),
      ...(end === undefined || (start !== undefined && end < start) ? {} : { end }),
      text: text.trim().replace(/\s+/g, ' '),
    },
  ];
}

function readLabel(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  if (isRecord(value)) return readLabel(value['label'] ?? value['name'] ?? value['id']);
  const label = typeof value === 'string' ? value.trim() : '';
  // whisper.cpp writes "?" where it can't tell.
  return label === '' || label === '?' ? undefined : label;
}

function looksLikeMilliseconds(segments: readonly SpeechSegment[], durationS: number | undefined): boolean {
  const times = segments.flatMap(({ start, end }) => [start, end]).filter((time) => time !== undefined);
  if (times.length === 0 || times.some((time) => !Number.isInteger(time))) return false;
  // Not spread into arguments: an answer may hold more segments than a call takes.
  const last = times.reduce((most, time) => Math.max(most, time));
  if (durationS !== undefined && durationS > 0) return last > durationS * 20;
  const words = segments.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  return words / Math.max(1, last - times.reduce((least, time) => Math.min(least, time))) < SLOWEST_WORDS_PER_SECOND;
}

function toSeconds({ start, end, ...rest }: SpeechSegment): SpeechSegment {
  return {
    ...rest,
    ...(start === undefined ? {} : { start: start / 1000 }),
    ...(end === undefined ? {} : { end: end / 1000 }),
  };
}

function firstOf(record: JsonRecord, keys: readonly string[]): unknown {
  const key = keys.find((name) => record[name] !== undefined && record[name] !== null);
  return key === undefined ? undefined : record[key];
}
