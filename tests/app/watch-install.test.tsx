import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { watchInstall } from '@/app/watch-install';
import { toastsAtom } from '@/state/toasts';

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

it('says that the stored calls are gone, when they are', async () => {
  const store = createStore();
  const check = vi
    .fn<() => Promise<'same' | 'lost'>>()
    .mockResolvedValueOnce('same')
    .mockResolvedValueOnce('lost')
    .mockResolvedValue('same');
  watchInstall(store, check);
  await vi.waitFor(() => expect(check).toHaveBeenCalledTimes(1));
  expect(store.get(toastsAtom)).toEqual([]);
  comeBack();
  await vi.waitFor(() => expect(store.get(toastsAtom)).toHaveLength(1));
  expect(store.get(toastsAtom)[0]?.text).toContain('deleted what Callmark had stored');
});

it('says once that nothing can be stored', async () => {
  const store = createStore();
  const check = vi.fn(() => Promise.reject(new Error('no IndexedDB here')));
  watchInstall(store, check);
  await vi.waitFor(() => expect(store.get(toastsAtom)).toHaveLength(1));
  comeBack();
  await vi.waitFor(() => expect(check).toHaveBeenCalledTimes(2));
  await expect(check.mock.results[1]?.value).rejects.toThrow('no IndexedDB');
  expect(store.get(toastsAtom)).toHaveLength(1);
});
