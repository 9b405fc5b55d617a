import { expect, it } from 'vitest';
import { type SyncPlatform, sendsWhileClosed } from '@/jobs/sends-while-closed';

const registered = (registration: object | undefined): SyncPlatform['serviceWorker'] & object => ({
  getRegistration: async () => registration,
});
const answers = (state: string) => ({ query: async () => ({ state }) });
const worker = registered({ sync: {} });

it.each<[string, SyncPlatform, boolean]>([
  ['Background Sync', { serviceWorker: worker, permissions: answers('granted') }, true],
  ['Background Sync that is forbidden', { serviceWorker: worker, permissions: answers('denied') }, false],
  ['Background Sync and nobody to ask', { serviceWorker: worker }, true],
  [
    'Background Sync that can not be asked about',
    { serviceWorker: worker, permissions: { query: () => Promise.reject(new TypeError('unknown name')) } },
    true,
  ],
  ['a worker without Background Sync', { serviceWorker: registered({}), permissions: answers('granted') }, false],
  ['no worker yet', { serviceWorker: registered(undefined) }, false],
  ['no workers at all', {}, false],
])('a browser with %s', async (_what, platform, expected) => {
  expect(await sendsWhileClosed(platform)).toBe(expected);
});
