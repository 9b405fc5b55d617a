import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SILENCE_S, talkTime, totalSeconds } from '@/domain/transcript/talk-time';
import type { Turn } from '@/domain/transcript/transcript';

const turn = (speaker: 'A' | 'C', start?: number, end?: number): Turn => ({
  speaker: speaker === 'A' ? 'agent' : 'customer',
  text: 'x',
  ...(start !== undefined && { start }),
  ...(end !== undefined && { end }),
});

describe('talkTime', () => {
  test('counts seconds, shares, silences, overlaps and the longest monologue', () => {
    const call = [turn('A', 0, 4), turn('A', 5, 8), turn('C', 7.5, 9), turn('C', 14, 15), turn('A'), turn('C', 3, 3)];
    expect(talkTime(call, 20)).toEqual({
      duration: 20,
      speakers: {
        agent: {
          seconds: 7,
          share: 7 / 9.5,
          turns: 2,
          spans: [
            { start: 0, end: 4 },
            { start: 5, end: 8 },
          ],
          longest: { start: 0, end: 8 },
        },
        customer: {
          seconds: 2.5,
          share: 2.5 / 9.5,
          turns: 2,
          spans: [
            { start: 7.5, end: 9 },
            { start: 14, end: 15 },
          ],
          longest: { start: 7.5, end: 9 },
        },
      },
      silences: [
        { start: 9, end: 14 },
        { start: 15, end: 20 },
      ],
      overlaps: [{ start: 7.5, end: 8 }],
      untimed: 2,
    });
  });

  test('one who never speaks has nothing', () => {
    const { speakers, duration } = talkTime([turn('C', 1, 2)]) ?? {};
    expect(speakers?.agent).toEqual({ seconds: 0, share: 0, turns: 0, spans: [], longest: null });
    expect([speakers?.customer.share, duration]).toEqual([1, 2]);
  });

  test('turns of one speaker over each other are counted once', () => {
    expect(talkTime([turn('A', 0, 5), turn('A', 2, 3), turn('A', 4, 6)])?.speakers.agent.seconds).toBe(6);
  });

  test.each([[[]], [[turn('A')]], [[turn('A', 3)]], [[turn('A', 3, 3)]]])('%j has no times', (call) => {
    expect(talkTime(call)).toBeNull();
  });

  test('the parts of any call add up', () => {
    const turns = fc.array(
      fc.tuple(
        fc.constantFrom('A' as const, 'C' as const),
        fc.integer({ min: 0, max: 600 }),
        fc.integer({ min: 1, max: 90 }),
      ),
      { minLength: 1, maxLength: 40 },
    );
    fc.assert(
      fc.property(turns, fc.integer({ min: 0, max: 900 }), (list, durationS) => {
        const call = list.map(([speaker, start, takes]) => turn(speaker, start, start + takes));
        const times = talkTime(call, durationS);
        if (times === null) throw new Error('no times');
        const { agent, customer } = times.speakers;
        expect(agent.share + customer.share).toBeCloseTo(1);
        const heard = agent.seconds + customer.seconds - totalSeconds(times.overlaps);
        const quiet = times.duration - heard;
        expect(totalSeconds(times.silences)).toBeLessThanOrEqual(quiet + 1e-9);
        expect(times.silences.every(({ start, end }) => end - start >= SILENCE_S && start >= 0)).toBe(true);
        expect(times.duration).toBeGreaterThanOrEqual(durationS);
        for (const { longest, seconds } of [agent, customer])
          if (longest !== null) expect(longest.end - longest.start).toBeGreaterThan(0);
          else expect(seconds).toBe(0);
      }),
    );
  });
});
