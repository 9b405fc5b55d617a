import { expect, it } from 'vitest';
import { openCalls, upload } from '../journeys/actions';
import { browser, peer, withBrowserAndPeer } from '../journeys/browser-and-peer';
import { rowsOf } from '../tools/app-rows';
import { setOffline } from '../tools/worker-control';
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
  TRANSCRIPTIONS,
  untilDrained,
  WAIT,
} from './fire-harness';
import { pitchOf, toneFile } from './tone-files';

const CALLS = 20;

withBrowserAndPeer();

it('a day offline: 20 calls are kept, the app is closed, and the worker alone does them when the network is back', async () => {
  const context = await browser.newContext();
  const page = await openApp(context);
  await enterServices(page, peer);
  await setOffline(context, true);
  await upload(
    page,
    Array.from({ length: CALLS }, (_, n) => toneFile(n)),
  );
  await expect.poll(() => page.title(), WAIT).toBe(`(${CALLS}) Callmark`);
  await expect.poll(async () => (await rowsOf(page, 'audio')).length, WAIT).toBe(CALLS);
  expect(posts(peer)).toEqual([]);
  await page.close();

  await setOffline(context, false);
  await peer.log.until(() => jobsDone(peer, SCORING).size === CALLS && jobsDone(peer, NOTES).size === CALLS);
  expect(context.pages()).toEqual([]);

  const reader = await openReader(context);
  const jobs = await untilDrained(reader, CALLS * 3);
  // What a worker believes of the network and what it has of it come back a moment apart: one may find it still away.
  expect(Math.max(...jobs.map(({ attempts }) => attempts))).toBeLessThanOrEqual(2);
  expect(posts(peer)).toHaveLength(CALLS * 3);
  for (const path of [TRANSCRIPTIONS, SCORING, NOTES]) {
    expect(jobsDone(peer, path).size).toBe(CALLS);
    expect(doneTwice(peer, path)).toEqual([]);
  }
  const calls = await rowsOf(reader, 'calls');
  await expectRightAnswers(reader, calls);
  const texts = new Map((await rowsOf(reader, 'transcripts')).map(({ callId, text }) => [callId, text]));
  for (const { id, title } of calls) {
    expect(texts.get(id)).toContain(`tone ${pitchOf(Number(/\d+/.exec(title)?.[0]))} hertz`);
  }

  const again = await openApp(context);
  await expect.poll(() => again.title(), WAIT).toBe('Callmark');
  const drawer = await openCalls(again);
  await expect.poll(() => drawer.getByRole('button', { name: /^Open / }).count(), WAIT).toBe(CALLS);
  await context.close();
});
