import { describe, expect, it } from 'vitest';
import { byThisClock, isAppLock, isIdle, removableAt, tryIn } from '@/domain/app-lock';
import { hashPin } from '@/domain/settings-pin';

const NOW = 1_800_000_000_000;
const lock = { hash: '', idleMinutes: 5, whenHidden: false };

describe('the wait after wrong tries', () => {
  it.each([
    [1, 0],
    [2, 0],
    [3, 5],
    [4, 15],
    [5, 30],
    [6, 60],
    [7, 300],
    [8, 900],
    [1000, 900],
  ])('after %d is %d s', (wrong, seconds) => {
    expect(tryIn({ wrong, at: NOW }, NOW)).toBe(seconds * 1000);
    expect(tryIn({ wrong, at: NOW }, NOW + seconds * 1000)).toBe(0);
  });

  it('is no longer where the clock was set back', () => {
    const tries = { wrong: 3, at: NOW, removalAskedAt: NOW };
    const yesterday = NOW - 86_400_000;
    expect(tryIn(tries, yesterday)).toBe(5000);
    expect(tryIn(byThisClock(tries, yesterday), yesterday + 5000)).toBe(0);
    expect(removableAt(byThisClock(tries, yesterday))).toBe(NOW);
  });
});

it('the lock can be taken away a day after that was asked for, and not without', () => {
  expect(removableAt({ wrong: 0, at: 0 })).toBeNull();
  expect(removableAt({ wrong: 9, at: NOW, removalAskedAt: NOW })).toBe(NOW + 86_400_000);
});

it('is idle after its minutes, or where the clock jumped; never where none are set', () => {
  expect(isIdle(lock, NOW, NOW + 299_999)).toBe(false);
  expect(isIdle(lock, NOW, NOW + 300_000)).toBe(true);
  expect(isIdle(lock, NOW, NOW - 300_000)).toBe(true);
  expect(isIdle({ ...lock, idleMinutes: 0 }, NOW, NOW + 86_400_000)).toBe(false);
});

it('what could not be opened is no lock', async () => {
  const hash = await hashPin('1234', new Uint8Array(16).fill(1));
  expect(isAppLock({ ...lock, hash })).toBe(true);
  for (const broken of [null, undefined, {}, { ...lock, hash: hash.slice(1) }]) expect(isAppLock(broken)).toBe(false);
});
