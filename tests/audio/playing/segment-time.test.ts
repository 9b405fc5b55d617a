import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampSegment,
  reachedStop,
  resumeFrom,
  stopAfterSeek,
  stopTime,
  visibleSpan,
} from '@/audio/playing/segment-time';

const CALL_S = 60;
const segment = { start: 10, end: 15 };

describe('a segment of a call', () => {
  it('stops one second after its end, or where the call ends', () => {
    expect(stopTime(segment, CALL_S)).toBe(16);
    expect(stopTime({ start: 55, end: 59.5 }, CALL_S)).toBe(60);
  });

  it('of a turn stops at its very end, also where it is put inside the call', () => {
    const turn = clampSegment({ start: 50, end: Number.POSITIVE_INFINITY, tailS: 0 }, CALL_S);
    expect([turn, stopTime({ ...segment, tailS: 0 }, CALL_S)]).toEqual([{ start: 50, end: 60, tailS: 0 }, 15]);
    expect(reachedStop(15, { ...segment, tailS: 0 }, CALL_S)).toBe(true);
  });

  it.each([
    ['before the segment', 9, null],
    ['at its start', 10, 16],
    ['in the middle', 12, 16],
    ['in the second after its end', 15.5, 16],
    ['at the stop', 16, null],
    ['far behind', 40, null],
  ])('keeps its stop only after a seek into it: %s', (_, timeS, stop) => {
    expect(stopAfterSeek(timeS, segment, CALL_S)).toBe(stop);
  });

  it.each([
    ['heard to its end, starts again', 16, { startS: 10, stopS: 16 }],
    ['paused in the middle, goes on', 12, { startS: 12, stopS: 16 }],
    ['left behind by a seek, plays the call from there', 30, { startS: 30, stopS: null }],
    ['left in front by a seek, plays the call from there', 2, { startS: 2, stopS: null }],
    ['at the end of the call, starts the call again', 60, { startS: 0, stopS: null }],
  ])('when play is pressed: %s', (_, timeS, expected) => {
    expect(resumeFrom(timeS, segment, CALL_S)).toEqual(expected);
  });

  it('plays the whole call when there is no segment', () => {
    expect(resumeFrom(5, null, CALL_S)).toEqual({ startS: 5, stopS: null });
    expect(stopAfterSeek(5, null, CALL_S)).toBeNull();
  });

  it('at the very end of the call starts again, not the call', () => {
    const last = { start: 50, end: 60 };
    expect(resumeFrom(60, last, CALL_S)).toEqual({ startS: 50, stopS: 60 });
  });

  it('lies inside the call and in order whatever times a transcript gives', () => {
    const time = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(time, time, fc.double({ min: 0, max: 1e5, noNaN: true }), (a, b, durationS) => {
        const { start, end } = clampSegment({ start: a, end: b }, durationS);
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThanOrEqual(start);
        expect(end).toBeLessThanOrEqual(durationS);
        expect(stopTime({ start, end }, durationS)).toBeLessThanOrEqual(durationS);
        expect(reachedStop(durationS, { start, end }, durationS)).toBe(true);
      }),
    );
  });

  it('shows a short call whole and the neighbourhood in a long one', () => {
    expect(visibleSpan(segment, 60)).toBe(60);
    expect(visibleSpan(segment, 3600)).toBe(90);
    expect(visibleSpan({ start: 0, end: 100 }, 3600)).toBe(400);
  });
});
