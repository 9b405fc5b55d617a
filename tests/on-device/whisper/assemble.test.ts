import { describe, expect, it, test } from 'vitest';
import type { TranscriptPiece } from '@/domain/transcript/transcript-piece';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import type { Separation } from '@/on-device/speakers/separation';
import { assemblePieces } from '@/on-device/whisper/assemble';

type Heard = [start: number, end: number, text: string];

function piece(channel: number, heard: readonly Heard[], language = 'vi'): TranscriptPiece {
  const segments = heard.map(([start, end, text]) => ({ start, end, text }));
  const [first, last] = [heard[0]?.[0] ?? 0, heard.at(-1)?.[1] ?? 0];
  return { channel, startMs: first * 1000, endMs: last * 1000, made: 'whisper', language, segments, tookMs: 1 };
}

const byChannel = (spans: Separation['spans'] = []): Separation => ({
  method: 'channels',
  certain: spans.length > 0,
  confidence: 1,
  spans,
});
const uncertain: Separation = { method: 'voices', certain: false, confidence: 1.4, spans: [] };
const turnsOf = (text: string) =>
  parseTranscript(text).map(({ speaker, start, end, text: words }) => [speaker, start, end, words]);

describe('two channels', () => {
  const pieces = [
    piece(1, [[2.5, 4, 'Tôi mất mạng.']]),
    piece(0, [
      [0, 2, 'Em xin nghe.'],
      [3, 3.4, 'Dạ.'],
    ]),
    piece(0, [[6, 8, 'Em kiểm tra ngay ạ.']]),
    piece(1, [[8.1, 9, 'Cảm ơn em.']]),
  ];

  it('interleave by their start, and each channel is a speaker', () => {
    const { text, speakers, json } = assemblePieces(pieces, { separation: byChannel(), agentChannel: 'left' });
    expect(turnsOf(text)).toEqual([
      ['agent', 0, 2, 'Em xin nghe.'],
      ['customer', 2.5, 4, 'Tôi mất mạng.'],
      ['agent', 3, 3.4, 'Dạ.'],
      ['agent', 6, 8, 'Em kiểm tra ngay ạ.'],
      ['customer', 8.1, 9, 'Cảm ơn em.'],
    ]);
    expect(text.split('\n')[0]).toBe('Agent (A): (00:00:00,000 - 00:00:02,000) Em xin nghe.');
    expect(speakers).toEqual({ method: 'channels', certain: true, confidence: 1 });
    expect(json.segments.map(({ speaker }) => speaker)).toEqual([
      'SPEAKER_00',
      'SPEAKER_01',
      'SPEAKER_00',
      'SPEAKER_00',
      'SPEAKER_01',
    ]);
  });

  it('are the other way round where the agent is on the right', () => {
    const { text } = assemblePieces(pieces, { separation: byChannel(), agentChannel: 'right' });
    expect(parseTranscript(text).map(({ speaker }) => speaker)).toEqual([
      'customer',
      'agent',
      'customer',
      'customer',
      'agent',
    ]);
  });

  it('are still two when only one of them says anything', () => {
    const { text, speakers } = assemblePieces([piece(1, [[1, 2, 'Alo?']])], {
      separation: byChannel(),
      agentChannel: 'left',
    });
    expect(turnsOf(text)).toEqual([['customer', 1, 2, 'Alo?']]);
    expect(speakers.certain).toBe(true);
  });

  it('go by the channel, not by the levels', () => {
    const separation = byChannel([{ start: 0, end: 9, speaker: 1 }]);
    const { text } = assemblePieces([piece(0, [[0, 2, 'Dạ em nghe.']])], { separation, agentChannel: 'left' });
    expect(turnsOf(text)).toEqual([['agent', 0, 2, 'Dạ em nghe.']]);
  });
});

describe('what leaks from one channel into the other', () => {
  const spans: Separation['spans'] = [
    { start: 0, end: 3, speaker: 0 },
    { start: 5, end: 6, speaker: 1 },
  ];
  const agent: Heard = [0, 3, 'Tổng đài xin nghe, em có thể giúp gì ạ?'];
  test.each<[string, Heard, boolean]>([
    ['the same words, soft, at the same time go', [0.3, 2.8, 'Tổng đài xin nghe, em có thể giúp gì'], false],
    ['a word misheard makes no difference', [0.3, 2.8, 'tổng đài xin nghe em có thể dúp gì'], false],
    ['other words stay', [0.3, 2.8, 'Alo, alo, có ai không?'], true],
    ['the same words at another time stay', [8, 10, 'Tổng đài xin nghe, em có thể giúp gì'], true],
    ['the same words stay where the customer is heard', [2, 5.9, 'em có thể giúp gì ạ'], true],
  ])('%s', (_, customer, stays) => {
    const { segments } = assemblePieces([piece(0, [agent]), piece(1, [customer])], {
      separation: byChannel(spans),
      agentChannel: 'left',
    });
    expect(segments.some(({ text }) => text === customer[2])).toBe(stays);
    expect(segments.some(({ text }) => text === agent[2])).toBe(true);
  });
});

describe('one channel', () => {
  const heard: Heard[] = [
    [0, 2, 'Alo?'],
    [2.2, 4, 'Dạ tổng đài xin nghe ạ.'],
    [4.3, 6, 'Em có thể giúp gì cho anh?'],
    [6.5, 9, 'Mạng nhà tôi chậm quá.'],
  ];
  const pieces = [piece(0, heard.slice(2)), piece(0, heard.slice(0, 2))];

  it('has its speakers by the voices, and who greets like an agent is the agent', () => {
    const separation: Separation = {
      method: 'voices',
      certain: true,
      confidence: 3.1,
      spans: [
        { start: 0, end: 2, speaker: 0 },
        { start: 2.2, end: 6, speaker: 1 },
        { start: 6.4, end: 9, speaker: 0 },
      ],
    };
    const { text, speakers } = assemblePieces(pieces, { separation, agentChannel: 'left' });
    expect(turnsOf(text)).toEqual([
      ['customer', 0, 2, 'Alo?'],
      ['agent', 2.2, 6, 'Dạ tổng đài xin nghe ạ. Em có thể giúp gì cho anh?'],
      ['customer', 6.5, 9, 'Mạng nhà tôi chậm quá.'],
    ]);
    expect(speakers).toEqual({ method: 'voices', certain: true, confidence: 3.1 });
  });

  it('keeps each segment a turn of its own where the speakers are uncertain', () => {
    const { text, json, speakers } = assemblePieces(pieces, { separation: uncertain, agentChannel: 'left' });
    expect(turnsOf(text)).toEqual(heard.map((row) => ['agent', ...row]));
    expect(json.segments.map(({ speaker }) => speaker)).toEqual(['', '', '', '']);
    expect(speakers).toEqual({ method: 'voices', certain: false, confidence: 1.4 });
  });
});

describe('the language', () => {
  test.each<[string, TranscriptPiece[], string | undefined]>([
    [
      'is the one heard longest',
      [piece(0, [[0, 5, 'one']], 'en'), piece(0, [[6, 9, 'hai']]), piece(1, [[9, 12, 'ba']])],
      'vi',
    ],
    ['is the first of equals', [piece(0, [[0, 5, 'one']], 'en'), piece(0, [[6, 11, 'hai']])], 'en'],
    ['of pieces without words counts for nothing', [piece(0, [], 'en'), piece(0, [[6, 7, 'hai']])], 'vi'],
    ['is unknown when nothing was heard', [piece(0, [], 'en')], undefined],
  ])('%s', (_, pieces, expected) => {
    expect(assemblePieces(pieces, { separation: uncertain, agentChannel: 'left' }).detectedLanguage).toBe(expected);
  });
});

it('is empty when nothing was heard, and leaves out segments without a word', () => {
  const options = { separation: byChannel(), agentChannel: 'left' } as const;
  expect(assemblePieces([], options)).toEqual({
    text: '',
    json: { segments: [] },
    segments: [],
    speakers: { method: 'channels', certain: false, confidence: 1 },
  });
  expect(assemblePieces([piece(0, [[1, 2, '  ']])], options).text).toBe('');
});
