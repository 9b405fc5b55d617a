import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Call } from '@/domain/call';
import { BUILT_IN_FILTERS } from '@/domain/desk/built-in-filters';
import { dayRange, startOfDay } from '@/domain/desk/days';
import { createMatcher, type DeskContext, type DeskFilter } from '@/domain/desk/desk-filter';
import { dayProgress } from '@/domain/desk/work-day';
import { callRow } from '../../helpers/call-row';
import { headlineRow } from '../../helpers/score-answers';

/** A Wednesday afternoon, local time. */
const NOW = new Date(2026, 10, 25, 15, 30).getTime();
const DAY_MS = 86_400_000;
const NOTHING: DeskContext = { now: NOW, me: 'lan', waiting: new Set(), failed: new Set(), found: null };

const passes = (filter: DeskFilter, call: Partial<Call>, context: Partial<DeskContext> = {}): boolean =>
  createMatcher(filter, { ...NOTHING, ...context })(callRow({ createdAt: NOW, ...call }));

const done = (by: string, at = NOW): Partial<Call> => ({ review: { state: 'done', by, at } });

describe('a filter of the desk', () => {
  it.each<[string, DeskFilter, Partial<Call>, boolean]>([
    ['a new call is new', { state: 'new' }, {}, true],
    ['a done call is not new', { state: 'new' }, done('lan'), false],
    ['in review is not done', { state: 'open' }, { review: { state: 'in-review', by: 'lan', at: 1 } }, true],
    ['done is done', { state: 'open' }, done('lan'), false],
    ['a call nobody has taken is mine', { mine: true }, {}, true],
    ['what nobody assigned is not assigned', { assigned: true }, {}, false],
    ['my own is mine', { mine: true }, done('lan'), true],
    ['another reviewer’s is not', { mine: true }, { review: { state: 'in-review', by: 'minh', at: 1 } }, false],
    ['a score on the card', { card: 'A' }, { scores: [headlineRow({ service: 'A' })] }, true],
    ['a score on another card', { card: 'A' }, { scores: [headlineRow({ service: 'B' })] }, false],
    ['a band of any card', { bands: [1, 2] }, { scores: [headlineRow({ band: 4 }), headlineRow({ band: 2 })] }, true],
    [
      'a band of the chosen card only',
      { card: 'A', bands: [1, 2] },
      { scores: [headlineRow({ service: 'A', band: 4 }), headlineRow({ service: 'B', band: 1 })] },
      false,
    ],
    ['nothing judged has no band', { bands: [1] }, { scores: [headlineRow({ band: null, value: null })] }, false],
    ['an agent by name', { agent: 'Minh Lan' }, { facts: { agent: 'Minh Lan' } }, true],
    ['an agent who is not set', { agent: '' }, {}, true],
    ['an agent who is set', { agent: '' }, { facts: { agent: 'Minh Lan' } }, false],
    ['one of the tags', { tag: 'cước' }, { facts: { tags: ['đổi sim', 'cước'] } }, true],
    ['a queue', { queue: 'hotline' }, { facts: { queue: 'sales' } }, false],
    ['a language', { language: 'en' }, { language: 'vi' }, false],
    ['sound', { sound: 'with' }, { audio: { name: '', mime: '', bytes: 1 } }, true],
    ['no sound', { sound: 'without' }, { audio: { name: '', mime: '', bytes: 1 } }, false],
    ['the waste bin', {}, { binnedAt: 1 }, false],
  ])('%s', (_, filter, call, expected) => {
    expect(passes(filter, call)).toBe(expected);
  });

  it('knows what the team’s archive has, and without a team that everything is here only', () => {
    const places = { unsent: new Set(['u']), soundAway: new Set(['s']) };
    const through = (place: 'team' | 'here' | 'sound-away', context: Partial<DeskContext>) =>
      ['u', 's', 'x'].filter((id) => passes({ place }, { id }, context));
    expect(through('team', { places })).toEqual(['s', 'x']);
    expect(through('here', { places })).toEqual(['u']);
    expect(through('sound-away', { places })).toEqual(['s']);
    expect([through('team', {}), through('here', {}), through('sound-away', {})]).toEqual([[], ['u', 's', 'x'], []]);
  });

  it('knows what waits, what failed and what a text was found in', () => {
    const context = { waiting: new Set(['w']), failed: new Set(['f']) };
    const through = (trouble: 'any' | 'waiting' | 'failed') =>
      ['w', 'f', 'x'].filter((id) => passes({ trouble }, { id }, context));
    expect([through('any'), through('waiting'), through('failed')]).toEqual([['w', 'f'], ['w'], ['f']]);
    expect(passes({ text: 'cước' }, { id: 'a' }, { found: new Set(['a']) })).toBe(true);
    expect(passes({ text: 'cước' }, { id: 'b' }, { found: new Set(['a']) })).toBe(false);
  });

  it('goes by the date the call was held, not the one it came on', () => {
    const held = (at: number): Partial<Call> => ({ facts: { heldAt: at } });
    expect(passes({ date: { kind: 'today' } }, held(NOW - DAY_MS))).toBe(false);
    expect(passes({ date: { kind: 'last-7-days' } }, held(NOW - 6 * DAY_MS))).toBe(true);
    expect(passes({ date: { kind: 'last-7-days' } }, held(NOW - 7 * DAY_MS))).toBe(false);
    const lastWeek = (day: number) =>
      passes({ date: { kind: 'last-week' } }, held(new Date(2026, 10, day, 9).getTime()));
    expect([15, 16, 22, 23].map(lastWeek)).toEqual([false, true, true, false]);
    const month = (at: Date) => passes({ date: { kind: 'this-month' } }, held(at.getTime()));
    expect([new Date(2026, 9, 31, 23), new Date(2026, 10, 1), new Date(2026, 11, 1)].map(month)).toEqual([
      false,
      true,
      false,
    ]);
    const range = { kind: 'range', from: '2026-11-02', to: '2026-11-03' } as const;
    const inRange = (day: number, hour: number) =>
      passes({ date: range }, held(new Date(2026, 10, day, hour).getTime()));
    expect([inRange(1, 23), inRange(2, 0), inRange(3, 23), inRange(4, 0)]).toEqual([false, true, true, false]);
  });

  it('counts to the work of a day what was held or done on it', () => {
    const before = { facts: { heldAt: NOW - 3 * DAY_MS } };
    expect(passes(BUILT_IN_FILTERS['mine-today'], { ...before, ...done('lan') })).toBe(true);
    expect(passes(BUILT_IN_FILTERS['mine-today'], { ...before, ...done('lan', NOW - DAY_MS) })).toBe(false);
    expect(passes(BUILT_IN_FILTERS['mine-today'], before)).toBe(false);
    expect(passes(BUILT_IN_FILTERS['mine-today'], done('minh'))).toBe(false);
    const calls = [
      callRow({ createdAt: NOW }),
      callRow({ createdAt: NOW, ...done('lan') }),
      callRow({ ...done('lan') }),
    ];
    expect(dayProgress([...calls, callRow({ createdAt: NOW, ...done('minh') })], 'lan', NOW)).toEqual({
      done: 2,
      of: 3,
    });
  });

  it('lets through what every one of its fields lets through', () => {
    const state = fc.constantFrom('new', 'in-review', 'done', 'open');
    const given = fc.record(
      { state, agent: fc.constantFrom('', 'A', 'B'), mine: fc.constant(true as const) },
      { requiredKeys: [] },
    );
    const review = fc.option(
      fc.record({
        state: fc.constantFrom('in-review', 'done'),
        by: fc.constantFrom('lan', 'minh'),
        at: fc.constant(NOW),
      }),
      { nil: undefined },
    );
    fc.assert(
      fc.property(given, fc.constantFrom('', 'A', 'B'), review, (filter, agent, reviewed) => {
        const call = { facts: { agent }, ...(reviewed && { review: reviewed as Call['review'] & object }) };
        const fields = Object.entries(filter).map(([key, value]) => ({ [key]: value }) as DeskFilter);
        expect(passes(filter as DeskFilter, call)).toBe(fields.every((field) => passes(field, call)));
      }),
    );
  });

  it('ranges begin and end at midnight, whatever the hour and the season', () => {
    const kinds = fc.constantFrom('today', 'last-7-days', 'last-week', 'this-month');
    fc.assert(
      fc.property(
        kinds,
        fc.date({ min: new Date(2020, 0), max: new Date(2035, 0), noInvalidDate: true }),
        (kind, day) => {
          const { from, to } = dayRange({ kind }, day.getTime());
          expect([startOfDay(from), startOfDay(to)]).toEqual([from, to]);
          expect(from).toBeLessThan(to);
          if (kind !== 'last-week') expect(from <= day.getTime() && day.getTime() < to).toBe(true);
          if (kind === 'last-week') expect([new Date(from).getDay(), new Date(to).getDay()]).toEqual([1, 1]);
        },
      ),
    );
  });
});
