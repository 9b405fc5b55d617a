import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { changeFacts, knownFacts, setReview } from '@/storage/calls/call-facts';
import { getCall, listCalls } from '@/storage/calls/calls';
import { createTypedCall } from '@/storage/calls/create-call';
import { saveChange } from '@/storage/calls/evaluations';
import { saveTranscriptText } from '@/storage/calls/transcripts';
import { db } from '@/storage/database';
import { madeBy } from '../../helpers/stored-calls';

const typed = () => createTypedCall({ text: 'Agent: Hello.', language: 'en', service: 'x', source: 'typed' });

test('facts of several calls are changed at once, and empty ones are not kept', async () => {
  const ids = [await typed(), await typed()];
  await changeFacts(ids, () => ({ agent: 'Lan', queue: '', tags: [] }));
  await changeFacts([...ids, 'gone'], (before) => ({ ...before, tags: ['late'] }));
  for (const id of ids) expect((await getCall(id))?.facts).toEqual({ agent: 'Lan', tags: ['late'] });
  expect(await getCall('gone')).toBeUndefined();
});

test('a call is new, in review, done, and says when it is opened again after it was done', async () => {
  const id = await typed();
  expect((await getCall(id))?.review).toBeUndefined();
  await setReview([id], 'in-review', 'lan');
  expect((await getCall(id))?.review).toMatchObject({ state: 'in-review', by: 'lan' });
  expect((await getCall(id))?.review).not.toHaveProperty('reopened');
  await setReview([id], 'done', 'lan');
  await setReview([id], 'in-review', 'minh');
  expect((await getCall(id))?.review).toMatchObject({ state: 'in-review', by: 'minh', reopened: true });
  await setReview([id], null, 'minh');
  expect(await getCall(id)).not.toHaveProperty('review');
});

test('who marked a call as done first, and when, stays', async () => {
  const id = await typed();
  await setReview([id], 'done', 'lan');
  const first = (await getCall(id))?.review;
  await setReview([id], 'done', 'minh');
  expect((await getCall(id))?.review).toEqual(first);
  expect((await db.edits.where('callId').equals(id).toArray()).map(({ value, reviewer }) => [value, reviewer])).toEqual(
    [['done', 'lan']],
  );
});

test('a change of the evaluation begins a review, and opens a done call again', async () => {
  const id = await typed();
  const change = { change: { kind: 'evaluation-notes' as const, text: 'x' }, known: null };
  await saveChange(id, 'x', change, { reviewer: 'lan' });
  expect((await getCall(id))?.review).toMatchObject({ state: 'in-review', by: 'lan' });
  await setReview([id], 'done', 'lan');
  await saveChange(id, 'x', change, { reviewer: 'minh' });
  expect((await getCall(id))?.review).toMatchObject({ state: 'in-review', by: 'minh', reopened: true });
});

test('putting a machine’s transcript right begins a review too; typing one does not, and done stays done', async () => {
  const [own, heard] = [await typed(), await typed()];
  await db.transcripts.update(heard, { madeBy });
  await saveTranscriptText(own, 'Agent: Hello there.');
  await saveTranscriptText(heard, 'Agent: Hello there.');
  expect((await getCall(own))?.review).toBeUndefined();
  expect((await getCall(heard))?.review).toMatchObject({ state: 'in-review' });
  await setReview([heard], 'done', 'lan');
  await saveTranscriptText(heard, 'Agent: Hello again.');
  expect((await getCall(heard))?.review).toMatchObject({ state: 'done', by: 'lan' });
});

test('what is known of a call is found, and offered for the next', async () => {
  const id = await typed();
  await changeFacts(
    [id],
    () => ({ agent: 'Trần Lân', customer: 'KH-204', queue: 'VIP', tags: ['khiếu nại'] }),
    'Ngày đầu',
  );
  const find = async (search: string) =>
    (await listCalls({ search, limit: 9, offset: 0 })).calls.map((call) => call.id);
  for (const search of ['tran lan', 'kh 204', 'vip', 'khieu nai', 'ngay dau']) expect(await find(search)).toEqual([id]);
  expect(await find('hello')).toContain(id);
  const known = await knownFacts();
  expect(known.agents).toContain('Trần Lân');
  expect(known.queues).toContain('VIP');
  expect(known.tags).toContain('khiếu nại');
  await changeFacts([id], ({ agent: _, ...rest }) => rest);
  expect(await find('tran lan')).toEqual([]);
});
