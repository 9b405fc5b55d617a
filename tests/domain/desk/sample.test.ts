import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInSample, isoWeek } from '@/domain/desk/sample';
import { hashOf } from '@/domain/text-hash';
import { callRow } from '../../helpers/call-row';

const DAY_MS = 86_400_000;

describe('the week of a call', () => {
  it.each([
    ['1969-12-29T00:00:00Z', 0],
    ['1970-01-04T23:59:59Z', 0],
    ['1970-01-05T00:00:00Z', 1],
    ['2026-11-22T23:59:59Z', 2968],
    ['2026-11-23T00:00:00Z', 2969],
    ['2026-11-29T23:59:59Z', 2969],
    // A Monday morning in Vietnam, still Sunday in UTC: one week for every device.
    ['2026-11-23T06:00:00+07:00', 2968],
  ])('of %s is the %dth', (at, week) => expect(isoWeek(Date.parse(at))).toBe(week));
});

describe('a sample', () => {
  it('draws the same lots for ever', () => {
    expect([hashOf(''), hashOf('a 2969'), hashOf('cuộc gọi')]).toEqual([
      0.6689221884589642, 0.27481657615862787, 0.6922985513228923,
    ]);
  });

  it('has nothing at 0, everything at 1, and all of a smaller one in a larger one', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.uuid(), fc.nat(4e12), share, share, (id, createdAt, one, two) => {
        const call = callRow({ id, createdAt });
        expect([isInSample(call, 0), isInSample(call, 1)]).toEqual([false, true]);
        if (isInSample(call, Math.min(one, two))) expect(isInSample(call, Math.max(one, two))).toBe(true);
      }),
    );
  });

  it.each([0.01, 0.05, 0.3, 0.9])('of %f is that share of 10,000 calls, and of each agent’s', (share) => {
    const start = Date.UTC(2026, 10, 23);
    const calls = Array.from({ length: 10_000 }, (_, at) =>
      // Ids as alike as they can be: only a good mix tells them apart evenly.
      callRow({ id: `call-${at}`, createdAt: start + (at % 28) * DAY_MS, facts: { agent: `agent ${at % 5}` } }),
    );
    const chosen = calls.filter((call) => isInSample(call, share));
    /** Four standard deviations: one in 16,000 draws of fair lots lies outside. */
    const bound = (of: number) => 4 * Math.sqrt(of * share * (1 - share));
    expect(Math.abs(chosen.length - 10_000 * share)).toBeLessThan(bound(10_000));
    for (let agent = 0; agent < 5; agent++) {
      const own = chosen.filter(({ facts }) => facts?.agent === `agent ${agent}`);
      expect(Math.abs(own.length - 2000 * share)).toBeLessThan(bound(2000));
    }
  });

  it('goes by when the call was held, and not by who looks', () => {
    const call = callRow({ id: 'x', createdAt: 5, facts: { heldAt: Date.UTC(2026, 10, 23) } });
    const same = callRow({ id: 'x', createdAt: Date.UTC(2026, 10, 29, 23), title: 'Other', facts: { agent: 'B' } });
    const lot = hashOf('x 2969');
    for (const one of [call, same]) {
      expect([isInSample(one, lot), isInSample(one, lot + 2 ** -32)]).toEqual([false, true]);
    }
  });
});
