import type { BrowserContext } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { upload } from '../journeys/actions';
import { browser, peer, withBrowserAndPeer } from '../journeys/browser-and-peer';
import { KillableBrowser } from '../journeys/killable-browser';
import { rowsOf } from '../tools/app-rows';
import { crash, dispatchSync, setOffline, stopWorkers } from '../tools/worker-control';
import {
  doneTwice,
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
} from './fire-harness';
import { toneFile, toneFileOnDisk } from './tone-files';

/** Seconds of sound: more than the buffers of the operating system can swallow, which would arrive without its sender. */
const HUGE_S = 750;
/** What the worker still takes upon itself. */
const BIG_S = 300;

withBrowserAndPeer();

const uploads = () => posts(peer).filter(({ path }) => path === TRANSCRIPTIONS);
/** Headers are there, the body is on its way. */
const uploading = () => peer.log.until(({ path, method }) => path === TRANSCRIPTIONS && method === 'POST');

describe('an upload under way', { retry: 0 }, () => {
  it('whose tab is closed is sent whole by the tab that waited', async () => {
    const context = await browser.newContext();
    const page = await openApp(context);
    await enterServices(page, peer);
    const other = await openApp(context);
    peer.fault({ fault: { kind: 'hold' }, path: TRANSCRIPTIONS, method: 'POST' });
    await upload(page, [toneFileOnDisk(1, HUGE_S)]);
    await uploading();
    await page.close();
    await untilDrained(other, 3);
    expect(uploads().map(({ processed }) => processed)).toEqual([false, true]);
    expect(new Set(uploads().flatMap(({ requestId }) => requestId ?? [])).size).toBe(1);
    expect(peer.effects(NOTES)).toHaveLength(1);
    await expectRightAnswers(other, await rowsOf(other, 'calls'));
    await context.close();
  });

  it('whose last tab is closed is sent by the worker', async () => {
    const context = await browser.newContext();
    const page = await openApp(context);
    await enterServices(page, peer);
    peer.fault({ fault: { kind: 'hold' }, path: TRANSCRIPTIONS, method: 'POST' });
    await upload(page, [toneFileOnDisk(2, BIG_S)]);
    await uploading();
    await page.close();
    await peer.log.until(() => jobsDone(peer, SCORING).size === 1 && jobsDone(peer, NOTES).size === 1);
    const reader = await openReader(context);
    const jobs = await untilDrained(reader, 3);
    expect(jobs.find(({ kind }) => kind === 'transcribe')?.attempts).toBe(2);
    expect(new Set(uploads().flatMap(({ requestId }) => requestId ?? [])).size).toBe(1);
    expect(doneTwice(peer, SCORING)).toEqual([]);
    await expectRightAnswers(reader, await rowsOf(reader, 'calls'));
    await context.close();
  });

  it.each<[string, (context: BrowserContext) => Promise<unknown>]>([
    ['the worker, called again by the browser', async (context) => dispatchSync(await openReader(context))],
    ['the page, opened again', (context) => openApp(context)],
  ])('whose tab crashes is sent by %s', async (_who, comeBack) => {
    const context = await browser.newContext();
    const page = await openApp(context);
    await enterServices(page, peer);
    peer.fault({ fault: { kind: 'hold' }, path: TRANSCRIPTIONS, method: 'POST' });
    await upload(page, [toneFileOnDisk(5, BIG_S)]);
    await uploading();
    await crash(page);
    await page.close();
    await comeBack(context);
    await peer.log.until(() => jobsDone(peer, SCORING).size === 1 && jobsDone(peer, NOTES).size === 1);
    const reader = await openReader(context);
    const jobs = await untilDrained(reader, 3);
    expect(jobs.find(({ kind }) => kind === 'transcribe')?.attempts).toBe(2);
    expect(new Set(uploads().flatMap(({ requestId }) => requestId ?? [])).size).toBe(1);
    for (const path of [TRANSCRIPTIONS, SCORING, NOTES]) expect(doneTwice(peer, path)).toEqual([]);
    await expectRightAnswers(reader, await rowsOf(reader, 'calls'));
    await context.close();
  });

  it.each<[string, 'body' | 'answer']>([
    ['while the body is on its way', 'body'],
    ['after the service has it, before the answer', 'answer'],
  ])('survives the death of the whole browser %s', async (_when, moment) => {
    const mortal = new KillableBrowser(inject('browserPath'));
    try {
      const page = await openApp(await mortal.start());
      await enterServices(page, peer);
      peer.fault({ fault: { kind: moment === 'body' ? 'hold' : 'hang' }, path: TRANSCRIPTIONS, method: 'POST' });
      await upload(page, [toneFileOnDisk(3, moment === 'body' ? HUGE_S : 1)]);
      if (moment === 'body') await uploading();
      else await peer.log.until(({ path, file }) => path === TRANSCRIPTIONS && file !== undefined);
      await mortal.kill();
      const again = await openApp(await mortal.start());
      const jobs = await untilDrained(again, 3);
      expect(jobs.find(({ kind }) => kind === 'transcribe')?.attempts).toBe(2);
      expect(new Set(uploads().flatMap(({ requestId }) => requestId ?? [])).size).toBe(1);
      expect(peer.effects(TRANSCRIPTIONS)).toHaveLength(1);
      await expectRightAnswers(again, await rowsOf(again, 'calls'));
    } finally {
      await mortal.dispose();
    }
  });
});

describe('the worker', () => {
  it('that is stopped in the middle of a job leaves it to the next page, and nothing is shown twice', async () => {
    const context = await browser.newContext();
    const page = await openApp(context);
    await enterServices(page, peer);
    await setOffline(context, true);
    await upload(page, [toneFile(4)]);
    await expect.poll(async () => (await rowsOf(page, 'jobs')).length).toBe(1);
    await page.close();
    peer.fault({ fault: { kind: 'hang' }, path: TRANSCRIPTIONS, method: 'POST' });
    await setOffline(context, false);
    await peer.log.until(({ path, file }) => path === TRANSCRIPTIONS && file !== undefined);
    const reader = await openReader(context);
    expect((await rowsOf(reader, 'jobs')).map(({ state }) => state)).toEqual(['running']);
    await stopWorkers(reader);
    const again = await openApp(context);
    await untilDrained(again, 3);
    expect(new Set(uploads().flatMap(({ requestId }) => requestId ?? [])).size).toBe(1);
    expect(peer.effects(TRANSCRIPTIONS)).toHaveLength(1);
    await expectRightAnswers(again, await rowsOf(again, 'calls'));
    await context.close();
  });

  it('and two tabs race for 90 jobs: each is done once', async () => {
    const CALLS = 30;
    const context = await browser.newContext();
    const page = await openApp(context);
    await enterServices(page, peer);
    await setOffline(context, true);
    await seedTypedCalls(page, CALLS);
    const other = await openApp(context);
    await setOffline(context, false);
    await Promise.all([
      dispatchSync(other),
      page.evaluate(() => window.dispatchEvent(new Event('online'))),
      other.evaluate(() => window.dispatchEvent(new Event('online'))),
    ]);
    await untilDrained(page, CALLS * 3);
    expect(peer.effects()).toHaveLength(CALLS * 3);
    for (const path of [SCORING, NOTES, '/v1/summarize']) {
      expect(doneTwice(peer, path)).toEqual([]);
      expect(jobsDone(peer, path).size).toBe(CALLS);
    }
    await expectRightAnswers(page, await rowsOf(page, 'calls'));
    await context.close();
  });
});
