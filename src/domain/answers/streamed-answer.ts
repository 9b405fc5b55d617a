import { readErrorUnderSuccess } from './error-body';
import { isRecord, type JsonRecord, parseJson } from './json-value';

/** The lines of a streaming answer put together again. */
export interface StreamedAnswer {
  text: string;
  /** Segment events of a transcription stream. */
  segments: unknown[];
  /** An error that came inside the stream, under status 200. */
  error?: string;
  /** False when the stream never said that it had ended. */
  complete: boolean;
}

/**
 * Reads server-sent events (`data:` lines) and newline-delimited JSON of text generators, transcription services and
 * automation workflows. Null when the text is not such a stream.
 */
export function readStreamedAnswer(raw: string): StreamedAnswer | null {
  const payloads = eventPayloads(raw);
  if (payloads.length === 0) return null;
  const answer: StreamedAnswer = { text: '', segments: [], complete: false };
  for (const payload of payloads) {
    if (payload === '[DONE]') {
      answer.complete = true;
      continue;
    }
    const event = parseJson(payload);
    // A cut last line is how a broken stream ends; anything else means that this is no stream.
    if (event === undefined && payload === payloads.at(-1) && payloads.length > 1) return answer;
    if (!isRecord(event) || !isEvent(event)) return null;
    takeEvent(answer, event);
  }
  return answer;
}

/** Reasoning of a thinking model is not part of its answer. Some chat templates swallow the tag it begins with. */
export function withoutThinking(text: string): string {
  const rest = text.replace(/<think>[\s\S]*?(?:<\/think>|$)/gi, '');
  const end = rest.toLowerCase().lastIndexOf('</think>');
  return (end < 0 ? rest : rest.slice(end + '</think>'.length)).trim();
}

/** What a service said: the answer of a workflow that streams, put together, without its reasoning; every other as it is. */
export function answerContent(raw: string): string {
  return withoutThinking(readStreamedAnswer(raw)?.text || raw);
}

function eventPayloads(raw: string): string[] {
  const lines = raw.split(/\r?\n/).filter((line) => line.trim() !== '');
  const data = lines.filter((line) => line.startsWith('data:'));
  if (data.length > 0 && lines.every((line) => /^(data|event|id|retry)?:/.test(line)))
    return data.map((line) => line.slice(5).trim());
  return lines.every((line) => line.startsWith('{')) ? lines : [];
}

function isEvent(event: JsonRecord): boolean {
  const type = event['type'];
  return (
    typeof event['done'] === 'boolean' ||
    (typeof type === 'string' && /^(begin|item|end|error|transcript\.)/.test(type)) ||
    event['object'] === 'transcription.chunk' ||
    event['object'] === 'chat.completion.chunk' ||
    (typeof event['error'] === 'string' && Object.keys(event).length === 1)
  );
}

function takeEvent(answer: StreamedAnswer, event: JsonRecord): void {
  const type = event['type'];
  const error = type === 'error' ? (event['content'] ?? event['error'] ?? 'error') : readErrorUnderSuccess(event);
  if (error !== undefined) answer.error = typeof error === 'string' ? error : (readErrorUnderSuccess(event) ?? 'error');
  else if (type === 'transcript.text.segment') answer.segments.push(event);
  else if (type === 'transcript.text.done') {
    answer.text = stringOf(event['text']) || answer.text;
    answer.complete = true;
  } else answer.text += pieceOf(event);
  if (event['done'] === true || type === 'end') answer.complete = true;
}

function pieceOf(event: JsonRecord): string {
  if (event['type'] === 'item') return stringOf(event['content']);
  const choice: unknown = Array.isArray(event['choices']) ? event['choices'][0] : undefined;
  const delta = isRecord(choice) ? choice['delta'] : event['message'];
  return stringOf(event['response']) || stringOf(event['delta']) || (isRecord(delta) ? stringOf(delta['content']) : '');
}

function stringOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
