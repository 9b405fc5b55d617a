import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { db, durableDb } from '@/storage/database';
import { freshDatabase } from '../helpers/fresh-database';

beforeEach(freshDatabase);
afterEach(() => vi.restoreAllMocks());

/** As Chromium does it on a full disk: closes every connection, and opens none. */
function breakOff(): { mend: () => void; asked: () => number } {
  const opening = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError');
  });
  for (const connection of [db, durableDb]) connection.close({ disableAutoOpen: false });
  return { mend: () => opening.mockRestore(), asked: () => opening.mock.calls.length };
}

it.each([
  ['that waits for the disk', durableDb],
  ['that does not', db],
])(
  'a connection %s stores again as soon as the database can be opened again, without a reload',
  async (_, connection) => {
    await connection.settings.put({ key: 'one', value: 1 });
    const { mend, asked } = breakOff();
    const put = () => connection.settings.put({ key: 'two', value: 2 });
    await expect(put()).rejects.toThrow(/opening backing store/);
    await expect(put()).rejects.toThrow(/opening backing store/);
    // Each write asks some times, and nobody goes on asking without end.
    expect(asked()).toBeLessThan(20);
    mend();
    await vi.waitFor(put);
    expect((await connection.settings.toArray()).map(({ key }) => key)).toEqual(expect.arrayContaining(['one', 'two']));
  },
);
