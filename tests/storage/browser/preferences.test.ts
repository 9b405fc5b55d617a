import { afterEach, expect, it, vi } from 'vitest';
import { readPreference, writePreference } from '@/storage/browser/preferences';

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
  writePreference('selectedMicDevice', { deviceId: 'mic 1', label: 'Mic' });
  expect(values.get('selectedMicDevice')).toBe('{"deviceId":"mic 1","label":"Mic"}');
  expect(readPreference('selectedMicDevice')).toEqual({ deviceId: 'mic 1', label: 'Mic' });
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
  writePreference('selectedMicDevice', { deviceId: 'x', label: '' });
  expect(warn).toHaveBeenCalledTimes(2);
});
