import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FailureError } from '@/domain/failure';
import { PART_BYTES } from '@/domain/team/team-archive';
import { readTeamDocument } from '@/domain/team/team-document';
import { teamId } from '@/domain/team/team-ids';
import { discardCalls, takeBack } from '@/jobs/queue';
import type { TeamWork } from '@/jobs/team/push-call';
import { teamWork } from '@/jobs/team/team-rounds';
import { pullAll, pushAll } from '@/jobs/team/team-sync';
import { createTeamArchive } from '@/network/team/team-archive';
import { renameCall } from '@/storage/calls/calls';
import { saveChange } from '@/storage/calls/evaluations';
import { deleteBinned, listBinned } from '@/storage/calls/waste-bin';
import { db } from '@/storage/database';
import { openJobsOf } from '@/storage/jobs/jobs';
import { SINCE } from '@/storage/team/note-pushes';
import { readPlaces } from '@/storage/team/places';
import { readPushes, readStanding, retryPushes } from '@/storage/team/push-queue';
import { type RemovedCall, readBinnedStanding, readRemovable, removeForAll } from '@/storage/team/removals';
import { archivedSounds } from '@/storage/team/team-sound';
import { SALES } from '../../helpers/call-row';
import { freshDatabase } from '../../helpers/fresh-database';
import { audioCall, TRANSCRIPT, typedCall } from '../../helpers/stored-calls';
import { freshDevice } from '../../tools/team/device';
import { noise } from '../../tools/team/documents';
import { type MemberName, type RunningTeam, startTeam } from '../../tools/team/start-team';

let team: RunningTeam;
beforeAll(async () => {
  team = await startTeam();
}, 240_000);
afterAll(() => team.end());
beforeEach(freshDatabase);
afterEach(() => team.proxy.faults.clear());

const { signal } = new AbortController();

const device = (name: MemberName) => freshDevice(team, name);

/** Takes in what is new; gives what is told of calls that somebody took from everybody. */
async function told(work: TeamWork): Promise<RemovedCall[]> {
  const all: RemovedCall[] = [];
  await pullAll(work, signal, (removed) => void all.push(...removed));
  return all;
}

/** What is under the call's id, whichever server is asked. */
async function there(id: string) {
  await team.replication.both();
  const { user, secret, address, team: name } = team.access('lan');
  const headers = { Authorization: `Basic ${btoa(`${user}:${secret}`)}` };
  const answer = await fetch(`${address}/${name}/${encodeURIComponent(teamId('call', { call: id }))}?open_revs=all`, {
    headers: { ...headers, Accept: 'application/json' },
  });
  const said = (await answer.json()) as { ok?: unknown }[];
  return said.map(({ ok }) => readTeamDocument(ok));
}

const is = async (id: string) => (await there(id)).map((one) => one.is);
const newer = (one: { rev: string }, two: { rev: string }) =>
  Number.parseInt(one.rev, 10) > Number.parseInt(two.rev, 10) ? one : two;

/** The call's own document, or what is in its place, in the revision that counts. */
async function now(id: string) {
  const all = (await there(id)).filter((one) => one.is === 'known' || one.is === 'deleted');
  return all.reduce((one, two) => newer(one, two) as typeof one);
}

async function shared(title: string): Promise<string> {
  const lan = await device('lan');
  const id = await typedCall(TRANSCRIPT, { title });
  await pushAll(lan, signal);
  await team.replication.both();
  return id;
}

/** Thu takes it from everybody, on a device of her own. */
async function thuRemoves(id: string) {
  const { rev } = await now(id);
  const archive = createTeamArchive(team.access('thu'));
  expect(await archive.remove(signal, { id: teamId('call', { call: id }), rev, by: 'thu', at: 1 })).toMatchObject({
    is: 'stored',
  });
  await team.replication.both();
}

describe('who deletes their call for everybody', () => {
  it('has it in the waste bin at once, and taken out of the archive when that can be reached', async () => {
    const lan = await device('lan');
    const id = await typedCall(TRANSCRIPT, { title: 'Của Lan' });
    await pushAll(lan, signal);
    expect(await readRemovable([id, 'unknown'])).toEqual({ archived: [id], removable: [id] });

    await discardCalls([id], removeForAll);
    expect((await listBinned()).map((call) => call.id)).toEqual([id]);
    team.proxy.faults.add({ fault: { kind: 'drop-upload' }, method: 'PUT', times: 0 });
    await pushAll(lan, signal);
    expect(await readBinnedStanding(id)).toMatchObject({ waits: { push: { failure: { kind: 'unreachable' } } } });
    expect(await is(id)).toEqual(['known']);

    team.proxy.faults.clear();
    // Deleted for good here meanwhile: it is taken from everybody all the same.
    await deleteBinned([id]);
    await retryPushes();
    await pushAll(lan, signal);
    expect(await now(id)).toMatchObject({ is: 'deleted', by: 'lan' });
    expect(await readBinnedStanding(id)).toEqual({ removed: { by: 'lan', mine: true } });
    expect(await db.pushes.count()).toBe(0);

    const minh = await device('minh');
    expect(await told(minh)).toEqual([]);
    expect(await db.calls.get(id)).toBeUndefined();
  });

  it('is done where the answer was lost, and where too few machines had it at first', async () => {
    const id = await shared('Mất câu trả lời');
    const lan = await teamWork(db);
    if (lan === undefined) throw new Error('not joined');
    await discardCalls([id], removeForAll);
    team.proxy.faults.add({ fault: { kind: 'accepted' }, method: 'PUT', path: 'call%3A', times: 1 });
    await pushAll(lan, signal);
    expect(await readBinnedStanding(id)).toMatchObject({ waits: { push: { failure: { status: 202 } } } });
    team.proxy.faults.clear();
    for (let tries = 0; tries < 5 && (await db.pushes.count()) > 0; tries++) {
      await retryPushes();
      await pushAll(lan, signal);
    }
    expect(await readBinnedStanding(id)).toEqual({ removed: { by: 'lan', mine: true } });
    expect(await now(id)).toMatchObject({ is: 'deleted', by: 'lan' });
  });

  it('takes it back before it was sent and after, and it is in the team again', async () => {
    const id = await shared('Lấy lại');
    const lan = await teamWork(db);
    if (lan === undefined) throw new Error('not joined');
    await discardCalls([id], removeForAll);
    await takeBack([id]);
    // Deleted here only, later: the earlier wish is gone.
    await discardCalls([id]);
    await pushAll(lan, signal);
    expect(await is(id)).toEqual(['known']);
    await takeBack([id]);

    await discardCalls([id], removeForAll);
    await pushAll(lan, signal);
    expect((await now(id)).is).toBe('deleted');
    await takeBack([id]);
    await team.replication.both();
    await pushAll(lan, signal);
    expect((await readPushes()).size).toBe(0);
    expect(await now(id)).toMatchObject({ is: 'known', document: { by: 'lan', call: { title: 'Lấy lại' } } });
    expect((await readRemovable([id])).removable).toEqual([id]);
  });

  it('takes along what their other device changed meanwhile', async () => {
    const id = await shared('Trước');
    const row = await db.archived.get(teamId('call', { call: id }));
    const lan = await teamWork(db);
    if (lan === undefined || row === undefined) throw new Error('not joined');
    await renameCall(id, 'Sau');
    await pushAll(lan, signal);
    await team.replication.both();
    // As if this device had not heard of it.
    await db.archived.put(row);
    await discardCalls([id], removeForAll);
    await pushAll(lan, signal);
    expect(await now(id)).toMatchObject({ is: 'deleted', by: 'lan' });
  });
});

it('is not for a reviewer to delete another one’s call for everybody: the archive refuses, and the bin says so', async () => {
  const id = await shared('Không phải của Minh');
  const minh = await device('minh');
  await pullAll(minh, signal);
  expect(await readRemovable([id])).toEqual({ archived: [id], removable: [] });
  await discardCalls([id], removeForAll);
  await pushAll(minh, signal);
  expect(await readBinnedStanding(id)).toMatchObject({ waits: { push: { stopped: true, failure: { status: 403 } } } });
  expect(await is(id)).toEqual(['known']);

  const thu = await device('thu');
  await pullAll(thu, signal);
  expect((await readRemovable([id])).removable).toEqual([id]);
});

describe('a call that somebody took from everybody', () => {
  it('goes into the waste bin whole, once, with who did it; taken back it stays on this device', async () => {
    const id = await shared('Thu xóa');
    const minh = await device('minh');
    await pullAll(minh, signal);
    await saveChange(id, SALES, {
      change: { kind: 'answer', questionId: 'make_connection', answer: '4' },
      known: null,
    });
    await thuRemoves(id);

    expect(await told(minh)).toMatchObject([{ callId: id, title: 'Thu xóa', by: 'thu' }]);
    expect((await listBinned()).map((call) => call.id)).toEqual([id]);
    expect(await readBinnedStanding(id)).toEqual({ removed: { by: 'thu', mine: false } });
    expect(await db.reviews.where('callId').equals(id).count()).toBe(1);

    await takeBack([id]);
    await db.team.delete(SINCE);
    expect(await told(minh)).toEqual([]);
    await pushAll(minh, signal);
    expect((await readStanding(id)).push).toMatchObject({ stopped: true, failure: { detail: 'taken from everybody' } });
    expect((await readPlaces())?.unsent.has(id)).toBe(true);
    expect((await now(id)).is).toBe('deleted');
  });

  it('is told also where what comes after it in the archive cannot be read', async () => {
    const id = await shared('Đứt giữa chừng');
    const minh = await device('minh');
    await pullAll(minh, signal);
    await thuRemoves(id);
    let asked = 0;
    const changes: typeof minh.archive.changes = async (...how) => {
      asked += 1;
      if (asked > 1) throw new FailureError({ kind: 'timeout', afterMs: 1 });
      return { ...(await minh.archive.changes(...how)), more: true };
    };
    const heard: RemovedCall[] = [];
    const pulling = pullAll({ ...minh, archive: { ...minh.archive, changes } }, signal, (removed) => {
      heard.push(...removed);
    });
    await expect(pulling).rejects.toThrow();
    expect(heard.map(({ callId }) => callId)).toEqual([id]);
  });

  it('comes out of the bin where it is given back, and what was done to it goes to the team', async () => {
    const id = await shared('Trả lại');
    const minh = await device('minh');
    await pullAll(minh, signal);
    const before = await now(id);
    await saveChange(id, SALES, {
      change: { kind: 'answer', questionId: 'make_connection', answer: '4' },
      known: null,
    });
    await thuRemoves(id);
    await pullAll(minh, signal);
    expect(await listBinned()).toHaveLength(1);

    const gone = await now(id);
    if (before.is !== 'known') throw new Error('not there');
    const document = { ...before.document, by: 'thu' };
    expect(await createTeamArchive(team.access('thu')).put(signal, [{ document, rev: gone.rev }])).toMatchObject([
      { is: 'stored' },
    ]);
    await team.replication.both();
    expect(await told(minh)).toEqual([]);
    expect(await listBinned()).toEqual([]);
    await pushAll(minh, signal);
    expect((await readPushes()).size).toBe(0);
    const lan = await device('lan');
    await pullAll(lan, signal);
    expect((await readStanding(id)).judges).toEqual(['minh']);
  });

  it('stays deleted where it was deleted here before, and its sound is not taken for archived', async () => {
    const lan = await device('lan');
    const id = await audioCall({ file: noise(PART_BYTES + 5, 3), title: 'Có âm thanh' });
    await pushAll(lan, signal);
    expect(await archivedSounds()).toHaveLength(1);
    await discardCalls([id]);
    await thuRemoves(id);
    expect(await told(lan)).toEqual([]);
    expect(await archivedSounds()).toEqual([]);
    expect((await readPlaces())?.soundAway.has(id)).toBe(false);
    expect((await openJobsOf([id])).flat()).toEqual([]);
  });
});
