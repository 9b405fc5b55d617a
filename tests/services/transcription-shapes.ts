import { summaryOf } from './counting';
import type { ScriptLine } from './transcripts';

export interface Answer {
  contentType: string;
  body: string;
}

const JSON_TYPE = 'application/json';
const EVENTS_TYPE = 'text/event-stream';

/** Every shape in which speech services answer, by the kind of server that has it. */
export const TRANSCRIPTION_SHAPES = {
  /** The specification's own: text, json and a summary. */
  contract: (lines) =>
    json({ text: labelled(lines), json: segments(lines, numbered), summary: summaryOf(labelled(lines)) }),
  'contract-without-summary': (lines) => json({ text: labelled(lines), json: segments(lines, numbered) }),
  'json-as-string': (lines) => json({ text: words(lines), json: JSON.stringify(segments(lines, numbered)) }),
  openai: (lines) => json({ text: words(lines), usage: { type: 'duration', seconds: durationOf(lines) } }),
  verbose: (lines) =>
    json({
      task: 'transcribe',
      language: 'vietnamese',
      duration: durationOf(lines),
      text: words(lines),
      segments: lines.map(({ start, end, text }, id) => ({
        id,
        seek: 0,
        start,
        end,
        text: ` ${text}`,
        avg_logprob: -0.2,
      })),
    }),
  'verbose-string-duration': (lines) =>
    json({
      duration: String(durationOf(lines)),
      language: 'vi',
      text: words(lines),
      segments: lines.map(({ start, end, text }, id) => ({ id, start, end, text })),
    }),
  diarized: (lines) =>
    json({
      task: 'transcribe',
      duration: durationOf(lines),
      text: lines.map(({ speaker, text }) => `${lettered(speaker)}: ${text}`).join('\n'),
      segments: lines.map((line, index) => ({
        type: 'transcript.text.segment',
        id: `seg_${index}`,
        start: line.start,
        end: line.end,
        text: line.text,
        speaker: lettered(line.speaker),
      })),
    }),
  'diarized-names': (lines) => json({ text: words(lines), segments: segments(lines, (speaker) => speaker) }),
  events: (lines) =>
    events([
      ...lines.map(({ text }) => ({ type: 'transcript.text.delta', delta: `${text} ` })),
      { type: 'transcript.text.done', text: words(lines) },
    ]),
  'events-diarized': (lines) =>
    events([
      ...lines.map((line, index) => ({
        type: 'transcript.text.segment',
        id: `seg_${index}`,
        start: line.start,
        end: line.end,
        text: line.text,
        speaker: lettered(line.speaker),
      })),
      { type: 'transcript.text.done', text: words(lines) },
    ]),
  'events-chat': (lines) =>
    events([
      ...lines.map(({ text }) => ({ object: 'transcription.chunk', choices: [{ delta: { content: `${text} ` } }] })),
      '[DONE]',
    ]),
  'events-error': () =>
    events([
      { type: 'transcript.text.delta', delta: 'x' },
      { type: 'error', error: 'out of memory' },
    ]),
  'whisper-cpp': (lines) => json({ text: `${lines.map(({ text }) => text).join('\n')}\n` }),
  'whisper-cpp-stereo': (lines) =>
    json({ text: lines.map(({ speaker, text }) => `(speaker ${speaker === 'agent' ? 0 : 1}) ${text}`).join('\n') }),
  'whisper-cpp-verbose': (lines) =>
    json({
      detected_language: 'vietnamese',
      text: words(lines),
      segments: segments(lines, (speaker) => (speaker === 'agent' ? '0' : '1')),
    }),
  whisperx: (lines) =>
    json({ text: segments(lines, numbered), language: 'vi', segments: segments(lines, numbered), word_segments: [] }),
  chunks: (lines) =>
    json({ text: words(lines), chunks: lines.map(({ start, end, text }) => ({ timestamp: [start, end], text })) }),
  utterances: (lines) =>
    json({
      utterances: lines.map(({ speaker, start, end, text }) => ({
        speaker: lettered(speaker),
        start: Math.round(start * 1000),
        end: Math.round(end * 1000),
        text,
      })),
    }),
  'clock-strings': (lines) =>
    json({
      segments: lines.map((line) => ({
        speaker: numbered(line.speaker),
        start: clock(line.start),
        end: clock(line.end),
        text: line.text,
      })),
    }),
  list: (lines) => json(segments(lines, numbered)),
  wrapped: (lines) => json([{ data: { text: words(lines), segments: segments(lines, numbered) } }]),
  stamped: (lines) => ({
    contentType: 'text/plain; charset=utf-8',
    body: lines
      .map((line) => `${numbered(line.speaker)}: (${clock(line.start)} - ${clock(line.end)}) ${line.text}`)
      .join('\n'),
  }),
  sides: (lines) =>
    json({ text: lines.map(({ speaker, text }) => `${speaker === 'agent' ? 'LEFT' : 'RIGHT'}: ${text}`).join('\n') }),
  plain: (lines) => ({ contentType: 'text/plain; charset=utf-8', body: words(lines) }),
  'plain-as-json-string': (lines) => json(words(lines)),
  queued: () => json({ identifier: '5f0c', message: 'Task queued' }),
  silence: () => json({ text: '' }),
  error: () => json({ error: { message: 'no decoder for this file', type: 'invalid_request_error' } }),
} satisfies Record<string, (lines: ScriptLine[]) => Answer>;

export type TranscriptionShape = keyof typeof TRANSCRIPTION_SHAPES;

/** The alternative speech service: offsets in milliseconds, participants by number. */
export function punctuated(lines: readonly ScriptLine[]): Answer {
  return json({
    sentenceSegments: lines.map(({ speaker, start, end, text }) => ({
      participant: speaker === 'agent' ? 'participantOne' : 'participantTwo',
      startTimeOffset: Math.round(start * 1000),
      endTimeOffset: Math.round(end * 1000),
      phrase: text,
      score: 0.99,
    })),
    redactionSegments: [],
  });
}

export function json(value: unknown): Answer {
  return { contentType: JSON_TYPE, body: JSON.stringify(value) };
}

function events(items: unknown[]): Answer {
  const lines = items.map((item) => `data: ${typeof item === 'string' ? item : JSON.stringify(item)}\n\n`);
  return { contentType: EVENTS_TYPE, body: lines.join('') };
}

function segments(lines: readonly ScriptLine[], name: (speaker: ScriptLine['speaker']) => string) {
  return lines.map(({ speaker, start, end, text }) => ({ start, end, text, speaker: name(speaker) }));
}

function labelled(lines: readonly ScriptLine[]): string {
  return lines.map(({ speaker, text }) => `${speaker === 'agent' ? 'Agent (A)' : 'Customer (C)'}: ${text}`).join('\n');
}

function words(lines: readonly ScriptLine[]): string {
  return lines.map(({ text }) => text).join(' ');
}

function durationOf(lines: readonly ScriptLine[]): number {
  return lines.at(-1)?.end ?? 0;
}

function numbered(speaker: ScriptLine['speaker']): string {
  return speaker === 'agent' ? 'SPEAKER_00' : 'SPEAKER_01';
}

function lettered(speaker: ScriptLine['speaker']): string {
  return speaker === 'agent' ? 'A' : 'B';
}

function clock(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)},${String(ms % 1000).padStart(3, '0')}`;
}
