import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { startQueue } from '@/app/start-queue';
import { toastsAtom } from '@/state/toasts';

it('starts the queue once its code is there', async () => {
  const store = createStore();
  const workBehindScreen = vi.fn(async () => undefined);
  startQueue(store, async () => ({ workBehindScreen }));
  await vi.waitFor(() => expect(workBehindScreen).toHaveBeenCalledWith(store));
  expect(store.get(toastsAtom)).toEqual([]);
});

it('says so, and offers to reload, when it can not be loaded', async () => {
  const store = createStore();
  startQueue(store, () => Promise.reject(new TypeError('Failed to fetch')));
  await vi.waitFor(() => expect(store.get(toastsAtom)).toHaveLength(1));
  expect(store.get(toastsAtom)[0]?.action?.label).toBe('Reload');
});
