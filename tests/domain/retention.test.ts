import { describe, expect, it } from 'vitest';
import type { Call } from '@/domain/call';
import { type Announced, type Due, dueBy, NOTHING_DUE, retentionStep } from '@/domain/retention';
import { callRow } from '../helpers/call-row';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1000 * DAY;
const audio = { name: 'a.wav', mime: 'audio/wav', bytes: 1 };
const done = (id: string, daysAgo: number): Call =>
  callRow({ id, audio, review: { state: 'done', by: 'lan', at: NOW - daysAgo * DAY } });

describe('what a retention rule says is due', () => {
  const rule = { keepSoundDays: 30, keepCallDays: 90 };

  it('is counted from when a call was done, sound before the call', () => {
    const calls = [done('new', 29), done('sound', 30), done('call', 90)];
    expect(dueBy(rule, calls, NOW)).toEqual({ sound: ['sound'], calls: ['call'], bin: [] });
  });

  it('is never a call that is new or in review, however old', () => {
    const open = callRow({ id: 'open', audio, createdAt: 1 });
    const looked = callRow({ id: 'looked', audio, review: { state: 'in-review', by: 'lan', at: 1 } });
    expect(dueBy(rule, [open, looked], NOW)).toEqual(NOTHING_DUE);
  });

  it('is nothing without a rule, and nothing of a time ahead of the clock', () => {
    expect(dueBy({ keepSoundDays: 0, keepCallDays: 0 }, [done('old', 900)], NOW)).toEqual(NOTHING_DUE);
    expect(dueBy(rule, [done('ahead', -400)], NOW)).toEqual(NOTHING_DUE);
  });

  it('leaves a binned call to the bin, which keeps it for 30 days', () => {
    const binned = (days: number) => ({ ...done('binned', 400), binnedAt: NOW - days * DAY });
    expect(dueBy(rule, [binned(29)], NOW)).toEqual(NOTHING_DUE);
    expect(dueBy(rule, [binned(30)], NOW)).toEqual({ sound: [], calls: [], bin: ['binned'] });
  });
});

describe('a step of the retention', () => {
  const HOUR = DAY / 24;
  const due = { sound: ['a'], calls: ['b'], bin: ['c'] };
  const announced: Announced = { at: NOW, due, lookedAt: NOW };
  const step = (what: Due, before: Announced | undefined, now: number) => retentionStep(what, before, now, true);

  it('announces first, is in sight for an hour a day later, and takes away', () => {
    expect(step(due, undefined, NOW)).toEqual({ act: NOTHING_DUE, announce: announced });
    const almost = step(due, announced, NOW + DAY - 1);
    expect(almost).toEqual({ act: NOTHING_DUE, announce: { ...announced, lookedAt: NOW + DAY - 1 } });
    const seen = step(due, announced, NOW + DAY);
    expect(seen).toEqual({ act: NOTHING_DUE, announce: { ...announced, seenAt: NOW + DAY, lookedAt: NOW + DAY } });
    expect(step(due, seen.announce, NOW + DAY + HOUR - 1).act).toEqual(NOTHING_DUE);
    const next = step(due, seen.announce, NOW + DAY + HOUR);
    expect(next.act).toEqual(due);
    expect(next.announce.due).toEqual(NOTHING_DUE);
  });

  it('takes nothing away while nobody is there', () => {
    expect(retentionStep(due, announced, NOW + 2 * DAY, false).announce.seenAt).toBeUndefined();
    expect(retentionStep(due, { ...announced, seenAt: NOW }, NOW + 2 * DAY, false).act).toEqual(NOTHING_DUE);
  });

  it('keeps what is due no more, and announces what became due by itself', () => {
    const later = { sound: ['a', 'd'], calls: [], bin: [] };
    expect(step(later, announced, NOW + 1).announce).toMatchObject({
      at: NOW,
      due: { sound: ['a'], calls: [], bin: [] },
    });
    const { act, announce } = step(later, { ...announced, seenAt: NOW }, NOW + DAY);
    expect([act.sound, act.calls, announce.due.sound]).toEqual([['a'], [], ['d']]);
  });

  it('begins anew where the clock was set back behind the announcement', () => {
    const ahead = { ...announced, at: NOW + 400 * DAY };
    expect(step(due, ahead, NOW)).toEqual({ act: NOTHING_DUE, announce: announced });
    // It was in sight by a clock that was ahead.
    const seen = { ...announced, seenAt: NOW + 400 * DAY };
    expect(step(due, seen, NOW + DAY)).toMatchObject({ act: NOTHING_DUE, announce: { seenAt: NOW + DAY } });
  });

  it('announces for a week, once, what is due after a week without a look', () => {
    const unused = NOW + 8 * DAY;
    expect(step(due, announced, unused).announce).toEqual({ at: unused, due, days: 7, lookedAt: unused });
    const weekly = step(due, { at: NOW, due, days: 7, lookedAt: NOW }, unused);
    expect(weekly.announce).toMatchObject({ at: NOW, seenAt: unused });
  });

  it('announces at once what is due after a day on which nothing was', () => {
    const empty = { at: NOW - 3 * DAY, due: NOTHING_DUE, lookedAt: NOW - 3 * DAY };
    expect(step(due, empty, NOW)).toEqual({ act: NOTHING_DUE, announce: announced });
  });
});
