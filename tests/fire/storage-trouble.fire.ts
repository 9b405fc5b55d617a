import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openCalls, results, upload, waitForScore } from '../journeys/actions';
import { browser, peer, withBrowserAndPeer } from '../journeys/browser-and-peer';
import { putRows, rowsOf } from '../tools/app-rows';
import { makeReleased, RELEASED } from '../tools/released-schemas';
import { typedRows } from '../tools/typed-rows';
import { setOffline } from '../tools/worker-control';
import {
  doneTwice,
  enterServices,
  expectRightAnswers,
  openApp,
  openReader,
  posts,
  SCORING,
  seedTypedCalls,
  untilDrained,
  WAIT,
} from './fire-harness';
import { toneFile } from './tone-files';

const DAY_MS = 24 * 60 * 60 * 1000;

withBrowserAndPeer();

async function withServices(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext();
  const page = await openApp(context);
  await enterServices(page, peer);
  return { context, page };
}

describe('a full device', () => {
  it('fails the job whose answer has no room, says so, keeps everything, and goes on when there is room', async () => {
    const context = await browser.newContext();
    // Chromium does not enforce its quota override for IndexedDB: the platform refuses the answer as it would.
    await context.addInitScript(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given: [unknown]) {
        const full = 'deviceFull' in window && window.deviceFull === true;
        if (full && this.name === 'transcripts') throw new DOMException('no room', 'QuotaExceededError');
        return put.apply(this, given);
      };
    });
    const page = await openApp(context);
    await enterServices(page, peer);
    await setOffline(context, true);
    await upload(page, [toneFile(1)]);
    await expect.poll(async () => (await rowsOf(page, 'jobs')).length, WAIT).toBe(1);
    await page.evaluate(() => Object.assign(window, { deviceFull: true }));
    await setOffline(context, false);
    await expect
      .poll(async () => (await rowsOf(page, 'jobs')).map((job) => ('failure' in job ? job.failure : job.state)), WAIT)
      .toEqual([{ kind: 'storage-full' }]);
    await expect.poll(() => rowsOf(page, 'transcripts')).toEqual([]);
    await expect.poll(() => rowsOf(page, 'audio')).toHaveLength(1);
    await results(page)
      .getByText(/full|space/i)
      .first()
      .waitFor();

    await page.evaluate(() => Object.assign(window, { deviceFull: false }));
    await results(page).getByRole('button', { name: 'Retry' }).click();
    await untilDrained(page, 3);
    await expectRightAnswers(page, await rowsOf(page, 'calls'));
    await context.close();
  });
});

describe('a clock that was set back', () => {
  it('does not keep a waiting job back by the difference', async () => {
    const { context, page } = await withServices();
    await seedTypedCalls(page, 1);
    peer.fault({ fault: { kind: 'status', status: 503, retryAfter: '3600' }, path: '/', method: 'POST', times: 3 });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect
      .poll(async () => (await rowsOf(page, 'jobs')).map((job) => job.state === 'queued' && job.waitingFor), WAIT)
      .toEqual(['retry', 'retry', 'retry']);
    await page.close();
    await context.addInitScript((ms) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() - ms;
    }, DAY_MS);
    const yesterday = await openApp(context);
    await untilDrained(yesterday, 3);
    expect(doneTwice(peer, SCORING)).toEqual([]);
    await expectRightAnswers(yesterday, await rowsOf(yesterday, 'calls'));
    await context.close();
  });
});

describe('a database of another version', () => {
  it.each(RELEASED.map((schema) => [schema.version, schema] as const))(
    'version %i, as its app left it, is opened with its calls and its queue goes on',
    async (_version, schema) => {
      const context = await browser.newContext();
      const reader = await openReader(context);
      await reader.evaluate(makeReleased, { ...schema, rows: {} });
      const services = { automation: peer.url, speech: peer.url };
      const settings = [{ key: 'device', value: { services } }];
      await putRows(reader, { ...typedRows(0, 3, Date.now()), settings });
      const page = await openApp(context);
      await untilDrained(page, 9);
      await expectRightAnswers(page, await rowsOf(page, 'calls'));
      expect(posts(peer)).toHaveLength(9);
      const drawer = await openCalls(page);
      await drawer.getByRole('button', { name: 'Open Cuộc gọi 2', exact: true }).click();
      await waitForScore(page);
      await context.close();
    },
  );

  it('an old tab that holds its database does not stop the new app for good: it opens as soon as the tab lets go', async () => {
    const context = await browser.newContext();
    const old = await openReader(context);
    await old.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('callmark', 5);
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            // Deaf to versionchange, as a frozen tab is.
            Object.assign(window, { held: opening.result });
            resolve();
          };
        }),
    );
    const page = await openApp(context);
    await page
      .getByText(/another tab/i)
      .first()
      .waitFor();
    await old.close();
    await enterServices(page, peer);
    await upload(page, [toneFile(2)]);
    await untilDrained(page, 3);
    await context.close();
  });

  it('a newer app in another tab takes the database over while this one works on', async () => {
    const { context, page } = await withServices();
    const newer = await openReader(context);
    await newer.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          // Far beyond any schema of this app.
          const opening = indexedDB.open('callmark', 1000);
          opening.onerror = () => reject(opening.error);
          opening.onupgradeneeded = () => void opening.result.createObjectStore('later', { keyPath: 'id' });
          opening.onsuccess = () => {
            opening.result.close();
            resolve();
          };
        }),
    );
    await upload(page, [toneFile(3)]);
    await untilDrained(page, 3);
    await expectRightAnswers(page, await rowsOf(page, 'calls'));
    await context.close();
  });
});
