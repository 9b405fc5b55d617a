import { expect, it, vi } from 'vitest';
import { storing } from '@/storage/browser/storage-failure';

const words =
  'Connection is closing because of: IO error: .../https_example.indexeddb.leveldb/000003.log: FILE_ERROR_NO_SPACE (ChromeMethodBFE: 3::WritableFileAppend::8)';

it.each([
  ['what the browser allows', new DOMException('The current transaction exceeded its quota', 'QuotaExceededError')],
  ['the disk, in the words of Chromium', new DOMException(words, 'UnknownError')],
  [
    'the disk, as Dexie hands them on',
    Object.assign(new Error('aborted'), { name: 'AbortError', inner: new DOMException(words, 'UnknownError') }),
  ],
])('%s is full: that is the reason, and it is not tried at once again', async (_, error) => {
  const write = vi.fn(() => Promise.reject(error));
  await expect(storing(write)).rejects.toMatchObject({ failure: { kind: 'storage-full' } });
  expect(write).toHaveBeenCalledOnce();
});

it('a connection that broke off for another reason is tried once more, and is no full disk', async () => {
  const error = new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError');
  const write = vi.fn(() => Promise.reject(error));
  await expect(storing(write)).rejects.toBe(error);
  expect(write).toHaveBeenCalledTimes(2);
});
