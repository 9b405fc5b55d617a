import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { reviewerName } from '@/domain/reviewer';
import { teamId } from '@/domain/team/team-ids';
import { pullAll, pushAll } from '@/jobs/team/team-sync';
import { createTeamArchive } from '@/network/team/team-archive';
import { renameCall } from '@/storage/calls/calls';
import { saveChange } from '@/storage/calls/evaluations';
import { readWholeCall } from '@/storage/calls/whole-call';
import { db } from '@/storage/database';
import { createAssignment, judgedKey, readAnswered, readAssignments } from '@/storage/desk/assignments';
import { getPeople, handOver, nameReviewer } from '@/storage/people';
import { joinTeam } from '@/storage/team/joining';
import { SALES } from '../../helpers/call-row';
import { scored, TRANSCRIPT, typedCall } from '../../helpers/stored-calls';
import { asleep, awake, freshDevice, hasNothingToSend } from '../../tools/team/device';
import { type MemberName, type RunningTeam, startTeam } from '../../tools/team/start-team';

let team: RunningTeam;
beforeAll(async () => {
  team = await startTeam();
}, 240_000);
afterAll(() => team.end());
afterEach(() => team.proxy.faults.clear());

const { signal } = new AbortController();
const device = (name: MemberName) => freshDevice(team, name);

/** Whoever judges on this device now answers a question and calls the call something. */
async function judge(id: string, answer: string, title: string): Promise<string> {
  const { current } = await getPeople();
  const change = { change: { kind: 'answer', questionId: 'make_connection', answer }, known: null } as const;
  await saveChange(id, SALES, change, { reviewer: current });
  await renameCall(id, title);
  return current;
}
const answersOf = async (id: string) => {
  const { evaluations = [] } = (await readWholeCall(id)) ?? {};
  const people = await getPeople();
  return Object.fromEntries(
    evaluations.map((one) => [reviewerName(people, one.reviewer), one.edits['make_connection']?.answer]),
  );
};

it('archives what each person judged there in that person’s name, and gives it back to a tablet that was wiped', async () => {
  const tablet = await device('tablet');
  await nameReviewer({ name: 'Hoa', staffId: '' }, true);
  const id = await typedCall(TRANSCRIPT, { title: 'Máy chung' });
  await scored(id);
  const hoa = await judge(id, '4', 'Hoa gọi tên');
  await handOver({ name: 'Nam', staffId: '' });
  const nam = await judge(id, '2', 'Nam gọi tên');
  await pushAll(tablet, signal);
  // Nothing stays behind, whoever it is of.
  expect(await db.pushes.toArray()).toEqual([]);
  await hasNothingToSend(team, tablet);
  const { found } = await createTeamArchive(team.access('minh')).changes(signal, '', 500);
  const authors = found.flatMap((one) =>
    one.is === 'known' && ['eval', 'facts', 'person'].includes(one.document.kind)
      ? [`${one.document.kind} ${one.document.by}`]
      : [],
  );
  const both = [hoa, nam].map((reviewer) => `tablet~${reviewer}`);
  expect(authors.sort()).toEqual(
    ['eval', 'facts', 'person'].flatMap((kind) => both.map((by) => `${kind} ${by}`)).sort(),
  );
  // Handed back, Hoa goes on with her own.
  await handOver({ name: 'Hoa', staffId: '' });
  expect((await getPeople()).current).toBe(hoa);
  await judge(id, '3', 'Hoa gọi lại');
  await pushAll(tablet, signal);
  const before = await asleep();

  const minh = await device('minh');
  await pullAll(minh, signal);
  expect(await answersOf(id)).toEqual({ Hoa: '3', Nam: '2' });
  expect((await readWholeCall(id))?.call.title).toBe('Hoa gọi lại');
  await hasNothingToSend(team, minh);

  // Wiped and joined again, it knows its people, and they are who they were.
  const again = await device('tablet');
  await pullAll(again, signal);
  expect(await answersOf(id)).toEqual({ Hoa: '3', Nam: '2' });
  await handOver({ name: 'Nam', staffId: '' });
  expect((await getPeople()).current).toBe(nam);
  await hasNothingToSend(team, again);

  await awake(before);
  await pullAll(tablet, signal);
  expect(await answersOf(id)).toEqual({ Hoa: '3', Nam: '2' });
  await hasNothingToSend(team, tablet);
});

it('is given calls by a supervisor for one of its people, and whoever judges there assigns', async () => {
  const tablet = await device('tablet');
  await nameReviewer({ name: 'Mai', staffId: '' }, true);
  const mai = (await getPeople()).current;
  const id = await typedCall(TRANSCRIPT, { title: 'Cho Mai' });
  await pushAll(tablet, signal);
  const ofTablet = await asleep();

  const thu = await device('thu');
  await pullAll(thu, signal);
  const { candidates } = await readAssignments();
  expect(candidates).toContain(`team:tablet~${mai}`);
  await createAssignment({ title: 'Mai chấm', to: [`team:tablet~${mai}`], callIds: [id] });
  await pushAll(thu, signal);
  const ofThu = await asleep();

  await awake(ofTablet);
  await pullAll(tablet, signal);
  expect((await readAssignments()).all).toMatchObject([{ title: 'Mai chấm', to: [mai], by: 'team:thu' }]);
  await scored(id);
  await judge(id, '4', 'Mai gọi tên');
  await handOver({ name: 'Long', staffId: '' });
  const { current: long } = await getPeople();
  await createAssignment({ title: 'Long giao', to: [mai, 'team:minh'], callIds: [id] });
  await pushAll(tablet, signal);
  await hasNothingToSend(team, tablet);

  await awake(ofThu);
  await pullAll(thu, signal);
  const key = judgedKey(id, `team:tablet~${mai}`);
  expect(await readAnswered(new Set([key]))).toEqual(new Set([key]));
  expect((await readAssignments()).all.find(({ title }) => title === 'Long giao')).toMatchObject({
    by: `team:tablet~${long}`,
    to: [`team:tablet~${mai}`, 'team:minh'],
  });
});

it('keeps who signed in before it was shared under their name, and is nobody’s where it was shared from the start', async () => {
  const tablet = await device('tablet');
  expect(tablet.membership.me).toBe('team:tablet');
  const lan = await device('lan');
  const { me } = lan.membership;
  await joinTeam(team.access('lan'), { name: 'lan', roles: ['device'] });
  await nameReviewer({ name: 'Lan', staffId: '' }, true);
  const id = await typedCall(TRANSCRIPT, { title: 'Trước và sau' });
  await scored(id);
  expect(await judge(id, '4', 'Tên')).toBe(me);
  await pushAll(lan, signal);
  expect((await db.archived.toArray()).map(({ docId }) => docId)).toContain(
    teamId('eval', { call: id, scorecard: SALES, author: 'lan' }),
  );
  // No longer shared: who judges now is who signs in.
  await device('tablet');
  await joinTeam(team.access('tablet'), { name: 'tablet', roles: ['reviewer'] });
  const row = (await db.team.get('joined'))?.value as { me: string };
  expect(row.me).toBe((await getPeople()).current);
});
