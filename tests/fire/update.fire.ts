import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LATER_CACHE } from '@/domain/offline-copy';
import { upload } from '../journeys/actions';
import { baseUrl, collectErrors, launchBrowser } from '../journeys/harness';
import { type Peer, startPeer } from '../services/peer';
import { rowsOf } from '../tools/app-rows';
import { setOffline } from '../tools/worker-control';
import { enterServices, posts, TRANSCRIPTIONS, untilDrained } from './fire-harness';
import { type NextVersionServer, serveWithNextVersion } from './next-version-server';
import { toneFileOnDisk } from './tone-files';

/** Seconds of sound: more than the buffers on the way take in before anybody reads. */
const HELD_S = 300;

let browser: Browser;
let peer: Peer;
let server: NextVersionServer;
beforeAll(async () => {
  [browser, peer, server] = await Promise.all([launchBrowser(), startPeer(), serveWithNextVersion(baseUrl())]);
});
afterAll(async () => {
  await browser.close();
  await Promise.all([peer.stop(), server.close()]);
});
beforeEach(() => peer.reset());

async function open(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(server.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(() => Object.assign(window, { openedBefore: true }));
  return page;
}

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

const uploads = () => posts(peer).filter(({ path }) => path === TRANSCRIPTIONS);

const isOld = (page: Page) => page.evaluate(() => 'openedBefore' in window);

const reloaded = (page: Page) => page.waitForFunction(() => !('openedBefore' in window));

describe('a new version that arrives during an upload', () => {
  it('is offered, waits until the upload is done, and is then in force in every tab', async () => {
    const context = await browser.newContext();
    const page = await open(context);
    const other = await open(context);
    const errors = collectErrors(page);
    await enterServices(page, peer);
    peer.fault({ fault: { kind: 'hold' }, path: TRANSCRIPTIONS, method: 'POST' });
    await upload(page, [toneFileOnDisk(1, HELD_S)]);
    await peer.log.until(({ path, method }) => path === TRANSCRIPTIONS && method === 'POST');

    server.deploy();
    await lookForUpdate(page);
    await page.getByText('A new version of Callmark is ready.').waitFor();
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await page.getByText('Updating as soon as the running work is done…').waitFor();
    expect(uploads()).toMatchObject([{ processed: false }]);
    expect(await Promise.all([page, other].map(isOld))).toEqual([true, true]);

    peer.release();
    await Promise.all([reloaded(page), reloaded(other)]);
    await page.getByRole('tab', { name: 'Scoring' }).waitFor();
    await other.getByRole('tab', { name: 'Scoring' }).waitFor();
    const jobs = await untilDrained(page, 3);
    expect(new Set(jobs.map(({ attempts }) => attempts))).toEqual(new Set([1]));
    expect(uploads().map(({ processed, aborted }) => ({ processed, aborted }))).toEqual([
      { processed: true, aborted: false },
    ]);
    await expect.poll(() => rowsOf(page, 'transcripts')).toHaveLength(1);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('offline start and deep links open the new version, which was stored as wholly as the one before', async () => {
    const context = await browser.newContext();
    const page = await open(context);
    const samples = () =>
      page.evaluate(async (name) => {
        const stored = await (await caches.open(name)).keys();
        return stored.map(({ url }) => url).filter((url) => url.includes('.mp3?'));
      }, LATER_CACHE);
    await expect.poll(async () => (await samples()).length).toBe(4);
    const before = await samples();
    server.deploy();
    await lookForUpdate(page);
    await page.getByRole('button', { name: 'Update', exact: true }).waitFor();
    // Both versions' while both may be asked for.
    expect(new Set(await samples()).size).toBe(8);
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await reloaded(page);
    await expect.poll(samples).toHaveLength(4);
    expect((await samples()).filter((url) => before.includes(url))).toEqual([]);
    await setOffline(context, true);
    const deep = await context.newPage();
    await deep.goto(`${server.url}/?service=csat&nfe=20`);
    await deep.getByRole('tab', { name: 'Scoring' }).waitFor();
    const chosen = deep.getByRole('combobox', { name: 'Scoring type' }).locator('option:checked');
    await expect.poll(() => chosen.textContent()).toBe('Summary (Customer Service)');
    await context.close();
  });
});
