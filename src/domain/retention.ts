import type { Call, CallId } from './call';
import type { Settings } from './settings';

/** Days that a deleted call stays in the waste bin (D292). */
export const BIN_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

export type RetentionRule = Pick<Settings, 'keepSoundDays' | 'keepCallDays'>;

/** What has reached its age. */
export interface Due {
  /** Calls whose sound goes; the rest of them stays. */
  sound: CallId[];
  /** Calls that go whole. */
  calls: CallId[];
  /** Calls that leave the waste bin. */
  bin: CallId[];
}

export const NOTHING_DUE: Due = { sound: [], calls: [], bin: [] };

/** A time ahead of the clock was written under a wrong one: nothing can be told by it. */
const isOlder = (at: number, days: number, now: number): boolean => days > 0 && at <= now && now - at >= days * DAY_MS;

/** What has reached its age: of the rule's only calls that are done, counted from when they were (D293). */
export function dueBy(rule: RetentionRule, calls: readonly Call[], now: number): Due {
  const due: Due = { sound: [], calls: [], bin: [] };
  for (const { id, audio, review, binnedAt } of calls) {
    if (binnedAt !== undefined) {
      if (isOlder(binnedAt, BIN_DAYS, now)) due.bin.push(id);
    } else if (review?.state === 'done') {
      if (isOlder(review.at, rule.keepCallDays, now)) due.calls.push(id);
      else if (audio !== undefined && isOlder(review.at, rule.keepSoundDays, now)) due.sound.push(id);
    }
  }
  return due;
}

/** What was announced, and when. */
export interface Announced {
  at: number;
  due: Due;
  /** It stands for so many days before anything goes; absent: one. */
  days?: number;
  /** When somebody first had it before their eyes after these days. */
  seenAt?: number;
  /** Of the last look, by the clock of then. */
  lookedAt?: number;
}

export const goesAt = ({ at, days = 1 }: Announced): number => at + days * DAY_MS;

export interface RetentionStep {
  /** Goes now. */
  act: Due;
  /** Is said to go later; kept until then. */
  announce: Announced;
}

/** Not looked for so long: the app was not used, or the clock was changed, which nobody can tell (D718). */
const LONG_DAYS = 7;
/** How long it stands before somebody's eyes, or until they come again. */
const SEEN_MS = 60 * 60 * 1000;

const partly = (due: Due, keep: (id: CallId, part: keyof Due) => boolean): Due => ({
  sound: due.sound.filter((id) => keep(id, 'sound')),
  calls: due.calls.filter((id) => keep(id, 'calls')),
  bin: due.bin.filter((id) => keep(id, 'bin')),
});

/**
 * Nothing goes that was not announced a day before, and stood an hour in sight after that: people can object, and a clock that
 * jumped is set right again. What was announced and is due no more stays; what becomes due meanwhile is announced after it.
 * `isSeen`: somebody has the app before them.
 */
export function retentionStep(due: Due, before: Announced | undefined, now: number, isSeen: boolean): RetentionStep {
  const later = (announce: Announced): RetentionStep => ({
    act: NOTHING_DUE,
    announce: { ...announce, lookedAt: now },
  });
  if (before === undefined || before.at > now) return later({ at: now, due });
  const isLong = now - (before.lookedAt ?? now) > LONG_DAYS * DAY_MS;
  const isAnew = dueCount(before.due) === 0 || (isLong && before.days === undefined);
  if (isAnew) return later({ at: now, due, ...(isLong && { days: LONG_DAYS }) });
  const isAnnounced = (id: CallId, part: keyof Due) => before.due[part].includes(id);
  const both = partly(due, isAnnounced);
  if (now < goesAt(before) || !isSeen) return later({ ...before, due: both });
  const { seenAt = now } = before;
  if (seenAt > now || now - seenAt < SEEN_MS) return later({ ...before, due: both, seenAt: Math.min(seenAt, now) });
  const next = { at: now, due: partly(due, (id, part) => !isAnnounced(id, part)), lookedAt: now };
  return { act: both, announce: next };
}

export function dueCount({ sound, calls, bin }: Due): number {
  return sound.length + calls.length + bin.length;
}
