import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteCall } from '@/storage/calls/calls';
import { db, durableDb } from '@/storage/database';
import { freshDatabase } from '../../helpers/fresh-database';
import { typedCall } from '../../helpers/stored-calls';

function fakeStorage(values = new Map<string, string>()) {
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      values.set(key, value);
    },
  };
}

/** A page that has just been loaded: its memory is empty. */
async function newPage() {
  vi.resetModules();
  return import('@/storage/browser/install');
}

beforeEach(freshDatabase);
afterEach(() => vi.unstubAllGlobals());

it('notices that the database was emptied between two visits, once', async () => {
  vi.stubGlobal('localStorage', fakeStorage());
  expect(await (await newPage()).checkInstall()).toEqual({ is: 'new' });
  expect(await (await newPage()).checkInstall()).toEqual({ is: 'same' });
  await db.settings.clear();
  const page = await newPage();
  expect(await page.checkInstall()).toEqual({ is: 'lost' });
  expect(await page.checkInstall()).toEqual({ is: 'same' });
});

it('notices that everything was cleared under an open page', async () => {
  vi.stubGlobal('localStorage', fakeStorage());
  const page = await newPage();
  await page.checkInstall();
  vi.stubGlobal('localStorage', fakeStorage());
  await db.settings.clear();
  expect(await page.checkInstall()).toEqual({ is: 'lost' });
});

describe('calls that are missing', () => {
  beforeEach(async () => {
    vi.stubGlobal('localStorage', fakeStorage());
    for (let n = 0; n < 3; n++) await typedCall();
    await (await newPage()).checkInstall();
  });

  it('are noticed by their number, once', async () => {
    const [one] = await db.calls.toArray();
    // Not by the app: the browser lost it.
    await db.calls.delete(one?.id ?? '');
    const page = await newPage();
    expect(await page.checkInstall()).toEqual({ is: 'short', missing: 1 });
    expect(await page.checkInstall()).toEqual({ is: 'same' });
  });

  it('are none where they were deleted, also where nobody could count since', async () => {
    for (const { id } of await db.calls.toArray()) await deleteCall(id);
    await typedCall();
    expect(await (await newPage()).checkInstall()).toEqual({ is: 'same' });
  });
});

it('still notices within a page where the browser keeps nothing else', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  });
  const page = await newPage();
  expect(await page.checkInstall()).toEqual({ is: 'new' });
  expect(await page.checkInstall()).toEqual({ is: 'same' });
  await durableDb.settings.clear();
  expect(await page.checkInstall()).toEqual({ is: 'lost' });
});
