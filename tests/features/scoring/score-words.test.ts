import { describe, expect, it } from 'vitest';
import type { Job } from '@/domain/jobs/job';
import type { Provenance } from '@/domain/provenance';
import { overallText } from '@/domain/scoring/overall-text';
import { partJob } from '@/features/scoring/part-job';
import { provenanceLine } from '@/features/scoring/provenance-line';
import { cardScore, overallOfFive } from '@/features/scoring/score-words';

describe('scores as they are shown', () => {
  it.each([
    [{ score: 4.6, told: 'scale' as const }, '4.6'],
    [{ score: 4, told: 'scale' as const }, '4.0'],
    [{ score: 2, told: 'points' as const }, '2'],
    [{ score: 1.5, told: 'points' as const }, '1.5'],
    [{ score: null, told: 'scale' as const }, null],
  ])('card %j', (card, text) => {
    expect(cardScore(card)).toBe(text);
  });

  it.each([
    [4.1, 5, '4.10'],
    [4.12, 5, '4.12'],
    [8.5, 10, '8.5'],
    [9, 10, '9.0'],
  ])('overall %d of %d is %s', (score, max, text) => {
    expect(overallText(score, max)).toBe(text);
  });

  it('a total out of 10 stands on the gauge of 5 at half its value', () => {
    expect(overallOfFive({ score: 8.5, max: 10 })).toEqual({ value: 4.25, text: '4.25' });
    expect(overallOfFive({ score: null, max: 5 })).toBeNull();
  });
});

describe('who made a result', () => {
  const at = new Date(2026, 10, 20, 10, 42).getTime();
  it.each<[Omit<Provenance, 'at'>, string]>([
    [{ maker: 'rules', name: '', version: '1.0.0' }, 'On this device: rule check v1.0.0 · 10:42'],
    [{ maker: 'captions', name: 'a.vtt' }, 'On this device: captions (a.vtt) · 10:42'],
    [{ maker: 'whisper', name: 'tiny' }, 'On this device: Whisper tiny · 10:42'],
    [{ maker: 'service', name: 'https://flows.test' }, 'By https://flows.test · 10:42'],
    [{ maker: 'human', name: '' }, 'By the reviewer · 10:42'],
  ])('%j', (madeBy, line) => {
    expect(provenanceLine({ ...madeBy, at }, at)).toBe(line);
  });
});

describe('the job behind a part of the results', () => {
  const base = { callId: '1', createdAt: 0, attempts: 0, endedAt: 0 };
  const done: Job = { ...base, id: 'a', kind: 'score', service: 'x', seq: 1, state: 'done' };
  const failed: Job = {
    ...base,
    id: 'b',
    kind: 'score',
    service: 'y',
    seq: 2,
    state: 'failed',
    failure: { kind: 'offline' },
  };

  it('is the last of its kind and scorecard, while it is not done', () => {
    expect(partJob([done, failed], 'score', 'y')).toBe(failed);
    expect(partJob([done, failed], 'score', 'x')).toBeUndefined();
    expect(partJob([failed, { ...done, id: 'c', service: 'y', seq: 3 }], 'score', 'y')).toBeUndefined();
    expect(partJob([], 'summarise')).toBeUndefined();
  });
});
