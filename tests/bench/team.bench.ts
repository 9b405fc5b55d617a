import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { PART_BYTES, type TeamChange } from '@/domain/team/team-archive';
import { TEAM_VERSION, type TeamDocument } from '@/domain/team/team-document';
import { teamId } from '@/domain/team/team-ids';
import { createTeamArchive } from '@/network/team/team-archive';
import { findBrowser } from '@/site/find-browser';
import { callRow, SALES } from '../helpers/call-row';
import { KillableBrowser } from '../journeys/killable-browser';
import { serveAnswers } from '../tools/answering-server';
import { atRest, usedMb } from '../tools/browser-memory';
import { serveBarePage } from '../tools/serve-bare-page';
import { noteOf } from '../tools/team/documents';
import { ADMIN } from '../tools/team/pouch-server';
import { type RunningTeam, startTeam, TEAM } from '../tools/team/start-team';
import type { TeamPage } from '../tools/team-page/page';
import { setOffline } from '../tools/worker-control';

const DOCUMENTS = 2_000;
const ROUNDS = 7;
const ROUND_BYTES = 12 * PART_BYTES;
const LARGE_BYTES = 200_000_000;
const [FEW, MANY] = [1_000, Number(process.env['TEAM_CALLS'] ?? 10_000)];

const signal = new AbortController().signal;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
}

/** Documents in requests of a hundred beside plain PUTs, one a document, of the same words to the same server. */
async function documentsUp(team: RunningTeam): Promise<void> {
  const archive = createTeamArchive(team.access('lan', team.servers[0]));
  const [{ url }] = team.servers;
  const headers = {
    Authorization: `Basic ${btoa(`${ADMIN.user}:${ADMIN.secret}`)}`,
    'Content-Type': 'application/json',
  };
  const notesOf = (call: string) =>
    Array.from({ length: DOCUMENTS }, (_, at) => noteOf(call, 'lan', 'x'.repeat(1_000), String(at)));
  const [own, plain]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const few = notesOf(`plain-${round}`).slice(0, DOCUMENTS / 10);
    const plainS = await secondsOf(async () => {
      for (const { id, ...fields } of few) {
        const path = `${url}/${TEAM}/${encodeURIComponent(id)}`;
        const answer = await fetch(path, { method: 'PUT', headers, body: JSON.stringify(fields) });
        if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
        await answer.arrayBuffer();
      }
    });
    plain.push(few.length / plainS);
    const changes = notesOf(`own-${round}`).map((document): TeamChange => ({ document }));
    own.push(DOCUMENTS / (await secondsOf(() => archive.put(signal, changes))));
  }
  const [ours, theirs] = [median(own), median(plain)];
  console.log(
    `documents up  ${ours.toFixed(0)}/s; plain PUTs ${theirs.toFixed(0)}/s: ${(ours / theirs).toFixed(1)} (aim 0.8)`,
  );
}

/** Tablets in one browser, each an origin of its own. */
async function withTablets(work: (open: (name: string) => Promise<Page>, browser: KillableBrowser) => Promise<void>) {
  const site = await serveBarePage(join(import.meta.dirname, '../tools/team-page'));
  const browser = new KillableBrowser(findBrowser());
  try {
    await browser.start();
    await work(async (name) => {
      const page = await (await browser.connect()).newPage();
      await page.goto(site.url.replace('//localhost', `//${name}.localhost`));
      await page.waitForFunction(() => window.teamPage !== undefined);
      return page;
    }, browser);
  } finally {
    await browser.dispose();
    await site.close();
  }
}

type Measured = Awaited<ReturnType<TeamPage['measure']['pull']>> | number;

/** What the page does with nobody connected to its browser, which would keep what it is told of requests; and its memory. */
async function alone(
  browser: KillableBrowser,
  page: Page,
  what: 'push' | 'pull',
): Promise<{ measured: Measured; megabytes: number }> {
  let said = '';
  const ear = await serveAnswers((path) => {
    said = decodeURIComponent(path.slice(1));
    return '{}';
  });
  try {
    await setOffline(page.context(), true);
    await page.evaluate(
      ([url, name]) => {
        addEventListener('online', async () => {
          const measured = await window.teamPage.measure[name]().catch(String);
          await fetch(`${url}/${encodeURIComponent(JSON.stringify(measured))}`, { method: 'POST' });
        });
      },
      [ear.url, what] as const,
    );
    const idle = await atRest(() => usedMb(browser.pid));
    // Online by that, and on its own.
    await browser.disconnect();
    let peak = idle;
    let ended = false;
    const end = ear.until(1).then(() => {
      ended = true;
    });
    while (!ended) {
      peak = Math.max(peak, usedMb(browser.pid));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await end;
    return { measured: JSON.parse(said) as Measured, megabytes: peak - idle };
  } finally {
    await ear.close();
  }
}

/** The app's whole way of a call's sound beside plain PUTs of as many bytes, by the same page to the same server. */
async function soundUp(team: RunningTeam): Promise<void> {
  const lan = team.access('lan', team.servers[0]);
  const admin = { ...lan, ...ADMIN };
  await withTablets(async (open) => {
    const page = await open('up');
    await page.evaluate((access) => window.teamPage.join(access), lan);
    const [own, plain]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      const given = { bytes: ROUND_BYTES, seed: round * 2, admin };
      const plainly = async () =>
        plain.push(
          await page.evaluate(async ({ bytes, seed, admin: access }) => {
            const { store, plainPuts } = window.teamPage.measure;
            return plainPuts(await store(bytes, seed), access);
          }, given),
        );
      const wholly = async () =>
        own.push(
          await page.evaluate(async ({ bytes, seed }) => {
            const { store, push } = window.teamPage.measure;
            await store(bytes, seed + 1);
            return push();
          }, given),
        );
      // In turn the first: whoever comes second finds another machine.
      for (const one of round % 2 === 0 ? [plainly, wholly] : [wholly, plainly]) await one();
    }
    const rate = (seconds: readonly number[]) => ROUND_BYTES / 1e6 / median(seconds);
    const ratios = plain.map((seconds, round) => seconds / (own[round] ?? Number.NaN));
    console.log(
      `sound up      ${rate(own).toFixed(1)} MB/s; plain PUTs ${rate(plain).toFixed(1)} MB/s: ${median(ratios).toFixed(2)} (rounds ${ratios.map((one) => one.toFixed(2)).join(', ')}; aim 0.80)`,
    );
  });
}

/** What the whole browser takes over idle while it sends a large call. */
async function largeUp(team: RunningTeam): Promise<void> {
  const lan = team.access('lan', team.servers[0]);
  await withTablets(async (open, browser) => {
    const page = await open('up');
    await page.evaluate((access) => window.teamPage.join(access), lan);
    await page.evaluate((bytes) => window.teamPage.measure.store(bytes, 99), LARGE_BYTES);
    // What making it took is gone with the browser.
    await browser.kill();
    await browser.start();
    const { measured, megabytes } = await alone(browser, await open('up'), 'push');
    console.log(
      `memory        +${megabytes.toFixed(0)} MB of the whole browser while a call of 200 MB goes up in ${Number(measured).toFixed(0)} s (aim 30)`,
    );
  });
}

function documentsOf(call: string, number: number): TeamDocument[] {
  const at = 1_700_000_000_000 + number;
  const head = { v: TEAM_VERSION, at, by: 'lan' };
  const line = `Agent (A): (00:00:01,000 - 00:00:04,000) Dạ em kiểm tra gói cước số ${number} ạ.`;
  const madeBy = { maker: 'service', name: 'speech', at } as const;
  const text = { callId: call, text: Array(10).fill(line).join('\n'), revision: 1, removed: [], madeBy };
  const evaluation = {
    ...{ callId: call, service: SALES, reviewer: 'lan', analysisNotes: '', evaluationNotes: '', updatedAt: at },
    edits: { make_connection: { answer: '3', notes: 'Chào đủ câu.', at } },
  };
  return [
    {
      ...{ ...head, id: teamId('call', { call }), kind: 'call' },
      call: callRow({ id: call, title: `Cuộc gọi ${number}`, createdAt: at, updatedAt: at }),
    },
    { ...head, id: teamId('text', { call, author: 'lan' }), kind: 'text', transcript: text, versions: [] },
    {
      ...{ ...head, id: teamId('eval', { call, scorecard: SALES, author: 'lan' }), kind: 'eval', evaluation },
      edits: [
        { service: SALES, field: 'notes', questionId: 'make_connection', value: 'Chào đủ câu.', at, reviewer: 'lan' },
      ],
    },
  ];
}

/** A tablet that joins a team of many calls, beside one that joins a tenth of them. */
async function pullAll(team: RunningTeam): Promise<void> {
  const lan = team.access('lan', team.servers[0]);
  const archive = createTeamArchive(lan);
  const minh = team.access('minh', team.servers[0]);
  const perCall: number[] = [];
  await withTablets(async (open, browser) => {
    let there = 0;
    for (const calls of [FEW, MANY]) {
      for (; there < calls; there += 100) {
        const numbers = Array.from({ length: 100 }, (_, at) => there + at);
        const documents = numbers.flatMap((number) => documentsOf(`bench-${number}`, number));
        await archive.put(
          signal,
          documents.map((document) => ({ document })),
        );
      }
      const page = await open(`down-${calls}`);
      await page.evaluate((access) => window.teamPage.join(access), minh);
      const { measured, megabytes } = await alone(browser, page, 'pull');
      if (typeof measured === 'number' || measured.calls !== calls) throw new Error(JSON.stringify(measured));
      const { seconds, longestMs, lateShare, idleShare } = measured;
      perCall.push(seconds / calls);
      console.log(
        `pull          ${calls} calls in ${seconds.toFixed(1)} s (${(calls / seconds).toFixed(0)}/s), +${megabytes.toFixed(0)} MB, longest task ${longestMs.toFixed(0)} ms (aim 50), ${(100 * lateShare).toFixed(1)} % of the time somebody would have waited more than 16 ms (${(100 * idleShare).toFixed(1)} % at the same page doing nothing)`,
      );
    }
  });
  const [few = Number.NaN, many = Number.NaN] = perCall;
  console.log(`growth        a call takes ${(many / few).toFixed(2)} times as long among ${MANY} as among ${FEW}`);
}

async function withTeam(work: (team: RunningTeam) => Promise<void>): Promise<void> {
  const team = await startTeam();
  team.replication.hold();
  try {
    await work(team);
  } finally {
    await team.end();
  }
}

const MEASURED = { documents: documentsUp, sound: soundUp, memory: largeUp, pull: pullAll };

/**
 * What a team's archive costs: beside plain PUTs to the same server, in memory, and where it has grown. `TEAM_BENCH=sound`
 * (`documents`, `memory`, `pull`) measures that alone, `TEAM_CALLS` is of how many calls the large team is.
 */
export async function bench(): Promise<void> {
  const wanted = process.env['TEAM_BENCH'];
  for (const [name, work] of Object.entries(MEASURED))
    if (wanted === undefined || wanted === name) await withTeam(work);
}
