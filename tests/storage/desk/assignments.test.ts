import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { saveChange } from '@/storage/calls/evaluations';
import { db } from '@/storage/database';
import {
  createAssignment,
  endAssignment,
  judgedKey,
  knowPerson,
  readAnswered,
  readAssignments,
} from '@/storage/desk/assignments';
import { getPeople, handOver, nameReviewer } from '@/storage/people';
import { SALES } from '../../helpers/call-row';
import { freshDatabase } from '../../helpers/fresh-database';
import { scored, typedCall } from '../../helpers/stored-calls';

beforeEach(freshDatabase);

it('is made and ended in somebody’s name, with no team and no network', async () => {
  await nameReviewer({ name: 'Thu', staffId: '' }, true);
  await handOver({ name: 'Lan', staffId: '' });
  const before = await readAssignments();
  const [lan = '', thu = ''] = before.candidates as string[];
  expect(before).toMatchObject({ all: [], unread: 0, candidates: [expect.any(String), 'device'] });
  await createAssignment({ to: [lan, thu], callIds: ['a', 'b'], due: '2026-11-30' });
  const [made] = (await readAssignments()).all;
  expect(made).toMatchObject({ by: lan, to: [lan, thu], callIds: ['a', 'b'], due: '2026-11-30' });
  await endAssignment(made?.id ?? '');
  expect((await readAssignments()).all).toEqual([{ ...made, ended: expect.any(Number) }]);
  // Nothing waits for a team that there is not, and the second copy hears of it.
  expect(await db.pushes.count()).toBe(0);
  expect((await db.changes.toArray()).filter(({ table }) => table === 'assignments')).toHaveLength(2);
});

it('names somebody who has not judged here yet, and knows them when they do', async () => {
  await nameReviewer({ name: 'Thu', staffId: '' }, true);
  const hoa = await knowPerson('  Hoa ');
  expect(await knowPerson('hoa')).toBe(hoa);
  expect(await knowPerson('THU')).toBe('device');
  const { current, known } = await getPeople();
  expect([current, known]).toEqual([
    'device',
    [
      { id: 'device', name: 'Thu' },
      { id: hoa, name: 'Hoa' },
    ],
  ]);
  await handOver({ name: 'Hoa', staffId: '' });
  expect((await getPeople()).current).toBe(hoa);

  const member = { name: 'thu', roles: ['supervisor'] };
  await db.team.put({ key: 'joined', value: { member, me: 'device', joinedAt: 1, archive: 'x' } });
  expect([await knowPerson('thu'), await knowPerson('minh')]).toEqual(['device', 'team:minh']);
  expect((await getPeople()).known).toContainEqual({ id: 'team:minh', name: 'minh' });
});

it('knows people by their names however these are typed: letters, blanks, Unicode, with or without the number', async () => {
  await nameReviewer({ name: 'Hoàng Thị Thủy', staffId: '07' }, true);
  const spellings = [
    'hoàng thị  thủy',
    ' HOÀNG THỊ THỦY',
    'Hoàng Thị Thủy'.normalize('NFD'),
    'Hoàng\u00a0Thị Thủy (07)',
  ];
  for (const name of spellings) expect(await knowPerson(name)).toBe('device');
  await handOver({ name: 'Hoàng Thị Thủy', staffId: '08' });
  const other = (await getPeople()).current;
  expect(await knowPerson('hoàng thị thủy (08)')).toBe(other);
  // Which of the two, nobody can tell.
  expect(['device', other]).not.toContain(await knowPerson('Hoàng Thị Thủy'));

  const member = { name: 'thủy'.normalize('NFD'), roles: ['supervisor'] };
  await db.team.put({ key: 'joined', value: { member, me: 'device', joinedAt: 1, archive: 'x' } });
  expect(await knowPerson('Thủy')).toBe('device');
  expect([await knowPerson('Minh'), await knowPerson('minh ')]).toEqual(['team:Minh', 'team:Minh']);
});

it('counts a call as judged by whoever answered a question of it, and by nobody else', async () => {
  const [one, two, three] = await Promise.all([typedCall(), typedCall(), typedCall()]);
  const answer = { change: { kind: 'answer', questionId: 'greets', answer: 'yes' }, known: null } as const;
  await saveChange(one, SALES, answer, { reviewer: 'lan' });
  await saveChange(two, SALES, { change: { kind: 'analysis-notes', text: 'ghi' }, known: null }, { reviewer: 'lan' });
  await saveChange(three, SALES, answer, { reviewer: 'minh' });
  const keys = [one, two, three, 'gone'].map((id) => judgedKey(id, 'lan'));
  expect(await readAnswered(new Set(keys))).toEqual(new Set([judgedKey(one, 'lan')]));
  expect(await readAnswered(new Set())).toEqual(new Set());
  // By a card that has no such answer it is none.
  await scored(one);
  expect(await readAnswered(new Set(keys))).toEqual(new Set());
  const onCard = { change: { kind: 'answer', questionId: 'ask_for_sale', answer: '1' }, known: null } as const;
  await saveChange(one, SALES, onCard, { reviewer: 'lan' });
  expect(await readAnswered(new Set(keys))).toEqual(new Set([judgedKey(one, 'lan')]));
});
