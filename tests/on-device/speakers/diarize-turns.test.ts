import { describe, expect, it } from 'vitest';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { diarizeTurns } from '@/on-device/speakers/diarize-turns';
import type { Separation } from '@/on-device/speakers/separation';

const found = (method: Separation['method'], order: readonly (0 | 1)[]): Separation => ({
  method,
  certain: true,
  confidence: 3,
  spans: order.map((speaker, index) => ({ start: index * 2, end: index * 2 + 2, speaker })),
});

const lines = (...words: string[]) =>
  words.map((text, index) => `Agent (A): (00:00:0${index * 2},000 - 00:00:0${index * 2 + 2},000) ${text}`).join('\n');
const sides = (text: string | undefined) =>
  parseTranscript(text ?? '')
    .map(({ speaker }) => (speaker === 'agent' ? 'A' : 'C'))
    .join('');

describe('tellTurnsApart', () => {
  it('gives every turn the speaker heard in it, and keeps words and times', () => {
    const text = lines('Dạ em chào chị', 'Chào em', 'Em có thể giúp gì cho chị ạ');
    const told = diarizeTurns(text, undefined, found('channels', [0, 1, 0]));
    expect(told?.text).toBe(text.replace('Agent (A): (00:00:02', 'Customer (C): (00:00:02'));
    expect(told?.json.segments.map(({ speaker }) => speaker)).toEqual(['SPEAKER_00', 'SPEAKER_01', 'SPEAKER_00']);
    expect(told?.json.segments[1]).toEqual({ start: 2, end: 4, speaker: 'SPEAKER_01', text: 'Chào em' });
  });

  it.each<[string, Separation['method'], readonly (0 | 1)[], string]>([
    ['by the channel, whoever greets', 'channels', [1, 0, 1], 'CAC'],
    ['by the greeting of the second voice', 'voices', [0, 1, 0], 'CAC'],
  ])('knows the agent %s', (_, method, order, expected) => {
    const text = lines('Alo', 'Dạ tổng đài xin nghe, em có thể giúp gì cho anh', 'Mạng nhà anh chậm');
    expect(sides(diarizeTurns(text, undefined, found(method, order))?.text)).toBe(expected);
  });

  it('takes whoever speaks first for the agent where nobody greets', () => {
    expect(sides(diarizeTurns(lines('Một', 'Hai', 'Ba'), undefined, found('voices', [0, 1, 1]))?.text)).toBe('ACC');
  });

  it('leaves a turn in which nobody is heard, or without times, to the speaker before it', () => {
    const text = `${lines('Một', 'Hai')}\nAgent (A): (00:01:00,000 - 00:01:02,000) Ba\nAgent (A): Bốn`;
    expect(sides(diarizeTurns(text, undefined, found('channels', [0, 1]))?.text)).toBe('ACCC');
  });

  it('parts what one turn had joined, as fine as the segments came', () => {
    const json = {
      segments: [
        { start: 0, end: 2, speaker: '', text: 'Dạ em nghe' },
        { start: 2, end: 4, speaker: '', text: 'Alo em' },
      ],
    };
    const joined = 'Agent (A): (00:00:00,000 - 00:00:04,000) Dạ em nghe Alo em';
    expect(sides(diarizeTurns(joined, json, found('channels', [0, 1]))?.text)).toBe('AC');
  });

  it('keeps the turns of a reviewer, who changed the words since', () => {
    const json = {
      segments: [
        { start: 0, end: 2, text: 'Dạ em nghe' },
        { start: 2, end: 4, text: 'Alo em' },
      ],
    };
    const changed = 'Agent (A): (00:00:00,000 - 00:00:02,000) Dạ vâng\nAgent (A): (00:00:02,000 - 00:00:03,000) Alo';
    const told = diarizeTurns(changed, json, found('channels', [0, 1]));
    expect(parseTranscript(told?.text ?? '').map(({ text }) => text)).toEqual(['Dạ vâng', 'Alo']);
  });

  it('keeps the labels in brackets', () => {
    const text =
      'Agent (A) [Greeting]: (00:00:00,000 - 00:00:02,000) Chào\nAgent (A): (00:00:02,000 - 00:00:04,000) Alo';
    expect(diarizeTurns(text, undefined, found('channels', [1, 0]))?.text).toContain('Customer (C) [Greeting]:');
  });

  it.each<[string, Separation]>([
    ['the speakers are uncertain', { ...found('voices', [0, 1]), certain: false }],
    ['only one of them speaks in the turns', found('channels', [0, 0])],
  ])('tells nobody apart when %s', (_, separation) => {
    expect(diarizeTurns(lines('Một', 'Hai'), undefined, separation)).toBeNull();
  });
});
