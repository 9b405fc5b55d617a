import { isPinHash } from './settings-pin';

/** The lock of the screen (D412), as this browser keeps it. It hides calls; it encrypts nothing. */
export interface AppLock {
  /** As `hashPin` makes it. */
  hash: string;
  /** Locked after so many minutes without use; 0 = not by itself. */
  idleMinutes: number;
  /** Locked whenever the page is not in sight. */
  whenHidden: boolean;
}

/** It keeps a colleague from reading along; whoever has the disk needs no PIN. */
export const LOCK_PIN_LENGTH = { least: 4, most: 64 } as const;
export const IDLE_MINUTES: readonly number[] = [1, 5, 15, 0];

/** What is stored is only a lock where it can be opened. */
export const isAppLock = (value: Partial<AppLock> | null | undefined): value is AppLock =>
  typeof value?.hash === 'string' && isPinHash(value.hash);

/** Tries with a wrong PIN since the last right one, and what was asked for instead. Milliseconds since the epoch. */
export interface LockTries {
  wrong: number;
  /** Of the last wrong one. */
  at: number;
  /** When it was asked to remove the lock without its PIN. */
  removalAskedAt?: number;
}

/** Seconds to wait after so many wrong tries: two slips cost nothing. */
const WAITS_S = [0, 0, 0, 5, 15, 30, 60, 300, 900];
/** Longer than a night or a day off duty: whoever has the PIN comes back first, and sees that it was asked for. */
const REMOVAL_MS = 24 * 60 * 60_000;

/** Milliseconds until the next try; a clock that was set back does not make it longer. */
export function tryIn({ wrong, at }: LockTries, now: number): number {
  const wait = 1000 * (WAITS_S[Math.min(wrong, WAITS_S.length - 1)] ?? 0);
  return Math.min(wait, Math.max(0, at + wait - now));
}

/** When the lock can be removed without its PIN; null = nobody asked. */
export const removableAt = ({ removalAskedAt }: LockTries): number | null =>
  removalAskedAt === undefined ? null : removalAskedAt + REMOVAL_MS;

/** A clock that was set back would make them wait for what it said before: it counts from now on. */
export const byThisClock = (tries: LockTries, now: number): LockTries => ({
  ...tries,
  at: Math.min(tries.at, now),
  ...(tries.removalAskedAt !== undefined && { removalAskedAt: Math.min(tries.removalAskedAt, now) }),
});

/** Whether it was left alone for as long as it locks after; a clock that jumped, either way, counts as left alone. */
export const isIdle = ({ idleMinutes }: AppLock, usedAt: number, now: number): boolean =>
  idleMinutes > 0 && Math.abs(now - usedAt) >= idleMinutes * 60_000;
