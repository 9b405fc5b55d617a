import { describe, expect, it } from 'vitest';
import type { Call } from '@/domain/call';
import { type Assignment, asLasting, assignedCalls, isOverdue, weeksFrom } from '@/domain/desk/assignment';
import type { DeskFilter } from '@/domain/desk/desk-filter';
import { isInSample } from '@/domain/desk/sample';
import { callRow } from '../../helpers/call-row';
import { headlineRow } from '../../helpers/score-answers';

/** A Wednesday afternoon, local time. */
const NOW = new Date(2026, 10, 25, 15, 30).getTime();
const day = (date: number) => new Date(2026, 10, date).getTime();
const assignment = (fields: Partial<Assignment>): Assignment => ({
  ...{ id: 'x', by: 'thu', at: NOW, to: ['lan', 'minh'] },
  ...fields,
});
const calls = (count: number, fields: Partial<Call> = {}): Call[] =>
  Array.from({ length: count }, (_, at) => callRow({ id: `c${at}`, createdAt: NOW, ...fields }));
const byPerson = (fields: Partial<Assignment>, given: readonly Call[]) =>
  assignedCalls(assignment(fields), given).people.map((person) => person.calls);

describe('calls that are assigned', () => {
  it('by name are everybody’s, and those that are not here are counted', () => {
    const callIds = ['c0', 'c1', 'gone', 'binned', 'c0'];
    const here = [...calls(3), callRow({ id: 'binned', binnedAt: 1 })];
    expect(assignedCalls(assignment({ callIds }), here)).toMatchObject({
      ...{ calls: ['c0', 'c1'], missing: 2 },
      people: [
        { reviewer: 'lan', calls: ['c0', 'c1'] },
        { reviewer: 'minh', calls: ['c0', 'c1'] },
      ],
    });
  });

  it('are dealt in turn where they are named, whatever is missing and whatever order they come in', () => {
    const callIds = ['c0', 'c1', 'c2', 'c3', 'c4'];
    const dealt = [
      ['c0', 'c2', 'c4'],
      ['c1', 'c3'],
    ];
    expect(byPerson({ callIds, dealt: true }, calls(5))).toEqual(dealt);
    const fewer = calls(5)
      .filter(({ id }) => id !== 'c1')
      .reverse();
    expect(byPerson({ callIds, dealt: true }, fewer)).toEqual([['c4', 'c2', 'c0'], ['c3']]);
  });

  it('are dealt by lot where they come by a filter: each to one, about as many to each', () => {
    const [lan = [], minh = []] = byPerson({ filter: {}, dealt: true }, calls(1000));
    expect(new Set([...lan, ...minh]).size).toBe(1000);
    expect(Math.abs(lan.length - 500)).toBeLessThan(64);
    // What comes later changes nothing for those that are there.
    const [more = []] = byPerson({ filter: {}, dealt: true }, calls(1200));
    expect(more.slice(0, lan.length)).toEqual(lan);
  });

  it('by a filter are those that pass, held in its time, also those that come later', () => {
    const bounds = { from: day(23), until: day(30) };
    const filter = { agent: 'Lan', sound: 'without' } as const;
    const of = (fields: Partial<Call>) =>
      assignedCalls(assignment({ filter, ...bounds }), [
        callRow({ createdAt: NOW, facts: { agent: 'Lan' }, ...fields }),
      ]).calls.length;
    expect(of({})).toBe(1);
    expect(of({ facts: { agent: 'Minh' } })).toBe(0);
    expect(of({ createdAt: day(23) })).toBe(1);
    expect(of({ createdAt: day(30) })).toBe(0);
    expect(of({ facts: { agent: 'Lan', heldAt: day(22) } })).toBe(0);
    expect(of({ binnedAt: 1 })).toBe(0);
  });

  it('by a sample are the same in any order', () => {
    const all = calls(200);
    const sample = assignedCalls(assignment({ filter: {}, share: 0.1 }), all).calls;
    expect(sample).toEqual(all.filter((call) => isInSample(call, 0.1)).map(({ id }) => id));
    const turned = assignedCalls(assignment({ filter: {}, share: 0.1 }), [...all].reverse()).calls;
    expect([...turned].reverse()).toEqual(sample);
  });

  it('are none once it is ended', () => {
    expect(assignedCalls(assignment({ callIds: ['c0', 'gone'], ended: 1 }), calls(1))).toMatchObject({
      ...{ calls: [], missing: 0 },
      people: [{ calls: [] }, { calls: [] }],
    });
  });
});

describe('a filter for calls to come', () => {
  it('holds what means the same everywhere and always', () => {
    const filter = { card: 'A', agent: '', tag: 't', queue: 'q', language: 'vi', sound: 'with' } as const;
    expect(asLasting(filter, NOW)).toEqual({ filter });
    expect(
      assignedCalls(assignment({ filter: { card: 'A' } }), [callRow({ scores: [headlineRow({ service: 'A' })] })]),
    ).toMatchObject({ calls: ['c'] });
  });

  it.each<[string, DeskFilter]>([
    ['words', { text: 'giá' }],
    ['a state', { state: 'open' }],
    ['a level', { bands: [1] }],
    ['trouble', { trouble: 'any' }],
    ['a place', { place: 'here' }],
    ['whose they are', { mine: true }],
    ['what is assigned', { assigned: true }],
    ['a list', { only: { title: 'x', ids: [] } }],
  ])('can’t hold %s', (_what, filter) => expect(asLasting({ agent: 'Lan', ...filter }, NOW)).toBeNull());

  it.each<[DeskFilter['date'], number | undefined, number | undefined]>([
    [{ kind: 'today' }, day(25), day(26)],
    [{ kind: 'work-day' }, day(25), day(26)],
    [{ kind: 'last-week' }, day(16), day(23)],
    [{ kind: 'range', from: '2026-11-02' }, day(2), undefined],
    [{ kind: 'range', to: '2026-11-02' }, undefined, day(3)],
  ])('holds the days of %j as they are now', (date, from, until) => {
    const bounds = { ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
    expect(date && asLasting({ date }, NOW)).toEqual({ filter: {}, ...bounds });
  });
});

describe('the time of an assignment', () => {
  it('is a week from its Monday on, or every one', () => {
    expect(weeksFrom('this', NOW)).toEqual({ from: day(23), until: day(30) });
    expect(weeksFrom('last', NOW)).toEqual({ from: day(16), until: day(23) });
    expect(weeksFrom('every', NOW)).toEqual({ from: day(23) });
    expect(weeksFrom('this', new Date(2026, 10, 29, 23, 59).getTime())).toEqual({ from: day(23), until: day(30) });
  });

  it('is over when its last day is', () => {
    expect(isOverdue(assignment({ due: '2026-11-25' }), NOW)).toBe(false);
    expect(isOverdue(assignment({ due: '2026-11-25' }), day(26))).toBe(true);
    expect(isOverdue(assignment({}), day(26))).toBe(false);
  });
});
