import 'fake-indexeddb/auto';
import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { firstScreenDrawn } from '@/app/first-screen';
import { openDatabase } from '@/app/open-database';
import { db } from '@/storage/database';

it('leaves the database alone until the first screen is drawn', async () => {
  openDatabase(createStore(), () => undefined);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(db.isOpen()).toBe(false);
  firstScreenDrawn();
  await vi.waitFor(() => expect(db.isOpen()).toBe(true));
});
