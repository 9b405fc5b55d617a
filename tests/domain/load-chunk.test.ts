import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadChunk } from '@/domain/load-chunk';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('gives up after 120 s', async () => {
  const outcome = expect(loadChunk(() => new Promise(() => undefined))).rejects.toThrow('internal');
  await vi.advanceTimersByTimeAsync(119_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await outcome;
});

it('passes on what was loaded, or why not, and leaves no timer behind', async () => {
  await expect(loadChunk(async () => 7)).resolves.toBe(7);
  await expect(loadChunk(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow('Failed to fetch');
  expect(vi.getTimerCount()).toBe(0);
});
