import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { keepOpened } from '@/features/capture/keep-opened';

it('files opened while the app is locked and nothing can be kept go to whoever takes them once it is open', async () => {
  type Launch = { files: { name: string; getFile: () => Promise<File> }[] };
  let launch: ((given: Launch) => Promise<void>) | undefined;
  const setConsumer = (consumer: typeof launch) => {
    launch = consumer;
  };
  vi.stubGlobal('window', { launchQueue: { setConsumer } });
  const store = createStore();
  const call = new File(['ID3 sound'], 'call.mp3');
  // Locked from the start, and there is no database.
  keepOpened(store);
  await launch?.({ files: [{ name: call.name, getFile: async () => call }] });
  const unkept = vi.fn();
  keepOpened(store, { kept: () => undefined, unkept });
  expect(unkept.mock.calls).toEqual([[[call]]]);
  keepOpened(store, { kept: () => undefined, unkept });
  expect(unkept).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
