import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { upload } from '../journeys/actions';
import { baseUrl } from '../journeys/harness';
import { KillableBrowser } from '../journeys/killable-browser';
import { seededRandom } from '../services/faults';
import { type Peer, startPeer } from '../services/peer';
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
  TRANSCRIPTIONS,
  untilDrained,
  WAIT,
} from './fire-harness';
import { pitchOf, toneFile } from './tone-files';

const CALLS = 80;
const JOBS = CALLS * 3;
const LEAST_KILLS = 20;
const ANSWERS_ON_THE_WAY = 8;
const SEED = 7_411;

let peer: Peer;
let mortal: KillableBrowser;
beforeAll(async () => {
  peer = await startPeer();
  mortal = new KillableBrowser(inject('browserPath'));
});
afterAll(async () => {
  await mortal.dispose();
  await peer.stop();
});

it(`${JOBS} jobs through a browser that dies every few requests all end right (seed ${SEED})`, {
  retry: 0,
}, async () => {
  const random = seededRandom(SEED);
  const first = await openApp(await mortal.start());
  await enterServices(first, peer);
  await setOffline(first.context(), true);
  await upload(
    first,
    Array.from({ length: CALLS }, (_, n) => toneFile(n)),
  );
  await expect.poll(async () => (await rowsOf(first, 'audio')).length, WAIT).toBe(CALLS);
  await mortal.kill();

  let kills = 1;
  for (; kills <= LEAST_KILLS; kills++) {
    const wanted = 1 + Math.floor(random() * 4);
    const enough = posts(peer).length + wanted;
    // From some request on none is answered: half of the deaths come after that, the others while answers still arrive.
    // However late they come, a life never uses up the work of the next.
    const answered = wanted - 1 + (random() < 0.5 ? 0 : ANSWERS_ON_THE_WAY);
    peer.fault({ fault: { kind: 'hang' }, method: 'POST', skip: answered, times: 0 });
    const page = await (await mortal.start()).newPage();
    // Not awaited: the app works while it opens, and dies in the middle of that too.
    page.goto(baseUrl()).catch(() => undefined);
    await peer.log.until(() => posts(peer).length >= enough);
    await mortal.kill();
    peer.clearFaults();
  }

  const page = await openApp(await mortal.start());
  const jobs = await untilDrained(page, JOBS);
  const calls = await rowsOf(page, 'calls');
  expect(calls).toHaveLength(CALLS);
  await expectRightAnswers(page, calls);
  const texts = new Map((await rowsOf(page, 'transcripts')).map(({ callId, text }) => [callId, text]));
  for (const { id, title } of calls) {
    expect(texts.get(id)).toContain(`tone ${pitchOf(Number(/\d+/.exec(title)?.[0]))} hertz`);
  }
  // Delivery is at least once; the request_id tells the peer which are the same job.
  for (const path of [TRANSCRIPTIONS, SCORING, NOTES]) expect(jobsDone(peer, path).size).toBe(CALLS);
  const most = Math.max(...jobs.map(({ attempts }) => attempts));
  console.log(`${JOBS} jobs, ${kills} SIGKILLs, ${posts(peer).length} requests, ${most} attempts at most: all right`);
});
