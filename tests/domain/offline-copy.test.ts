import { expect, it } from 'vitest';
import { isUnmetered } from '@/domain/offline-copy';

it('bytes that nobody asked for are fetched where they are not counted, and where that can not be known', () => {
  expect(isUnmetered(undefined)).toBe(true);
  expect(isUnmetered({})).toBe(true);
  expect(isUnmetered({ saveData: false, type: 'wifi' })).toBe(true);
  expect(isUnmetered({ saveData: true, type: 'wifi' })).toBe(false);
  expect(isUnmetered({ saveData: false, type: 'cellular' })).toBe(false);
});
