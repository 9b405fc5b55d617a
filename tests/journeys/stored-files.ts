import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LATER_CACHE } from '@/domain/offline-copy';

/** Paths and queries of all that is stored for offline use, cache by cache. */
export const storedFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const files = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => url.slice(location.origin.length)).sort()] as const;
    });
    return Object.fromEntries(await Promise.all(files));
  });

/** What a first visit leaves for later is stored as well, once the page has come to rest. */
export const laterStored = (page: Page) =>
  expect.poll(async () => (await storedFiles(page))[LATER_CACHE]?.length).toBe(17);
