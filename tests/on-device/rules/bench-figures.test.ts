import { describe, expect, it } from 'vitest';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { agreementOf, type Comparison } from '../../bench/rules/agreement';
import { kappa } from '../../bench/rules/kappa';
import type { LabelledCall } from '../../bench/rules/labelled-call';
import { withNoise } from '../../bench/rules/noise';

const times = (count: number, expected: number, actual: number) =>
  Array.from({ length: count }, (): [number, number] => [expected, actual]);

describe('agreement beyond chance', () => {
  it('is that of Cohen', () => {
    const pairs = [...times(20, 0, 0), ...times(5, 0, 1), ...times(10, 1, 0), ...times(15, 1, 1)];
    expect(kappa(pairs, 'alike')).toBeCloseTo(0.4, 10);
  });

  it('weighs a disagreement by the square of its steps', () => {
    const pairs = [...times(1, 0, 0), ...times(1, 1, 1), ...times(1, 2, 2), ...times(1, 0, 2)];
    expect(kappa(pairs, 'square')).toBeCloseTo(1 - 16 / 26, 10);
  });

  it('is 0 for the same answer to everything and nothing where all is one answer', () => {
    expect(kappa([...times(5, 0, 1), ...times(5, 1, 1)], 'alike')).toBe(0);
    expect(kappa(times(5, 1, 1), 'square')).toBeNull();
    expect(kappa([], 'alike')).toBeNull();
  });

  it('is not raised by silence', () => {
    const said = (actual: string): Comparison[] =>
      ['1', '3', '5', '4'].map((expected, at) => ({
        call: 'one',
        group: 'csat',
        item: `factor ${at}`,
        expected,
        actual: at === 0 ? actual : expected,
        agrees: at > 0,
      }));
    const silent = agreementOf(said('not_judged')).csat_kappa ?? 1;
    expect(silent).toBeLessThan(agreementOf(said('2')).csat_kappa ?? 0);
  });
});

const call: LabelledCall = {
  id: 'one',
  language: 'vi',
  service: 'csat',
  transcript: [
    'A [Greeting]: Dạ, em chào chị Hạnh! Đơn PX-88213 của mình… 89.500 đồng ạ?',
    'C [Complaint]: Ừ, “đúng rồi”. Sao chưa giao?',
  ].join('\n'),
  labels: { customer_service: {}, csat: {}, sales: {}, note: { key_information: ['PX-88213', 'chị Hạnh'] } },
};

describe('labelled calls with noise', () => {
  it('as recognition writes them: no marks, no capitals, no punctuation, some words lost', () => {
    const { transcript, labels } = withNoise(call, 'recognition', 7);
    expect(transcript).toMatch(/^SPEAKER_00: .+\nSPEAKER_01: .+$/);
    expect(transcript.replace(/SPEAKER/g, '')).not.toMatch(/[\p{Lu}.,?!…“”[\]](?!\d)/u);
    expect(parseTranscript(transcript).map(({ speaker, type }) => [speaker, type])).toEqual([
      ['agent', undefined],
      ['customer', undefined],
    ]);
    expect(labels.note.key_information).toEqual(['px-88213', 'chị hạnh']);
    expect(withNoise(call, 'recognition', 7).transcript).toBe(transcript);
    expect(withNoise(call, 'recognition', 8).transcript).not.toBe(transcript);
  });

  it('loses and doubles one word in twenty', () => {
    const words = Array.from({ length: 4000 }, (_, at) => `từ${at}`);
    const long = withNoise({ ...call, transcript: `A: ${words.join(' ')}` }, 'recognition', 1);
    const heard = long.transcript.split(' ').slice(1);
    const counts = words.map((word) => heard.filter((one) => one === word).length);
    expect(counts.filter((count) => count === 0).length / words.length).toBeCloseTo(0.025, 2);
    expect(counts.filter((count) => count === 2).length / words.length).toBeCloseTo(0.025, 2);
    expect(heard.filter((one) => ['à', 'ờ', 'ừm'].includes(one)).length).toBeGreaterThan(60);
  });

  it('without diacritics, the rest as it was', () => {
    const { transcript, labels } = withNoise(call, 'no-diacritics', 1);
    expect(transcript.split('\n')[0]).toBe('A [Greeting]: Da, em chao chi Hanh! Don PX-88213 cua minh… 89.500 dong a?');
    expect(labels.note.key_information).toEqual(['PX-88213', 'chi Hanh']);
  });
});
