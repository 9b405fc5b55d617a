import { describe, expect, it } from 'vitest';
import { assignSpeakers, type Separation } from '@/on-device/speakers/separation';

const spans: Separation['spans'] = [
  { start: 1, end: 3, speaker: 0 },
  { start: 2.5, end: 6, speaker: 1 },
  { start: 7, end: 8, speaker: 0 },
];
const found: Separation = { method: 'voices', certain: true, confidence: 3, spans };

describe('assignSpeakers', () => {
  it.each<[string, { start?: number; end?: number }, 0 | 1 | undefined]>([
    ['one speaker in it', { start: 1, end: 2 }, 0],
    ['both in it, the second for longer', { start: 2, end: 6 }, 1],
    ['both in it, the first for longer', { start: 1, end: 3.2 }, 0],
    ['speech of one at two places', { start: 5.5, end: 8 }, 0],
    ['nobody in it', { start: 10, end: 12 }, undefined],
    ['next to nobody in it', { start: 7.99, end: 9 }, undefined],
    ['no times', {}, undefined],
    ['no end', { start: 1 }, undefined],
    ['no length', { start: 1, end: 1 }, undefined],
  ])('a segment with %s', (_, segment, speaker) => {
    expect(assignSpeakers([segment], found)).toEqual([speaker]);
  });

  it('gives nobody anything when the speakers are uncertain', () => {
    expect(assignSpeakers([{ start: 1, end: 2 }], { ...found, certain: false })).toEqual([undefined]);
  });
});
