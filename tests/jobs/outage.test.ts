import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { JobKind } from '@/domain/jobs/job';
import type { Provider } from '@/domain/provider';
import { createRemoteProvider } from '@/network/remote-provider';
import { directJobs, nextDueAt } from '@/storage/jobs/job-queue';
import { addTyped, Context, QueueWorld } from '../helpers/queue-world';
import { settingsFor } from '../network/settings';
import type { FaultRule } from '../services/faults';
import { type Peer, startPeer } from '../services/peer';

const CALLS = 60;
const JOBS = 3 * CALLS;
const AWAY = { kind: 'status', status: 503 } as const;

let peer: Peer;
/** What some calls get instead: it is never well. */
let sick: Peer;
let names = 0;
let world: QueueWorld;
let tabs: Context[] = [];
/** When which call's words were sent, by the world's clock. */
let sent: { at: number; kind: JobKind; call: string }[];

beforeAll(async () => {
  [peer, sick] = await Promise.all([startPeer(), startPeer()]);
});
afterEach(() => {
  for (const { database } of tabs) database.close();
  tabs = [];
  peer.reset();
  sick.reset();
});
afterAll(() => Promise.all([peer.stop(), sick.stop()]));

const ofPeer = (at: Peer) => createRemoteProvider(settingsFor(at), { now: () => world.now });

/** The real network modules before real servers; scores of calls named "bad…" go to the sick one. */
function service(): Provider {
  const { summarise, score, autoNote } = ofPeer(peer);
  const ill = ofPeer(sick).score;
  if (!summarise || !score || !autoNote || !ill) throw new Error('the peer offers everything');
  const send = (kind: JobKind, text: string) => {
    const call = /\w+$/.exec(text)?.[0] ?? '';
    sent.push({ at: world.now, kind, call });
    return call;
  };
  return {
    summarise: (signal, input, progress) => {
      send('summarise', input.text);
      return summarise(signal, input, progress);
    },
    score: (signal, input, progress) =>
      (send('score', input.text).startsWith('bad') ? ill : score)(signal, input, progress),
    autoNote: (signal, input, progress) => {
      send('auto-note', input.text);
      return autoNote(signal, input, progress);
    },
  };
}

/** So many tabs at one queue, which take turns at the lock. */
async function start(ids: readonly string[], of = 1): Promise<Context> {
  world = new QueueWorld(`outage-${names++}`);
  sent = [];
  sick.fault({ fault: AWAY, times: 0 });
  tabs = Array.from({ length: of }, newTab);
  const [tab] = tabs as [Context];
  for (const id of ids) await addTyped(tab.database, id, world.now);
  return tab;
}

function newTab(): Context {
  return new Context(world, { providers: async () => ({ policy: 'service-first', remote: service(), device: {} }) });
}

/** The clock goes on to when something may go, until there is nothing, or until then; each time another tab is at it. */
async function goOn(until = Number.POSITIVE_INFINITY): Promise<void> {
  for (let turn = 0; ; turn++) {
    const tab = tabs[turn % tabs.length] as Context;
    await tab.runner.drain();
    const due = await nextDueAt(tab.database);
    if (due === null || due > until) break;
    world.now = Math.max(due, world.now + 1);
  }
  if (until < Number.POSITIVE_INFINITY) world.now = until;
}

const calls = (many = CALLS) => Array.from({ length: many }, (_, n) => `goi${n}`);
const open = async ({ database }: Context) => (await database.jobs.toArray()).filter(({ state }) => state !== 'done');
const scoresOf = (call: string) => sent.filter((one) => one.kind === 'score' && one.call === call);
const MINUTE_MS = 60_000;

/** Takes the service away for so long, and says how often it was asked meanwhile. */
async function away(ms: number, fault: FaultRule['fault'] = AWAY): Promise<number> {
  peer.fault({ fault, times: 0 });
  await goOn(world.now + ms);
  peer.clearFaults();
  return sent.length;
}

/** When everything was done that can be, counted from now: when the first request was answered, and the last. */
async function untilDone(tab: Context, left = 0): Promise<{ first: number; last: number }> {
  const { length } = peer.log.entries;
  const back = world.now;
  const times: number[] = [];
  while ((await open(tab)).length > left) {
    const before = peer.log.entries.length;
    await goOn(Math.max(world.now, (await nextDueAt(tab.database)) ?? world.now));
    for (let n = before; n < peer.log.entries.length; n++) times.push(world.now - back);
  }
  expect(peer.log.entries.slice(length).every((entry) => entry.processed)).toBe(true);
  return { first: times[0] ?? 0, last: times.at(-1) ?? 0 };
}

describe.each([1, 2])('a service that is away for a while, with %i tabs,', (of) => {
  it.each([AWAY, { kind: 'reset' } as const])(
    'is asked now and then, and everything goes with its answer: %o',
    async (fault) => {
      const tab = await start(calls(), of);
      expect(await away(150_000, fault)).toBeLessThan(60);
      const { first, last } = await untilDone(tab);
      expect(first).toBeLessThanOrEqual(MINUTE_MS);
      expect(last).toBeLessThanOrEqual(2 * MINUTE_MS);
      expect(await tab.database.results.count()).toBe(JOBS);
    },
  );
});

it('after hours, goes within a minute, with the first answer and oldest first', async () => {
  const tab = await start(calls());
  expect(await away(120 * MINUTE_MS)).toBeLessThan(3 * 120 + JOBS);
  const asked = sent.length;
  const { first, last } = await untilDone(tab);
  expect(first).toBeLessThanOrEqual(MINUTE_MS);
  expect(last).toBeLessThanOrEqual(2 * MINUTE_MS);
  for (const kind of ['summarise', 'score', 'auto-note']) {
    const [, ...freed] = sent.slice(asked).filter((one) => one.kind === kind);
    const order = freed.map(({ call }) => Number(call.replace('goi', '')));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  }
});

it('what alone waited for it for a quarter of an hour goes as soon as it answers somebody else', async () => {
  const tab = await start(['cu']);
  await away(120 * MINUTE_MS);
  const asked = scoresOf('cu').length;
  await addTyped(tab.database, 'moi', world.now);
  await tab.runner.drain();
  expect(scoresOf('cu').slice(asked)).toMatchObject([{ at: world.now }]);
  expect(await open(tab)).toEqual([]);
});

it('tabs that die, reload or come later know that it is away', async () => {
  const tab = await start(calls());
  await away(30_000);
  const asked = sent.length;
  peer.fault({ fault: AWAY, times: 0 });
  for (let n = 0; n < 30; n++) {
    const next = newTab();
    tabs.push(next);
    world.now += 1000;
    await next.runner.drain();
  }
  expect(sent.length - asked).toBeLessThanOrEqual(6);
  expect(await open(tab)).toHaveLength(JOBS);
});

it('calls whose own scores it never answers hold up no other', async () => {
  const bad = ['bad1', 'bad2', 'bad3'];
  const tab = await start([...bad, ...calls()]);
  const began = world.now;
  const { last } = await untilDone(tab, bad.length);
  expect(last).toBeLessThanOrEqual(5000);
  expect(scoresOf('goi59')[0]?.at).toBeLessThanOrEqual(began + 5000);
  for (const call of bad) expect(scoresOf(call).length).toBeLessThan(10);
});

it('what it asked to wait longer waits that long, whoever is answered', async () => {
  const tab = await start(calls());
  peer.fault({ fault: { ...AWAY, retryAfter: '3600' }, times: 1 });
  const began = world.now;
  await away(20 * MINUTE_MS);
  const { last } = await untilDone(tab, 1);
  expect(last).toBeLessThanOrEqual(2 * MINUTE_MS);
  const [waits] = await open(tab);
  expect(waits).toMatchObject({ state: 'queued', waitingFor: 'retry' });
  expect(await nextDueAt(tab.database)).toBeGreaterThanOrEqual(began + 3_600_000);
  await goOn();
  expect(await open(tab)).toEqual([]);
});

it('what may have been done behind a proxy that gave up is not sent again early', async () => {
  const tab = await start(['cu', 'moi']);
  const wait = { kind: 'http', status: 504, statusText: '', afterMs: 300_000 } as const;
  const [job] = (await tab.database.jobs.toArray()).filter(({ kind, callId }) => kind === 'score' && callId === 'cu');
  if (job?.state !== 'queued') throw new Error('it is queued');
  const dueAt = world.now + 300_000;
  await tab.database.jobs.put({ ...job, attempts: 3, dueAt, since: world.now, waitingFor: 'retry', failure: wait });
  await untilDone(tab, 1);
  expect(scoresOf('moi')).toHaveLength(1);
  expect(await open(tab)).toMatchObject([{ dueAt }]);
});

it('what a person asks for asks it, whatever the others met', async () => {
  const tab = await start(calls());
  await away(20 * MINUTE_MS);
  peer.fault({ fault: AWAY, times: 0 });
  await directJobs(tab.database, 'goi59', { type: 'retried' });
  const asked = sent.length;
  await tab.runner.drain();
  expect(sent.slice(asked).filter(({ call }) => call === 'goi59')).toHaveLength(3);
  expect(sent.length - asked).toBeLessThanOrEqual(6);
  const jobs = await tab.database.jobs.where('callId').equals('goi59').toArray();
  for (const job of jobs) expect(job).toMatchObject({ waitingFor: 'retry', failure: { kind: 'http', status: 503 } });
});
