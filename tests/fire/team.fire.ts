import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { teamId } from '@/domain/team/team-ids';
import { type Fault, seededRandom } from '../services/faults';
import { serveBarePage } from '../tools/serve-bare-page';
import { type ClusterProxy, startClusterProxy } from '../tools/team/cluster-proxy';
import { type RunningTeam, startTeam } from '../tools/team/start-team';
import type { Seen } from '../tools/team-page/page';
import { createLedger } from './team-ledger';
import { differences, removeDamaged, soundProblems } from './team-servers';
import { createTablets } from './team-tablets';

/** `npm run test:fire` asks for all of it; FIRE_SIZE=small is for work on it. */
const FULL = process.env['FIRE_SIZE'] === 'full';
const { TABLETS, CALLS, DISASTERS } = FULL
  ? { TABLETS: 10, CALLS: 30, DISASTERS: 24 }
  : { TABLETS: 3, CALLS: 5, DISASTERS: 6 };
const SEED = Number(process.env['FIRE_SEED'] ?? 20_611);
const DEATHS_TAKING_IN = 4;
const SKEW_MS = 5 * 3_600_000;
/** That each tablet brings here in the end. */
const MOST_SOUNDS = 20;
/** For all to be the same in the end, once nothing disturbs any more. */
const CALM = { timeout: FULL ? 600_000 : 120_000, interval: 1000 };

const FAULTS: Fault[] = [
  { kind: 'reset' },
  { kind: 'drop-upload' },
  { kind: 'process-then-drop' },
  { kind: 'drop-answer' },
  { kind: 'status', status: 503 },
  { kind: 'status', status: 413 },
  { kind: 'accepted' },
  // What a device must not take for archived, most of all.
  ...Array.from({ length: 4 }, (): Fault => ({ kind: 'forgotten' })),
  { kind: 'repeated' },
  { kind: 'stale' },
  { kind: 'elsewhere' },
  { kind: 'flipped' },
  { kind: 'delay', ms: 300 },
];

const random = seededRandom(SEED);
const below = (limit: number): number => Math.floor(random() * limit);
const ledger = createLedger();
/** Of tablets that were wiped. */
const acknowledged = new Set<string>();
/** Parts that an administrator took out. */
let damaged = 0;

let site: Awaited<ReturnType<typeof serveBarePage>>;
let team: RunningTeam;
let proxies: ClusterProxy[];
let tablets: ReturnType<typeof createTablets>;
beforeAll(async () => {
  site = await serveBarePage(join(import.meta.dirname, '../tools/team-page'));
  // The first two tablets are one person's.
  const users = Array.from({ length: TABLETS }, (_, at) => `reviewer-${Math.max(1, at)}`);
  team = await startTeam(0, users);
  // Half of the tablets are nearer to the other server: while the two are apart, each has what the other lacks.
  proxies = [team.proxy, await startClusterProxy([team.servers[1], team.servers[0]])];
  const plans = users.map((user, at) => ({
    name: `t${at}`,
    access: team.access(user, proxies[at % 2]),
    question: at === 1 ? 'ask_for_sale' : 'make_connection',
    skewMs: Math.round((random() * 2 - 1) * SKEW_MS),
    seedOf: at * 1000,
  }));
  const seed = () => below(2 ** 31);
  tablets = createTablets({ plans, calls: CALLS, siteUrl: site.url, browserPath: inject('browserPath'), ledger, seed });
}, 600_000);
afterAll(async () => {
  await tablets?.dispose();
  await proxies?.[1]?.close();
  await team?.end();
  await site?.close();
});

/** Until the tablets have promised so much more. */
async function moreDone(promises: number): Promise<void> {
  const enough = ledger.count() + promises;
  await expect.poll(() => ledger.count(), { timeout: 240_000, interval: 50 }).toBeGreaterThanOrEqual(enough);
}

async function revive(): Promise<void> {
  for (const server of team.servers) {
    if (server.running()) continue;
    await server.kill();
    await server.start();
  }
}

const DISASTERS_BY_NAME = {
  'power cuts': () => tablets.powerCut(),
  'servers killed': async () => {
    await team.servers[below(2)]?.kill();
    await moreDone(TABLETS * 2);
  },
  wipes: async () => {
    for (const id of await tablets.wipe(TABLETS - 1)) acknowledged.add(id);
  },
  partitions: async () => {
    team.replication.hold();
    await moreDone(TABLETS * 6);
    // Who asks the other machine hears of what was.
    for (const { faults } of proxies)
      faults.add({ fault: { kind: 'elsewhere' }, path: '_changes', times: TABLETS * 3 });
    await moreDone(TABLETS * 6);
    team.replication.resume();
  },
  crashes: () => tablets.crash(below(TABLETS)),
  'both servers killed': async () => {
    for (const one of team.servers) await one.kill();
    await moreDone(TABLETS);
  },
};
const NAMES = Object.keys(DISASTERS_BY_NAME) as (keyof typeof DISASTERS_BY_NAME)[];

const brief = (problems: readonly string[]): string[] =>
  problems.length > 12 ? [...problems.slice(0, 12), `… ${problems.length} in all`] : [...problems];

/** What is acknowledged and was not taken from everybody afterwards. */
function stays(): Set<string> {
  const gone = [...ledger.removed().keys()].map((call) => teamId('call', { call }));
  return new Set([...acknowledged].filter((id) => !gone.includes(id)));
}

/** What is not yet as it must be in the end. */
async function unsettled(): Promise<string[]> {
  for (const server of team.servers) damaged += await removeDamaged(server);
  const waiting = await tablets.settle();
  return brief(waiting.length > 0 ? waiting : await differences(team.servers, stays()));
}

function clearFaults(): void {
  for (const { faults } of proxies) faults.clear();
}

/** The last that each user does is kept by a tablet that dies with it; then nobody does anything any more. */
async function lastDeaths(): Promise<void> {
  // While a call is being sent it is changed again.
  for (const { faults } of proxies) faults.add({ fault: { kind: 'delay', ms: 500 }, path: '_bulk_docs', times: 0 });
  await moreDone(TABLETS * 10);
  await tablets.lastWords();
  const last = TABLETS - 1;
  for (const id of await tablets.wipe(last)) acknowledged.add(id);
  const proxy = proxies[last % 2];
  for (let n = 0; n < DEATHS_TAKING_IN; n++)
    await tablets.dieTakingIn(last, (origin) => proxy?.answered(origin, '_changes') ?? Promise.resolve(), below(60));
}

/** What was taken from everybody stays so for who hears what was before. */
async function removals(): Promise<void> {
  team.replication.hold();
  await tablets.lastRemovals(TABLETS - 1);
  await expect.poll(tablets.settle, CALM).toEqual([]);
  await tablets.takeIn();
  for (const { faults } of proxies) faults.add({ fault: { kind: 'elsewhere' }, path: '_changes', times: 0 });
  await tablets.takeIn();
  const [shown = []] = await tablets.pictures();
  expect(shown.filter(({ id }) => ledger.removed().get(id)).map(({ key }) => key)).toEqual([]);
  clearFaults();
  team.replication.resume();
}

/** What any tablet shows otherwise than the first; where the sound itself is may differ. */
function apart([first = [], ...others]: readonly Seen[][]): string[] {
  const plain = (picture: readonly Seen[]) =>
    new Map(
      picture.flatMap(({ here: _, key, ...one }) =>
        Object.entries(one).map(([field, value]) => [`${key} ${field}`, JSON.stringify(value)]),
      ),
    );
  const mine = plain(first);
  return others.flatMap((picture, n) => {
    const theirs = plain(picture);
    const fields = [...new Set([...mine.keys(), ...theirs.keys()])].filter((one) => mine.get(one) !== theirs.get(one));
    return fields.map((field) => `${field}: t0 ${mine.get(field)}, t${n + 1} ${theirs.get(field)}`);
  });
}

it(`${TABLETS} tablets with ${CALLS} calls each lose nothing to ${DISASTERS} disasters (FIRE_SEED=${SEED})`, {
  retry: 0,
  timeout: 2_400_000,
}, async () => {
  const from = performance.now();
  const secondsSince = () => Math.round((performance.now() - from) / 1000);
  for (const [n, { faults }] of proxies.entries()) {
    faults.randomly({ rate: 0.3, seed: SEED + n, kinds: FAULTS, methods: ['GET', 'PUT', 'POST'] });
    // So that each has some of these, however few they send.
    faults.add({ fault: { kind: 'flipped' }, path: 'part%3A', method: 'PUT', skip: 1, times: CALLS / 5 });
    faults.add({ fault: { kind: 'forgotten' }, path: 'part%3A', method: 'PUT', skip: 1, times: CALLS / 5 });
    faults.add({ fault: { kind: 'forgotten' }, path: '_bulk_docs', skip: 2, times: CALLS / 5 });
  }
  await tablets.startBrowser();
  const counts: Partial<Record<(typeof NAMES)[number], number>> = {};
  for (let n = 0; n < DISASTERS; n++) {
    await moreDone(TABLETS * (2 + below(6)));
    await revive();
    // Each comes at least once, however few they are.
    const name = NAMES[n < NAMES.length ? n : below(NAMES.length)] ?? 'crashes';
    counts[name] = (counts[name] ?? 0) + 1;
    await DISASTERS_BY_NAME[name]();
    await revive();
  }
  await expect.poll(() => ledger.ready.size, { timeout: 600_000 }).toBe(TABLETS);
  await lastDeaths();
  const stormS = secondsSince();

  clearFaults();
  await expect.poll(unsettled, CALM).toEqual([]);
  await removals();
  await expect.poll(unsettled, CALM).toEqual([]);
  let pictures: Seen[][] = [];
  const different = async () => {
    const waiting = await unsettled();
    if (waiting.length > 0) return waiting;
    pictures = await tablets.pictures();
    return brief(apart(pictures));
  };
  await expect.poll(different, CALM).toEqual([]);
  for (const [n, { faults }] of proxies.entries())
    faults.randomly({ rate: 0.5, seed: SEED + n, kinds: [{ kind: 'flipped' }], methods: ['GET'] });
  await tablets.bringSounds(MOST_SOUNDS);
  clearFaults();
  const promised = ledger.calls();
  const missing = await tablets.bringSounds(MOST_SOUNDS);
  expect(missing.flat().filter((id) => promised.has(id) && !ledger.removed().has(id))).toEqual([]);
  pictures = await tablets.pictures();
  expect(brief(pictures.flatMap((picture) => ledger.problems(picture)))).toEqual([]);
  expect(brief(ledger.wentBack)).toEqual([]);

  for (const id of await tablets.acknowledged()) acknowledged.add(id);
  expect(brief(await differences(team.servers, stays()))).toEqual([]);
  const sounds = await Promise.all(team.servers.map((server) => soundProblems(server, (id) => !promised.has(id))));
  expect(brief(sounds.flatMap(({ problems }) => problems))).toEqual([]);
  const { parts = 0, bytes = 0 } = sounds[0] ?? {};
  const requests = proxies.reduce((sum, { asked }) => sum + asked.length, 0);
  console.log(
    `${TABLETS} tablets, ${promised.size} calls promised, ${pictures[0]?.length} everywhere, ${ledger.facts()} titles, texts and notes; ` +
      `${parts} parts of ${Math.round(bytes / 1e6)} MB on each server, ${acknowledged.size} documents acknowledged; ` +
      `${requests} requests, three in ten of them spoilt, ${damaged} parts for good; ${JSON.stringify(counts)}; ` +
      `${stormS} s of storm, ${secondsSince() - stormS} s after it: nothing lost, nothing twice`,
  );
});
