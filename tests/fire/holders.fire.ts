import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { launchBrowser } from '../journeys/harness';
import { type Peer, startPeer } from '../services/peer';
import { serveBarePage } from '../tools/serve-bare-page';
import { doneTwice, NOTES } from './fire-harness';

const TABS = ['a', 'b', 'c'];
const JOBS = 200;
const CONTROL_JOBS = 50;
/** The lock changes hands this often. */
const SLICE_MS = 25;

let server: Awaited<ReturnType<typeof serveBarePage>>;
let browser: Browser;
let peer: Peer;
beforeAll(async () => {
  server = await serveBarePage(join(import.meta.dirname, '../tools/queue-page'));
  [browser, peer] = await Promise.all([launchBrowser(), startPeer()]);
});
afterAll(async () => {
  await Promise.all([browser.close(), peer.stop()]);
  await server.close();
});
beforeEach(() => peer.reset());

async function hammer(locked: boolean, jobs: number): Promise<void> {
  const context = await browser.newContext();
  const tabs: [string, Page][] = [];
  for (const name of TABS) {
    const page = await context.newPage();
    await page.goto(server.url);
    await page.waitForFunction(() => window.queuePage !== undefined);
    tabs.push([name, page]);
  }
  await Promise.all(
    tabs.map(([name, page]) =>
      page.evaluate(([tab, count]) => window.queuePage.enqueueNotes(tab, count), [name, jobs] as const),
    ),
  );
  await Promise.all(
    tabs.map(([, page]) =>
      page.evaluate(([address, slice, lock]) => window.queuePage.work(address, slice, lock), [
        peer.url,
        SLICE_MS,
        locked,
      ] as const),
    ),
  );
  await context.close();
}

it(`three contexts at one queue of ${TABS.length * JOBS} jobs, the lock moving: none is sent twice`, async () => {
  await hammer(true, JOBS);
  expect(peer.effects(NOTES)).toHaveLength(TABS.length * JOBS);
  expect(doneTwice(peer, NOTES)).toEqual([]);
  // Never more at once than one holder has lanes.
  expect(peer.log.maxInFlight).toBeLessThanOrEqual(2);
});

it('the same without the lock sends jobs twice, so the test above can fail', async () => {
  await hammer(false, CONTROL_JOBS);
  expect(doneTwice(peer, NOTES).length).toBeGreaterThan(0);
  console.log(`without the lock ${TABS.length * CONTROL_JOBS} jobs were delivered ${peer.effects(NOTES).length} times`);
});
