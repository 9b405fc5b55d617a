import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { watchInstall } from '@/app/watch-install';
import { toastsAtom } from '@/state/toasts';
import type { InstallState } from '@/storage/browser/install';

/** What tells a loss is loaded with the first one. */

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

it('says that the stored calls are gone, when they are, or some of them', async () => {
  const store = createStore();
  const check = vi
    .fn<() => Promise<InstallState>>()
    .mockResolvedValueOnce({ is: 'same' })
    .mockResolvedValueOnce({ is: 'lost' })
    .mockResolvedValueOnce({ is: 'short', missing: 2 })
    .mockResolvedValue({ is: 'same' });
  watchInstall(store, check);
  await vi.waitFor(() => expect(check).toHaveBeenCalledTimes(1));
  expect(store.get(toastsAtom)).toEqual([]);
  comeBack();
  await vi.waitFor(() => expect(store.get(toastsAtom)).toHaveLength(1));
  expect(store.get(toastsAtom)[0]?.text).toContain('deleted what Callmark had stored');
  comeBack();
  await vi.waitFor(() => expect(store.get(toastsAtom)).toHaveLength(2));
  expect(store.get(toastsAtom)[1]?.text).toContain('2 calls are missing that nobody deleted');
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
