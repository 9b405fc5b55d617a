import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renewLog } from '@/storage/browser/renew-log';
import { CallmarkDatabase } from '@/storage/database';

// Files that share a process do without it (tests/helpers/leave-as-found.ts).
vi.unmock('@/storage/browser/renew-log');

// Node has locks of its own from 24 on, and whoever waited once for the log would be alive until the last of these tests.
beforeEach(() => vi.stubGlobal('navigator', {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('comes before every opening of the database, and leaves what the next one needs', async () => {
  const asked: string[] = [];
  const deleteDatabase = indexedDB.deleteDatabase.bind(indexedDB);
  const openDatabase = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation((name) => {
    asked.push(`delete ${name}`);
    return deleteDatabase(name);
  });
  vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    asked.push(`open ${name}`);
    return openDatabase(name, version);
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const database = new CallmarkDatabase('opened-twice');
  await Promise.all([database.calls.count(), database.settings.count()]);
  const [drop1, make1, drop2, make2] = [
    'delete callmark-log-1',
    'open callmark-log-1',
    'delete callmark-log-2',
    'open callmark-log-2',
  ];
  // There is none to delete in a new browser.
  const first = [drop1, make1, drop1, drop2, make2, drop2, 'open opened-twice'];
  expect(asked).toEqual(first);
  await vi.runAllTimersAsync();
  await vi.waitFor(() => expect(asked).toEqual([...first, make1, make2]));
  asked.length = 0;
  database.close({ disableAutoOpen: false });
  await database.calls.count();
  expect(asked).toEqual([drop1, drop2, 'open opened-twice']);
});

it('does not keep the database closed where the browser refuses or never answers', async () => {
  vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(await new CallmarkDatabase('refused').calls.count()).toBe(0);

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(indexedDB, 'deleteDatabase').mockReturnValue({} as IDBOpenDBRequest);
  const renewed = renewLog();
  await vi.runAllTimersAsync();
  await renewed;
});

it('is left out while another page or worker that waited for it is alive', async () => {
  let alive = true;
  const locks = {
    query: async () => ({ held: alive ? [{ name: 'callmark-log-new', mode: 'shared' }] : [] }),
    request: async (_name: string, ...rest: unknown[]) => (rest.at(-1) as () => Promise<void>)(),
  };
  vi.stubGlobal('navigator', { locks });
  const deleted = vi.spyOn(indexedDB, 'deleteDatabase');
  await renewLog();
  expect(deleted).not.toHaveBeenCalled();
  alive = false;
  await renewLog();
  expect(deleted).toHaveBeenCalled();
});
