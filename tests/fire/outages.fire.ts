import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { upload } from '../journeys/actions';
import { browser, peer, withBrowserAndPeer } from '../journeys/browser-and-peer';
import { BAD_GATEWAY, n8nStartUp } from '../services/faults';
import { rowsOf } from '../tools/app-rows';
import { dispatchSync, setOffline } from '../tools/worker-control';
import {
  enterServices,
  expectRightAnswers,
  jobsDone,
  NOTES,
  openApp,
  openReader,
  posts,
  SCORING,
  seedTypedCalls,
  TRANSCRIPTIONS,
  untilDrained,
  WAIT,
} from './fire-harness';
import { toneFile } from './tone-files';

const CALLS = 14;
/** Summary, score and note. */
const LANES = 3;
const JOBS = CALLS * LANES;
/** Answers of each sort while n8n starts: every third or so job meets two of them. */
const EACH = 20;
/** Of those that look as if nobody were there: then one job asks for all of its kind, later each time (D766). */
const FEW = 4;
/** So often each kind asks a server that is away. */
const IN_VAIN = 5;

withBrowserAndPeer();

/** An app whose queue holds everything and has sent nothing. */
async function fullQueue(context: BrowserContext): Promise<Page> {
  const page = await openApp(context);
  await enterServices(page, peer);
  await setOffline(context, true);
  await seedTypedCalls(page, CALLS);
  return page;
}

/** Who sends: the page that was open, or the worker once the last page is closed. The page given sees the database. */
interface Sender {
  leave: (context: BrowserContext, page: Page) => Promise<Page>;
  /** What the browser does besides when its network is back. */
  back: (page: Page) => Promise<unknown>;
}
const senders: [who: string, sender: Sender][] = [
  ['with a page open', { leave: async (_context, page) => page, back: async () => undefined }],
  [
    'by the worker alone',
    {
      leave: async (context, page) => {
        await page.close();
        return openReader(context);
      },
      // A network that is only emulated never comes back for Chromium itself, so it would call a sleeping worker minutes later.
      back: dispatchSync,
    },
  ],
];

/** With how many requests that fail at least. */
const outages: [what: string, begin: () => void, over: () => Promise<unknown>, least: number][] = [
  [
    'n8n that is started again',
    () => {
      for (const rule of n8nStartUp(EACH)) peer.fault(rule);
    },
    async () => undefined,
    EACH * 3,
  ],
  [
    'n8n that is started again, behind nothing that adds CORS headers',
    () => {
      for (const rule of n8nStartUp(FEW, false)) peer.fault(rule);
    },
    async () => undefined,
    FEW * 3,
  ],
  [
    'a server that is away behind a proxy without CORS headers',
    () => peer.fault({ fault: BAD_GATEWAY, times: 0 }),
    async () => {
      await peer.log.until(() => posts(peer).length >= LANES * IN_VAIN);
      peer.clearFaults();
    },
    LANES * IN_VAIN,
  ],
];

describe.each(senders)('%s', (who, { leave, back }) => {
  it.each(outages)(`${JOBS} jobs survive %s`, async (what, begin, over, least) => {
    const context = await browser.newContext();
    peer.reset();
    const page = await leave(context, await fullQueue(context));
    begin();
    await setOffline(context, false);
    await back(page);
    await over();
    const jobs = await untilDrained(page, JOBS);
    for (const path of [SCORING, NOTES, '/v1/summarize']) expect(jobsDone(peer, path).size).toBe(CALLS);
    await expectRightAnswers(page, await rowsOf(page, 'calls'));
    const failed = posts(peer).filter(({ fault }) => fault !== undefined).length;
    expect(failed).toBeGreaterThanOrEqual(least);
    const asked = peer.log.entries.filter(
      ({ method, path }) => method !== 'POST' && !path.endsWith('/get-scoring-data'),
    );
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    const most = Math.max(...jobs.map(({ attempts }) => attempts));
    console.log(`${who}, ${what}: ${failed} requests failed, ${most} attempts at most`);
    await context.close();
  });
});

/** A transcript that is done, its score and note on their way. */
const HELD = ['done', 'running', 'running'];

it('a call of one tab goes out while another tab waits for an answer', async () => {
  const context = await browser.newContext();
  peer.reset();
  const first = await openApp(context);
  await enterServices(first, peer);
  peer.fault({ fault: { kind: 'hold' }, path: '/webhook/', times: 0 });
  await upload(first, [toneFile(1)]);
  await peer.log.until(({ path }) => path === SCORING);
  await expect.poll(async () => (await rowsOf(first, 'jobs')).map(({ state }) => state).sort(), WAIT).toEqual(HELD);
  const second = await openApp(context);
  await upload(second, [toneFile(2)]);
  await peer.log.until(() => posts(peer).filter(({ path }) => path === TRANSCRIPTIONS).length === 2);
  expect(jobsDone(peer, SCORING).size).toBe(0);
  peer.clearFaults();
  peer.release();
  await untilDrained(first, 6);
  await context.close();
});
