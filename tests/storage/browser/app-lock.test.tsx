import { afterEach, expect, it, vi } from 'vitest';
import { removableAt, tryIn } from '@/domain/app-lock';
import { askForRemoval, readTries } from '@/storage/browser/app-lock';
import { writePreference } from '@/storage/browser/preferences';

const NOW = Date.parse('2026-11-23T08:00:00Z');
const HOUR = 3_600_000;

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

it('a clock that was set back makes nobody wait longer, however often is looked', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  writePreference('appLockTries', { wrong: 3, at: NOW });
  askForRemoval();
  vi.setSystemTime(NOW - HOUR);
  expect(tryIn(readTries(), Date.now())).toBe(5000);
  vi.setSystemTime(NOW - HOUR + 3000);
  expect(tryIn(readTries(), Date.now())).toBe(2000);
  expect(removableAt(readTries())).toBe(NOW + 23 * HOUR);
  vi.setSystemTime(NOW - HOUR + 5000);
  expect(tryIn(readTries(), Date.now())).toBe(0);
});
