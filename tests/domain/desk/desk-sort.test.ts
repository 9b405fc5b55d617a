import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Call } from '@/domain/call';
import { SORT_KEYS, sortCalls } from '@/domain/desk/desk-sort';
import { callRow } from '../../helpers/call-row';
import { headlineRow } from '../../helpers/score-answers';

const ids = (calls: readonly Call[]) => calls.map(({ id }) => id);

describe('the order of the desk', () => {
  it('sorts titles as Vietnamese does, numbers by their value', () => {
    const calls = ['Đổi sim', 'Cước 10', 'Cước 9', 'Ấm', 'An'].map((title) => callRow({ id: title, title }));
    expect(ids(sortCalls(calls, { by: 'title', descending: false }))).toEqual([
      'An',
      'Ấm',
      'Cước 9',
      'Cước 10',
      'Đổi sim',
    ]);
  });

  it('compares scores by what could be reached, on the chosen card', () => {
    const calls = [
      callRow({
        id: 'low',
        scores: [headlineRow({ value: 2, max: 5 }), headlineRow({ service: 'B', value: 9, max: 10 })],
      }),
      callRow({ id: 'high', scores: [headlineRow({ value: 8, max: 10 })] }),
      callRow({ id: 'none', scores: [] }),
      callRow({ id: 'unjudged', scores: [headlineRow({ value: null })] }),
    ];
    expect(ids(sortCalls(calls, { by: 'score', descending: true })).slice(0, 2)).toEqual(['high', 'low']);
    expect(ids(sortCalls(calls, { by: 'score', descending: false })).slice(0, 2)).toEqual(['low', 'high']);
    expect(ids(sortCalls(calls, { by: 'score', descending: true }, 'B'))[0]).toBe('low');
  });

  it('keeps every call once, puts what has nothing to sort by last, and breaks ties newest first', () => {
    const call = fc.record({
      createdAt: fc.integer({ min: 0, max: 5 }),
      title: fc.string({ maxLength: 3 }),
      agent: fc.option(fc.constantFrom('A', 'B'), { nil: undefined }),
      length: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(call), fc.constantFrom(...SORT_KEYS), fc.boolean(), (given, by, descending) => {
        const calls = given.map(({ createdAt, title, agent, length }, n) =>
          callRow({
            ...{ id: String(n), createdAt, title, ...(agent !== undefined && { facts: { agent } }) },
            ...(length !== undefined && { audio: { name: '', mime: '', bytes: 1, durationS: length } }),
          }),
        );
        const sorted = sortCalls(calls, { by, descending });
        expect(ids(sorted).sort()).toEqual(ids(calls).sort());
        const key = by === 'agent' ? (one: Call) => one.facts?.agent : (one: Call) => one.audio?.durationS;
        if (by !== 'agent' && by !== 'length') return;
        const has = sorted.map((one) => key(one) !== undefined);
        expect(has).toEqual([...has].sort((a, b) => Number(b) - Number(a)));
        for (const [at, one] of sorted.entries()) {
          const next = sorted[at + 1];
          if (next && key(one) === key(next)) expect(one.createdAt).toBeGreaterThanOrEqual(next.createdAt);
        }
      }),
    );
  });
});
