import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { disputesOf, openDisputes, proposeAnswer, replyToDispute } from '@/storage/calibration/disputes';
import { deleteCall } from '@/storage/calls/calls';
import { readWholeCall } from '@/storage/calls/whole-call';
import { db } from '@/storage/database';
import { SALES } from '../../helpers/call-row';
import { freshDatabase } from '../../helpers/fresh-database';
import { salesAnswer } from '../../helpers/score-answers';
import { evaluationOf, scored, typedCall } from '../../helpers/stored-calls';

beforeEach(freshDatabase);

async function disputed(proposed = '5') {
  const callId = await typedCall();
  await scored(callId, salesAnswer(60));
  const place = { callId, service: SALES, questionId: 'make_connection' };
  const said = { by: 'Nhân viên A', words: 'Em có chào.', first: { by: 'machine' as const, option: '3' }, proposed };
  const done = await proposeAnswer(place, said);
  const [row] = await disputesOf(callId, SALES);
  return { callId, place, said, done, id: row?.disputes.at(-1)?.id ?? '' };
}
const reply = (verdict: 'accepted' | 'kept') => ({ verdict, words: 'Nghe lại rồi.', by: 'device' });

describe('a dispute', () => {
  it('is open once a question, counted, and told with its call; one of no other answer is none', async () => {
    const { place, said, done, callId } = await disputed();
    expect(done).toBe(true);
    expect(await proposeAnswer(place, said)).toBe(false);
    expect(await proposeAnswer({ ...place, questionId: 'ask_for_sale' }, { ...said, proposed: '3' })).toBe(false);
    expect(await proposeAnswer({ ...place, callId: 'gone' }, said)).toBe(false);
    expect(await openDisputes()).toMatchObject([{ callId, questionId: 'make_connection', open: { proposed: '5' } }]);
  });

  it('accepted, becomes the reviewer’s answer as an edit of its own; the first answer stays', async () => {
    const { callId, place, id } = await disputed();
    expect(await replyToDispute(place, id, reply('accepted'), undefined)).toBe(true);
    expect((await evaluationOf(callId, SALES))?.edits['make_connection']?.answer).toBe('5');
    // The first change of a reviewer begins the review.
    const edits = (await db.edits.toArray()).map(({ field, value }) => [field, value]);
    expect(edits).toEqual([
      ['answer', '5'],
      ['review', 'in-review'],
    ]);
    const whole = await readWholeCall(callId);
    expect(whole?.disputes[0]?.disputes).toMatchObject([
      { first: { by: 'machine', option: '3' }, proposed: '5', reply: { verdict: 'accepted', words: 'Nghe lại rồi.' } },
    ]);
    expect(whole?.call.scores?.[0]?.value).toBeCloseTo((6 * 3 + 5) / 7, 2);
    expect(await openDisputes()).toEqual([]);
  });

  it('kept, changes nothing, is replied to once, and another one can follow', async () => {
    const { callId, place, said, id } = await disputed();
    expect(await replyToDispute(place, id, reply('kept'), undefined)).toBe(true);
    expect(await replyToDispute(place, id, reply('accepted'), undefined)).toBe(false);
    expect(await evaluationOf(callId, SALES)).toBeUndefined();
    expect(await proposeAnswer(place, { ...said, proposed: '4' })).toBe(true);
    const [row] = await disputesOf(callId, SALES);
    expect(row?.disputes.map(({ proposed, reply: answer }) => [proposed, answer?.verdict])).toEqual([
      ['5', 'kept'],
      ['4', undefined],
    ]);
  });

  it('goes with its call', async () => {
    const { callId } = await disputed();
    await deleteCall(callId);
    expect(await db.disputes.count()).toBe(0);
  });
});
