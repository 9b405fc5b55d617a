import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTranscriptionAnswer, readTranscriptionProblem } from '@/domain/answers/transcription-answer';
import { growth, LINEAR } from '../../helpers/growth';
import { TRANSCRIPTION_SHAPES, type TranscriptionShape } from '../../services/transcription-shapes';
import type { ScriptLine } from '../../services/transcripts';

const LINES: ScriptLine[] = [
  { speaker: 'agent', start: 0, end: 2.5, text: 'Dạ em chào anh, em là Lan.' },
  { speaker: 'customer', start: 2.5, end: 6.125, text: 'Anh muốn hủy gói D15.' },
];
const TURNS = LINES;
const STORED = `Agent (A): (00:00:00,000 - 00:00:02,500) Dạ em chào anh, em là Lan.
Customer (C): (00:00:02,500 - 00:00:06,125) Anh muốn hủy gói D15.`;
const WITHOUT_TIMES = 'Agent (A): Dạ em chào anh, em là Lan.\nCustomer (C): Anh muốn hủy gói D15.';
const NOBODY_KNOWN = STORED.replace('Customer (C)', 'Agent (A)');
const WORDS = 'Dạ em chào anh, em là Lan. Anh muốn hủy gói D15.';

const read = (shape: TranscriptionShape) => readTranscriptionAnswer(TRANSCRIPTION_SHAPES[shape](LINES).body);

const SHAPES: Record<TranscriptionShape, string | null> = {
  contract: STORED,
  'contract-without-summary': STORED,
  'json-as-string': STORED,
  openai: WORDS,
  verbose: NOBODY_KNOWN,
  'verbose-string-duration': NOBODY_KNOWN,
  diarized: STORED,
  'diarized-names': STORED,
  events: WORDS,
  'events-diarized': STORED,
  'events-chat': WORDS,
  'events-error': null,
  'whisper-cpp': WORDS.replace('. ', '.\n'),
  'whisper-cpp-stereo': WITHOUT_TIMES,
  'whisper-cpp-verbose': STORED,
  whisperx: STORED,
  chunks: NOBODY_KNOWN,
  utterances: STORED,
  'clock-strings': STORED,
  list: STORED,
  wrapped: STORED,
  stamped: STORED,
  sides: WITHOUT_TIMES,
  plain: WORDS,
  'plain-as-json-string': WORDS,
  queued: null,
  silence: '',
  error: null,
};

describe('transcription answers', () => {
  it.each(Object.entries(SHAPES) as [TranscriptionShape, string | null][])('the shape %s', (shape, expected) => {
    const answer = read(shape);
    expect(answer?.text ?? null).toBe(expected);
    if (expected === STORED) expect(answer?.turns).toEqual(TURNS);
    if (expected === WORDS) expect(answer?.turns).toEqual([]);
  });

  it('keeps what the Speaker tab shows: json as it came, else the segments', () => {
    expect(read('contract')?.json).toEqual(JSON.parse(TRANSCRIPTION_SHAPES.contract(LINES).body).json);
    expect(read('json-as-string')?.json).toBe(JSON.parse(TRANSCRIPTION_SHAPES['json-as-string'](LINES).body).json);
    expect(read('verbose')?.json).toHaveLength(2);
    expect(read('openai')).not.toHaveProperty('json');
  });

  it('takes the summary along where there is one', () => {
    expect(read('contract')?.summary?.text).toContain('### REASON');
    expect(read('openai')).not.toHaveProperty('summary');
    const parts = JSON.stringify({
      text: 'x',
      summary: { summary: 'Hủy gói', speakers: [{ label: 'A', name: 'Lan' }] },
    });
    expect(readTranscriptionAnswer(parts)?.summary).toEqual({ text: 'Hủy gói', speakerNames: { A: 'Lan' } });
  });

  it.each([
    ['vietnamese', 'vi'],
    ['English', 'en'],
    ['vi-VN', 'vi'],
    ['klingon', undefined],
  ])('a detected language %j is the code %j', (language, code) => {
    expect(readTranscriptionAnswer(JSON.stringify({ text: 'x', language }))?.detectedLanguage).toBe(code);
  });

  it('finds the detected language wherever it stands', () => {
    expect(read('whisper-cpp-verbose')?.detectedLanguage).toBe('vi');
    expect(readTranscriptionAnswer('{"text":"x","languages":[{"code":"th"}]}')?.detectedLanguage).toBe('th');
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \n'],
    ['a page', '<!doctype html><p>502</p>'],
    ['half of an object', '{"text":"xin ch'],
    ['half of a list', '[{"start":0,"text":"xin'],
    ['an object without a transcript', '{"ok":true}'],
    ['wrong types', '{"text":12,"json":true}'],
    ['null', 'null'],
    ['a number', '12'],
    ['an empty list', '[]'],
    ['an error', '{"error":{"message":"x"}}'],
    ['a stream that never ended', 'data: {"type":"transcript.text.delta","delta":"xin"}\n\ndata: {"type":"transc'],
  ])('%s is no transcription', (_what, raw) => {
    expect(readTranscriptionAnswer(raw)).toBeNull();
  });

  it('says what the service said instead', () => {
    expect(readTranscriptionProblem('{"identifier":"x","message":"Task queued"}')).toBe('Task queued');
    expect(readTranscriptionProblem('{"error":"busy"}')).toBe('busy');
    expect(readTranscriptionProblem('{"ok":true}')).toBeUndefined();
    expect(readTranscriptionProblem('')).toBeUndefined();
  });

  it.each([
    ['continued lines', `SPEAKER_00: một\n${'hai ba bốn\n'.repeat(150_000)}`],
    ['lines without labels', 'hai ba bốn năm\n'.repeat(150_000)],
    ['blanks', `{"text":"x"}${' '.repeat(2_000_000)}`],
    ['brackets', '['.repeat(1_000_000)],
    ['clocks', '(00:00:01,000 - '.repeat(120_000)],
    ['stream lines', '{"response":"x","done":false}\n'.repeat(60_000)],
  ])('2 MB of %s is read in linear time', async (_what, raw) => {
    expect(await growth(raw, readTranscriptionAnswer)).toBeLessThan(LINEAR);
  });

  it('never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (raw) => {
        readTranscriptionAnswer(raw);
        readTranscriptionProblem(raw);
      }),
      { numRuns: 500 },
    );
  });
});

describe('times', () => {
  const segments = (start: unknown, end: unknown, extra: object = {}) =>
    readTranscriptionAnswer(
      JSON.stringify({
        ...extra,
        segments: [{ speaker: 'agent', start, end, text: 'một hai ba bốn năm sáu bảy tám' }],
      }),
    )?.turns[0];

  it.each([
    ['seconds', 1.5, 4.25, 1.5, 4.25],
    ['whole seconds', 1, 4, 1, 4],
    ['milliseconds', 1500, 4250, 1.5, 4.25],
    ['a clock', '00:01:02,345', '00:01:05.5', 62.345, 65.5],
    ['a short clock', '01:02', '01:05', 62, 65],
    ['numbers as text', '1.5', '4.25', 1.5, 4.25],
  ])('%s', (_what, start, end, startS, endS) => {
    expect(segments(start, end)).toMatchObject({ start: startS, end: endS });
  });

  it('a known duration decides what whole numbers are', () => {
    expect(segments(90, 120, { duration: 130 })).toMatchObject({ start: 90, end: 120 });
    expect(segments(9000, 12_000, { duration: '13.0' })).toMatchObject({ start: 9, end: 12 });
  });

  it('what is no time is left out', () => {
    for (const [start, end] of [
      [null, null],
      ['soon', {}],
      [-1, 2],
      [Number.NaN, 1],
    ])
      expect(segments(start, end)).not.toHaveProperty('start');
    expect(segments(4, 2)).not.toHaveProperty('end');
  });
});

describe('the order of turns', () => {
  const segment = (start: number | undefined, text: string, speaker?: string) => ({
    text,
    ...(start !== undefined && { start, end: start + 1 }),
    ...(speaker !== undefined && { speaker }),
  });
  const words = (segments: unknown[]) =>
    readTranscriptionAnswer(JSON.stringify({ text: '', segments }))?.turns.map(({ text }) => text);

  it('is that of their times, where a service gives one channel after the other or what ended first', () => {
    const agent = [segment(0.5, 'dạ em chào anh ạ', 'left'), segment(6.25, 'dạ gói D90 ạ', 'left')];
    const customer = [segment(3.5, 'anh hỏi gói cước', 'right'), segment(8.75, 'ừ đăng ký đi em', 'right')];
    const spoken = ['dạ em chào anh ạ', 'anh hỏi gói cước', 'dạ gói D90 ạ', 'ừ đăng ký đi em'];
    expect(words([...agent, ...customer])).toEqual(spoken);
    expect(words([...customer, ...agent].map(({ speaker: _none, ...rest }) => rest))).toEqual(spoken);
  });

  it('stays as it came where the times begin anew with every piece of the sound', () => {
    const piece = (at: number) => [
      ...[segment(0.5, `a${at}`, 'A'), segment(3, `b${at}`, 'B'), segment(6, `c${at}`, 'A')],
      segment(9.5, `d${at}`, 'B'),
    ];
    const pieces = [...piece(1), ...piece(2), ...piece(3)];
    const inOrder = [1, 2, 3].flatMap((at) => [`a${at}`, `b${at}`, `c${at}`, `d${at}`]);
    expect(words(pieces)).toEqual(inOrder);
    expect(words(pieces.map(({ speaker: _none, ...rest }) => rest))).toEqual(inOrder);
  });

  it('stays as it came where times are missing or the same', () => {
    expect(words([segment(2.5, 'hai', 'A'), segment(undefined, 'ba', 'B'), segment(0.5, 'một', 'A')])).toEqual([
      ...['hai', 'ba', 'một'],
    ]);
    expect(words([segment(1.5, 'b', 'A'), segment(1.5, 'a', 'B')])).toEqual(['b', 'a']);
  });
});

describe('who speaks', () => {
  const speakers = (...spoken: [label: string | number, text: string][]) =>
    readTranscriptionAnswer(JSON.stringify({ segments: spoken.map(([speaker, text]) => ({ speaker, text })) }))
      ?.turns.map(({ speaker }) => speaker)
      .join(' ');

  it.each<[string, [string | number, string][], string]>([
    [
      'the label itself',
      [
        ['customer', 'em chào anh'],
        ['agent', 'a lô'],
      ],
      'customer agent',
    ],
    [
      'a Vietnamese label',
      [
        ['Khách hàng', 'em chào anh'],
        ['Nhân viên', 'a lô'],
      ],
      'customer agent',
    ],
    [
      'A and C of the stored form',
      [
        ['C', 'xin chào quý khách'],
        ['A', 'a lô'],
      ],
      'customer agent',
    ],
    [
      'who greets as an agent does',
      [
        ['SPEAKER_00', 'A lô?'],
        ['SPEAKER_01', 'Dạ tổng đài MobiFone xin nghe'],
      ],
      'customer agent',
    ],
    [
      'an English greeting',
      [
        ['A', 'Hi.'],
        ['B', 'Thank you for calling, how can I help?'],
      ],
      'customer agent',
    ],
    [
      'the first, when nobody greets',
      [
        ['0', 'A lô'],
        ['1', 'Vâng'],
      ],
      'agent customer',
    ],
    [
      'numbers',
      [
        [0, 'A lô'],
        [1, 'Vâng'],
      ],
      'agent customer',
    ],
    [
      'participants',
      [
        ['participantTwo', 'Vâng'],
        ['participantOne', 'Em là Lan gọi từ tổng đài'],
      ],
      'customer agent',
    ],
    [
      'the other one, when one is named',
      [
        ['SPEAKER_00', 'A lô'],
        ['customer', 'Xin nghe tổng đài'],
      ],
      'agent customer',
    ],
    [
      'everybody else is a customer',
      [
        ['S1', 'Dạ em chào anh'],
        ['S2', 'Ừ'],
        ['S3', 'Ừ'],
      ],
      'agent customer customer',
    ],
    [
      'a line nobody claims belongs to the one before',
      [
        ['S1', 'Ừ'],
        ['S2', 'Dạ em chào anh'],
        ['?', 'ạ'],
      ],
      'customer agent agent',
    ],
  ])('%s', (_what, spoken, expected) => {
    expect(speakers(...spoken)).toBe(expected);
  });

  it('the channels of a stereo call follow the setting', () => {
    const { body } = TRANSCRIPTION_SHAPES.sides(LINES);
    expect(readTranscriptionAnswer(body, { agentChannel: 'left' })?.text).toBe(WITHOUT_TIMES);
    expect(readTranscriptionAnswer(body, { agentChannel: 'right' })?.turns[0]?.speaker).toBe('customer');
  });

  it('a text already in the stored form keeps its speakers and types, and takes the times of its segments', () => {
    const text = 'Customer (C) [Objection]: đắt quá\nAgent (A): dạ em hiểu';
    const json = [
      { start: 1, end: 2, text: 'x', speaker: 'S1' },
      { start: 2, end: 3.5, text: 'y', speaker: 'S2' },
    ];
    expect(readTranscriptionAnswer(JSON.stringify({ text, json }))?.turns).toEqual([
      { speaker: 'customer', type: 'Objection', text: 'đắt quá', start: 1, end: 2 },
      { speaker: 'agent', text: 'dạ em hiểu', start: 2, end: 3.5 },
    ]);
  });
});
