import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { upload } from '../journeys/actions';
import { browser, peer, withBrowserAndPeer } from '../journeys/browser-and-peer';
import { KillableBrowser } from '../journeys/killable-browser';
import { putRows, rowsOf } from '../tools/app-rows';
import { typedRows } from '../tools/typed-rows';
import { dispatchSync, setOffline } from '../tools/worker-control';
import { enterServices, openApp, openReader, posts, untilDrained, WAIT } from './fire-harness';
import { toneFile } from './tone-files';

const ROUNDS = 5;

withBrowserAndPeer();

async function offlineApp(context: BrowserContext): Promise<Page> {
  const page = await openApp(context);
  await enterServices(page, peer);
  await setOffline(context, true);
  return page;
}

/** Milliseconds from the return of the network to the first request. */
async function reconnect(context: BrowserContext): Promise<number> {
  const at = Date.now();
  await setOffline(context, false);
  const first = await peer.log.until(({ method }) => method !== 'GET');
  return first.at - at;
}

async function queueOne(page: Page, n: number, jobs: number): Promise<void> {
  await upload(page, [toneFile(n)]);
  await expect.poll(async () => (await rowsOf(page, 'jobs')).length, WAIT).toBe(jobs);
}

/** What the browser has promised to call the worker for. */
const syncTags = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { sync } = (await navigator.serviceWorker.ready) as unknown as { sync: { getTags(): Promise<string[]> } };
    return sync.getTags();
  });

describe('when the network is back', () => {
  it('an open page sends by itself', async () => {
    const context = await browser.newContext();
    const page = await offlineApp(context);
    const waits: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await queueOne(page, round, round * 3 + 1);
      // The upload is through once its call can be heard: what is measured is the way out, not what follows the way in.
      await page.getByRole('button', { name: 'Play recording' }).and(page.locator(':enabled')).waitFor();
      peer.reset();
      waits.push(await reconnect(context));
      await untilDrained(page, round * 3 + 3);
      await setOffline(context, true);
    }
    console.log(`page open: first request after ${waits.join(', ')} ms`);
    await context.close();
  });

  it('the worker alone sends by itself', async () => {
    const waits: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      peer.reset();
      const context = await browser.newContext();
      const page = await offlineApp(context);
      await queueOne(page, round, 1);
      await page.close();
      waits.push(await reconnect(context));
      expect(context.pages()).toEqual([]);
      await peer.log.until(() => peer.effects().length === 3);
      await context.close();
    }
    console.log(`worker alone: first request after ${waits.join(', ')} ms`);
  });

  it('a sync that came while there was no network still sends when it is back', async () => {
    const waits: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      peer.reset();
      const context = await browser.newContext();
      const page = await openApp(context);
      await enterServices(page, peer);
      await page.close();
      const reader = await openReader(context);
      // Emulation reaches what a worker can send, not what it believes.
      const [worker] = context.serviceWorkers();
      const believe = (online: boolean) =>
        worker?.evaluate(
          (given) => Object.defineProperty(navigator, 'onLine', { value: given, configurable: true }),
          online,
        );
      await believe(false);
      await putRows(reader, typedRows(0, 1, Date.now()));
      // What the browser does at its start, network or not, and then not again for five minutes.
      await dispatchSync(reader);
      const asked = await worker?.evaluate(() => navigator.locks.query());
      expect(asked?.held?.some(({ name }) => name === 'jobs')).toBe(false);
      expect(posts(peer)).toEqual([]);
      const at = Date.now();
      await believe(true);
      waits.push((await peer.log.until(({ method }) => method !== 'GET')).at - at);
      // Else the next round would find what is still on its way.
      await peer.log.until(() => peer.effects().length === 3);
      await context.close();
    }
    console.log(`after a sync while offline: first request after ${waits.join(', ')} ms`);
  });

  it('a browser that died offline sends what waited when it is started again, without the app being opened', async () => {
    const mortal = new KillableBrowser(inject('browserPath'));
    try {
      const context = await mortal.start();
      const page = await offlineApp(context);
      await queueOne(page, 1, 1);
      await expect.poll(() => syncTags(page), WAIT).not.toEqual([]);
      await mortal.kill();
      expect(posts(peer)).toEqual([]);
      const at = Date.now();
      const again = await mortal.start();
      const first = await peer.log.until(({ method }) => method === 'POST');
      console.log(`after a death offline: first request ${first.at - at} ms after the browser was started`);
      await untilDrained(await openReader(again), 3);
    } finally {
      await mortal.dispose();
    }
  });
});
