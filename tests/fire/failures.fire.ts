import { expect, it } from 'vitest';
import { browser, peer, withBrowserAndPeer } from '../journeys/browser-and-peer';
import { rowsOf } from '../tools/app-rows';
import { setOffline } from '../tools/worker-control';
import {
  enterServices,
  expectRightAnswers,
  jobsDone,
  NOTES,
  openApp,
  posts,
  SCORING,
  seedTypedCalls,
  untilDrained,
} from './fire-harness';

const CALLS = 167;
const JOBS = CALLS * 3;
const SEED = Number(process.env['FIRE_SEED'] ?? 30);

withBrowserAndPeer();

it(`${JOBS} jobs at services that fail 30 % of all requests all end right (FIRE_SEED=${SEED})`, async () => {
  const context = await browser.newContext();
  const page = await openApp(context);
  await enterServices(page, peer);
  await setOffline(context, true);
  await seedTypedCalls(page, CALLS);
  peer.randomFaults({ rate: 0.3, seed: SEED });
  await setOffline(context, false);
  const jobs = await untilDrained(page, JOBS, 240_000);
  for (const path of [SCORING, NOTES, '/v1/summarize']) expect(jobsDone(peer, path).size).toBe(CALLS);
  await expectRightAnswers(page, await rowsOf(page, 'calls'));
  const failed = posts(peer).filter(({ fault }) => fault !== undefined).length;
  expect(failed / posts(peer).length).toBeGreaterThan(0.2);
  const most = Math.max(...jobs.map(({ attempts }) => attempts));
  console.log(
    `seed ${SEED}: ${JOBS} jobs, ${failed} of ${posts(peer).length} requests failed, ${most} attempts at most`,
  );
  await context.close();
});
