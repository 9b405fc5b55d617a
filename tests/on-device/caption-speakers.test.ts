import { describe, expect, it } from 'vitest';
import { FailureError } from '@/domain/failure';
import type { TranscribeInput } from '@/domain/provider';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { readSpeakers } from '@/on-device/caption-speakers';
import { createCaptionsProvider, type Separate } from '@/on-device/captions';
import type { Separation } from '@/on-device/speakers/separation';

const cue = (at: number, words: string) => `00:0${at}.000 --> 00:0${at + 1}.000\n${words}\n`;
const NAMELESS = ['WEBVTT\n', cue(1, 'Dạ em nghe'), cue(2, 'Alo em'), cue(3, 'Em có thể giúp gì cho chị ạ')].join('\n');
const TWO: Separation = {
  method: 'channels',
  certain: true,
  confidence: 1,
  spans: [
    { start: 1, end: 2, speaker: 0 },
    { start: 2, end: 3, speaker: 1 },
    { start: 3, end: 4, speaker: 0 },
  ],
};

const audio = new Blob(['sound']);
const { signal } = new AbortController();
async function transcribed(separate?: Separate, text = NAMELESS, more: Partial<TranscribeInput> = {}) {
  const input: TranscribeInput = {
    ...{ audio, fileName: 'call.wav', language: 'vi', service: '', requestId: '1' },
    captions: { name: 'call.vtt', text },
    ...more,
  };
  const result = await createCaptionsProvider(separate).transcribe(signal, input);
  const sides = parseTranscript(result.text).map(({ speaker }) => (speaker === 'agent' ? 'A' : 'C'));
  return { ...result, sides: sides.join('') };
}

describe('captions that name no speakers', () => {
  it('get them from the sound, each caption its own', async () => {
    const heard: Blob[] = [];
    const { sides, json, speakers } = await transcribed(async (sound) => {
      heard.push(sound);
      return TWO;
    });
    expect(heard).toEqual([audio]);
    expect(sides).toBe('ACA');
    expect(json.segments.map(({ speaker }) => speaker)).toEqual(['SPEAKER_00', 'SPEAKER_01', 'SPEAKER_00']);
    expect(speakers).toEqual({ method: 'channels', certain: true, confidence: 1 });
  });

  it.each<[string, Separate | undefined, object]>([
    [
      'the voices are not two',
      async () => ({ ...TWO, method: 'voices', certain: false, confidence: 1.4 }),
      { method: 'voices', confidence: 1.4 },
    ],
    ['this host can not listen', undefined, { method: 'none', confidence: 0 }],
    [
      'the sound can not be read here',
      () => Promise.reject(new FailureError({ kind: 'unsupported', detail: 'alac' })),
      { method: 'none', confidence: 0 },
    ],
  ])('keep one speaker, and say that it is uncertain, when %s', async (_, separate, expected) => {
    const { sides, speakers } = await transcribed(separate);
    expect(sides).toBe('AAA');
    expect(speakers).toEqual({ certain: false, ...expected });
  });

  it('are not finished when the listening is cancelled', async () => {
    const cancelled = () => Promise.reject(new FailureError({ kind: 'cancelled' }));
    await expect(transcribed(cancelled)).rejects.toMatchObject({ failure: { kind: 'cancelled' } });
  });
});

it('nobody listens to a call whose speakers are not to be told apart; names in its captions stay', async () => {
  const separate = () => Promise.reject(new Error('listened'));
  const { sides, speakers, json } = await transcribed(separate, undefined, { autoDiarize: false });
  expect(sides).toBe('AAA');
  expect(json.segments.map(({ speaker }) => speaker)).toEqual(['', '', '']);
  expect(speakers).toEqual({ method: 'off', certain: false, confidence: 0 });
  const named = 'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Customer>Alo';
  const told = await transcribed(separate, named, { autoDiarize: false });
  expect(told.sides).toBe('C');
  expect(told).not.toHaveProperty('speakers');
});

it('captions that name their speakers are not listened to', async () => {
  const separate = () => Promise.reject(new Error('listened'));
  const { sides, speakers } = await transcribed(separate, 'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Customer>Alo');
  expect(sides).toBe('C');
  expect(speakers).toBeUndefined();
});

it('captions that name more than two speakers are uncertain about them', async () => {
  const text = ['WEBVTT\n', cue(1, '<v An>Dạ em nghe'), cue(2, '<v Bob>Alo em'), cue(3, '<v Kim>Chị nghe')].join('\n');
  const { sides, speakers } = await transcribed(undefined, text);
  expect(sides).toBe('ACC');
  expect(speakers).toEqual({ method: 'names', certain: false, confidence: 0 });
});

describe('words of a caption', () => {
  it.each([
    ['letters by their number', 'I don&#39;t, it&apos;s &#x1EA1;&#7841;', "I don't, it's ạạ"],
    ['numbers of no letter', '&#0;&#7;&#x9b;a&#x110000;b&#xd800;', 'ab'],
    ['a mark that was written out', '&amp;lt;', '&lt;'],
    ['tags', '<c.yellow>a</c> <00:00:01.500><i>b</i> <font color="red">c</font>', 'a b c'],
    ['words between a smaller and a greater sign', 'if a < 5 and b > 3', 'if a < 5 and b > 3'],
  ])('are read with %s', (_what, line, expected) => {
    expect(readSpeakers([{ start: 0, end: 1, lines: [line], settings: '' }])[0]?.text).toBe(expected);
  });
});
