import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { db, durableDb } from '@/storage/database';
import { freshDatabase } from '../helpers/fresh-database';

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
  return import('@/storage/install');
}

beforeEach(freshDatabase);
afterEach(() => vi.unstubAllGlobals());

it('notices that the database was emptied between two visits, once', async () => {
  vi.stubGlobal('localStorage', fakeStorage());
  expect(await (await newPage()).checkInstall()).toBe('new');
  expect(await (await newPage()).checkInstall()).toBe('same');
  await db.settings.clear();
  const page = await newPage();
  expect(await page.checkInstall()).toBe('lost');
  expect(await page.checkInstall()).toBe('same');
});

it('notices that everything was cleared under an open page', async () => {
  vi.stubGlobal('localStorage', fakeStorage());
  const page = await newPage();
  await page.checkInstall();
  vi.stubGlobal('localStorage', fakeStorage());
  await db.settings.clear();
  expect(await page.checkInstall()).toBe('lost');
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
  expect(await page.checkInstall()).toBe('new');
  expect(await page.checkInstall()).toBe('same');
  await durableDb.settings.clear();
  expect(await page.checkInstall()).toBe('lost');
});
