import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { db } from '@/storage/database';
import { renewLog } from '@/storage/renew-log';
import { freshDatabase } from '../helpers/fresh-database';

beforeEach(freshDatabase);

it('writes more than a log holds and leaves nothing of it behind', async () => {
  await db.settings.put({ key: 'kept', value: 1 });
  const put = vi.spyOn(db.settings, 'bulkPut');
  await renewLog();
  const rows = put.mock.calls[0]?.[0] ?? [];
  const bytes = rows.reduce((sum, { value }) => sum + (value as Uint8Array).length, 0);
  expect(bytes).toBeGreaterThan(4 * 1024 * 1024);
  expect(await db.settings.toArray()).toEqual([{ key: 'kept', value: 1 }]);
});

it('leaves nothing behind on a full device either', async () => {
  vi.spyOn(db.settings, 'bulkPut').mockRejectedValueOnce(new DOMException('', 'QuotaExceededError'));
  await expect(renewLog()).rejects.toThrow();
  expect(await db.settings.count()).toBe(0);
});
