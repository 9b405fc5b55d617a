import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { SharedAssignment } from '@/domain/team/shared-documents';
import { TEAM_VERSION, type TeamDocumentOf } from '@/domain/team/team-document';
import { teamId } from '@/domain/team/team-ids';
import { teamWork } from '@/jobs/team/team-rounds';
import { pullAll, pushAll } from '@/jobs/team/team-sync';
import { createTeamArchive } from '@/network/team/team-archive';
import { setUpTeam } from '@/site/team/setup-team';
import { saveChange } from '@/storage/calls/evaluations';
import { db } from '@/storage/database';
import { createAssignment, endAssignment, judgedKey, readAnswered, readAssignments } from '@/storage/desk/assignments';
import { handOver } from '@/storage/people';
import { joinTeam, leaveTeam } from '@/storage/team/joining';
import { SINCE } from '@/storage/team/note-pushes';
import { takeFound } from '@/storage/team/take-found';
import { countNewer } from '@/storage/team/unsent';
import { SALES } from '../../helpers/call-row';
import { typedCall } from '../../helpers/stored-calls';
import { asleep, awake, freshDevice, hasNothingToSend } from '../../tools/team/device';
import { ADMIN } from '../../tools/team/pouch-server';
import { type MemberName, type RunningTeam, startTeam } from '../../tools/team/start-team';

let team: RunningTeam;
/** On the same servers, with the same supervisor. */
const OTHER_TEAM = 'another-team';
beforeAll(async () => {
  team = await startTeam();
  const password = team.access('thu').secret;
  for (const { url } of team.servers) {
    const access = { address: url, team: OTHER_TEAM, ...ADMIN };
    const members = [{ name: 'thu', password, roles: ['supervisor'] }];
    await setUpTeam(new AbortController().signal, { access, members, dryRun: false, say: () => undefined });
  }
}, 240_000);
afterAll(() => team.end());
afterEach(() => team.proxy.faults.clear());

const { signal } = new AbortController();
const device = (name: MemberName) => freshDevice(team, name);
const archive = (name: MemberName) => createTeamArchive(team.access(name));
const titled = async (title: string) => (await readAssignments()).all.find((one) => one.title === title);

/** A document as another Callmark may write it. */
function written(own: string, fields: Partial<TeamDocumentOf<'assignment'>>): TeamDocumentOf<'assignment'> {
  const head = { id: teamId('assignment', { own }), kind: 'assignment', v: TEAM_VERSION, at: 1, by: 'thu' } as const;
  return { ...head, to: ['lan'], madeAt: 5, title: own, ...fields };
}
async function put(document: TeamDocumentOf<'assignment'>, by: MemberName = 'thu'): Promise<string> {
  const [outcome] = await archive(by).put(signal, [{ document }]);
  if (outcome?.is === 'refused') return outcome.reason;
  return outcome?.is ?? '';
}

it('is made on one device, done on another and counted on the first, and ends for everybody', async () => {
  const thu = await device('thu');
  const id = await typedCall(undefined, { title: 'Được giao' });
  const { me } = thu.membership;
  const part = { title: 'Hai người', callIds: [id, 'not-here'], dealt: true, due: '2026-11-30' } as const;
  await createAssignment({ ...part, to: ['team:lan', me, 'team:minh'] });
  await pushAll(thu, signal);
  expect(await db.pushes.toArray()).toEqual([]);
  await hasNothingToSend(team, thu);
  const ofThu = await asleep();

  const lan = await device('lan');
  await pullAll(lan, signal);
  const there = await titled('Hai người');
  // Who signed in is the reviewer of the device, whatever their name in the team.
  expect(there).toMatchObject({ ...part, by: 'team:thu', to: [lan.membership.me, 'team:thu', 'team:minh'] });
  expect((await readAssignments()).candidates).toBe('nobody');
  const answer = { change: { kind: 'answer', questionId: 'greets', answer: 'yes' }, known: null } as const;
  await saveChange(id, SALES, answer, { reviewer: lan.membership.me });
  await pushAll(lan, signal);
  await hasNothingToSend(team, lan);
  const ofLan = await asleep();

  await awake(ofThu);
  await pullAll(thu, signal);
  expect(await readAnswered(new Set([judgedKey(id, 'team:lan')]))).toEqual(new Set([judgedKey(id, 'team:lan')]));
  await endAssignment((await titled('Hai người'))?.id ?? '');
  await pushAll(thu, signal);
  await hasNothingToSend(team, thu);

  await awake(ofLan);
  await pullAll(lan, signal);
  expect(await titled('Hai người')).toMatchObject({ ended: expect.any(Number) });
  await db.team.delete(SINCE);
  await pullAll(lan, signal);
  expect((await readAssignments()).all.filter(({ title }) => title === 'Hai người')).toHaveLength(1);
});

it('that is ended on one of two devices of its author stays so on both', async () => {
  const one = await device('dung');
  await createAssignment({ title: 'Hai máy', to: ['team:minh'], filter: { agent: 'Lan' }, share: 0.05, from: 7 });
  await pushAll(one, signal);
  const ofOne = await asleep();
  const two = await device('dung');
  await pullAll(two, signal);
  expect(await titled('Hai máy')).toMatchObject({
    by: two.membership.me,
    filter: { agent: 'Lan' },
    share: 0.05,
    from: 7,
  });
  await endAssignment((await titled('Hai máy'))?.id ?? '');
  await pushAll(two, signal);
  await awake(ofOne);
  await endAssignment((await titled('Hai máy'))?.id ?? '');
  await pushAll(one, signal);
  await pullAll(one, signal);
  await pushAll(one, signal);
  await hasNothingToSend(team, one);
  expect(await titled('Hai máy')).toMatchObject({ ended: expect.any(Number) });
});

it('stays on the device where the role does not assign, somebody else judges, or for somebody with no name there', async () => {
  const lan = await device('lan');
  await pullAll(lan, signal);
  await createAssignment({ title: 'Không gửi', to: ['team:minh'], callIds: ['c'] });
  await hasNothingToSend(team, lan);

  const thu = await device('thu');
  await pullAll(thu, signal);
  await createAssignment({ title: 'Không tên', to: [thu.membership.me, 'somebody'], callIds: ['c'] });
  await handOver({ name: 'Hoa', staffId: '' });
  expect((await readAssignments()).candidates).toBe('another');
  await createAssignment({ title: 'Người khác', to: ['team:minh'], callIds: ['c'] });
  await pushAll(thu, signal);
  expect(await db.pushes.toArray()).toEqual([]);
  const { found } = await archive('minh').changes(signal, '', 500);
  const titles = found.flatMap((one) =>
    one.is === 'known' && one.document.kind === 'assignment' ? [one.document.title] : [],
  );
  expect(titles.filter((title) => title?.startsWith('Không') || title === 'Người khác')).toEqual([]);
});

it('is written by a supervisor or a manager, in their own name, and changed by nobody else', async () => {
  expect(await put(written('a', {}))).toBe('stored');
  expect(await put(written('b', { by: 'dung' }), 'dung')).toBe('stored');
  expect(await put(written('c', { by: 'lan' }), 'lan')).toContain('your role does not write');
  expect(await put(written('c', { by: 'an' }), 'an')).toContain('your role does not write');
  expect(await put(written('c', { by: 'thu' }), 'lan')).toContain('only thu writes this');
  expect(await put(written('c', { by: 'thu' }), 'dung')).toContain('only thu writes this');
  const { found } = await archive('dung').changes(signal, '', 500);
  const there = found.find(({ id }) => id === 'assignment:a');
  const rev = there?.is === 'known' ? there.rev : '';
  const [outcome] = await archive('dung').put(signal, [{ document: written('a', { by: 'dung', ended: 9 }), rev }]);
  expect(outcome).toMatchObject({ is: 'refused', reason: expect.stringContaining('keeps its author') });
});

it('of a newer Callmark is counted and not written; what else is unknown stays in it', async () => {
  const filter = { mood: 'glad' };
  expect(await put(written('newer', { v: TEAM_VERSION + 1, to: ['lan'] }))).toBe('stored');
  expect(await put(written('strange-filter', { filter }))).toBe('stored');
  const more = { colour: { of: 'blue' } };
  expect(await put({ ...written('more', { callIds: ['c'] }), ...more })).toBe('stored');
  const thu = await device('thu');
  await pullAll(thu, signal);
  expect(await countNewer()).toBe(1);
  expect((await readAssignments()).unread).toBe(2);
  expect(await titled('strange-filter')).toBeUndefined();
  await hasNothingToSend(team, thu);
  expect(await db.assignments.get('more')).toMatchObject<Partial<SharedAssignment>>({ by: thu.membership.me, more });
  await endAssignment('more');
  await pushAll(thu, signal);
  const { found } = await archive('lan').changes(signal, '', 500);
  const last = found.findLast(({ id }) => id === 'assignment:more');
  expect(last?.is === 'known' && last.document).toMatchObject({ ...more, ended: expect.any(Number), madeAt: 5 });
});

it('that was removed from the archive is gone', async () => {
  expect(await put(written('removed', {}))).toBe('stored');
  const lan = await device('lan');
  await pullAll(lan, signal);
  expect(await titled('removed')).toBeDefined();
  const { rev = '' } = (await db.archived.get('assignment:removed')) ?? {};
  const removal = { id: 'assignment:removed', rev, by: 'thu', at: 2 };
  expect(await archive('thu').remove(signal, removal)).toMatchObject({ is: 'stored' });
  await pullAll(lan, signal);
  expect(await titled('removed')).toBeUndefined();
  await hasNothingToSend(team, lan);
});

it('that could not be read and was removed is counted no more, and an older page of changes does not bring it back', async () => {
  expect(await put(written('unread', { v: TEAM_VERSION + 1 }))).toBe('stored');
  const lan = await device('lan');
  await pullAll(lan, signal);
  const before = await readAssignments();
  const { found: old } = await archive('lan').changes(signal, '', 500);
  const { rev = '' } = (await db.archived.get('assignment:unread')) ?? {};
  expect(await archive('thu').remove(signal, { id: 'assignment:unread', rev, by: 'thu', at: 2 })).toMatchObject({
    is: 'stored',
  });
  await pullAll(lan, signal);
  expect((await readAssignments()).unread).toBe(before.unread - 1);
  // A machine that is behind tells of what was.
  await takeFound(db, lan.membership, old);
  expect((await readAssignments()).unread).toBe(before.unread - 1);
  await hasNothingToSend(team, lan);
});

it('is no business of another team that the device joins, and goes on where the first one is joined again', async () => {
  const thu = await device('thu');
  await pullAll(thu, signal);
  await createAssignment({ title: 'Chỉ nhóm này', to: ['team:minh'], callIds: ['c'] });
  const other = { ...team.access('thu', team.servers[0]), team: OTHER_TEAM };
  const asked = async () => (await createTeamArchive(other).changes(signal, '', 500)).found.map(({ id }) => id);
  const { member } = thu.membership;
  await leaveTeam();
  await joinTeam(other, member);
  const there = await teamWork(db);
  if (there === undefined) throw new Error('not joined');
  await pushAll(there, signal);
  expect((await asked()).filter((id) => id.startsWith('assignment:'))).toEqual([]);
  expect(await titled('Chỉ nhóm này')).toBeUndefined();
  // What is made there is told there, and from there one may go over directly.
  await createAssignment({ title: 'Nhóm kia', to: ['team:minh'], callIds: ['c'] });
  await pushAll(there, signal);
  expect((await asked()).filter((id) => id.startsWith('assignment:'))).toHaveLength(1);
  await joinTeam(team.access('thu'), member);
  const back = await teamWork(db);
  if (back === undefined) throw new Error('not joined');
  await pushAll(back, signal);
  await pullAll(back, signal);
  expect((await titled('Chỉ nhóm này'))?.title).toBe('Chỉ nhóm này');
  expect(await titled('Nhóm kia')).toBeUndefined();
  const { found } = await archive('minh').changes(signal, '', 500);
  const titles = found.flatMap((one) =>
    one.is === 'known' && one.document.kind === 'assignment' ? [one.document.title] : [],
  );
  expect(titles).toContain('Chỉ nhóm này');
  expect(titles).not.toContain('Nhóm kia');
});

it('of somebody whose role assigns no more goes on in the team, and is known to', async () => {
  const thu = await device('thu');
  await pullAll(thu, signal);
  await createAssignment({ title: 'Còn trong nhóm', to: ['team:minh'], callIds: ['c'] });
  await pushAll(thu, signal);
  const { id = '' } = (await titled('Còn trong nhóm')) ?? {};
  expect((await readAssignments()).beyond).toEqual(new Set());
  await joinTeam(team.access('thu'), { name: 'thu', roles: ['reviewer'] });
  expect((await readAssignments()).beyond.has(id)).toBe(true);
  await joinTeam(team.access('thu'), thu.membership.member);
  await endAssignment(id);
  await pushAll(thu, signal);
  await joinTeam(team.access('thu'), { name: 'thu', roles: ['reviewer'] });
  expect((await readAssignments()).beyond.has(id)).toBe(false);
});
