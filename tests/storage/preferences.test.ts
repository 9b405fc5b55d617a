import { afterEach, expect, it, vi } from 'vitest';
import { readPreference, writePreference } from '@/storage/preferences';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('keeps a choice as JSON under its own name', () => {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  });
  expect(readPreference('selectedMicDevice')).toBeUndefined();
  writePreference('selectedMicDevice', 'mic 1');
  expect(values.get('selectedMicDevice')).toBe('"mic 1"');
  expect(readPreference('selectedMicDevice')).toBe('mic 1');
});

it('only logs what can’t be read or kept', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('localStorage', {
    getItem: () => '{half',
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(readPreference('voices')).toBeUndefined();
  writePreference('selectedMicDevice', 'x');
  expect(warn).toHaveBeenCalledTimes(2);
});
