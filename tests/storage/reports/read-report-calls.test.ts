import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '@/domain/call';
import { cardKeyOf } from '@/domain/reports/report-call';
import { setReview } from '@/storage/calls/call-facts';
import { saveChange } from '@/storage/calls/evaluations';
import { saveTranscriptText } from '@/storage/calls/transcripts';
import { db } from '@/storage/database';
import { readReportCalls } from '@/storage/reports/read-report-calls';
import { freshDatabase } from '../../helpers/fresh-database';
import { ALL_MET, CARE, careRow, ownAnswer, reviewOf } from '../../helpers/report-calls';
import { scored, storeResult, TRANSCRIPT, typedCall } from '../../helpers/stored-calls';

beforeEach(freshDatabase);

const done = { state: 'done', by: 'device', at: 5 } as const;

async function scoredCall(fields: Partial<Call> = {}): Promise<string> {
  const id = await typedCall(TRANSCRIPT, { service: CARE.id });
  await scored(id, ownAnswer(CARE, ALL_MET), 1, CARE.id);
  await db.calls.update(id, fields);
  return id;
}

describe('what reports read', () => {
  it('is the facts of a call, both sides of its score and its times', async () => {
    const facts = { agent: 'Lan', queue: 'Hotline', tags: ['vip'], heldAt: 7 };
    const id = await scoredCall({ facts, review: done });
    await db.reviews.put(reviewOf(id, CARE.id, { greet: 'no' }));
    const { calls, cards } = await readReportCalls();
    expect(calls.get(id)).toMatchObject({ agent: 'Lan', queue: 'Hotline', tags: ['vip'], at: 7, state: 'done' });
    expect(calls.get(id)?.times).toEqual({ agent: 3, customer: 3, silence: 0, longSilences: 0 });
    const [score] = calls.get(id)?.scores ?? [];
    expect(score).toMatchObject({
      card: cardKeyOf(CARE),
      machine: { total: 10 },
      reviewer: { total: 6.25 },
      chosen: [0],
    });
    expect(cards.get(cardKeyOf(CARE))).toEqual(CARE);
  });

  it('takes whoever said that it is done, else whoever answered last, else the machine’s answers as they stand', async () => {
    const id = await scoredCall({ review: { ...done, by: 'lan' } });
    const total = async () => (await readReportCalls()).calls.get(id)?.scores[0]?.reviewer?.total;
    expect(await total()).toBe(10);
    await db.reviews.put({ ...reviewOf(id, CARE.id, { solve: 'no' }, 'minh'), updatedAt: 9 });
    // (3 + 3 + 0) / (3 + 3 + 2) · 10: the follow-up was not answered.
    expect(await total()).toBe(7.5);
    await db.reviews.put(reviewOf(id, CARE.id, { greet: 'no' }, 'lan'));
    expect(await total()).toBe(6.25);
    await db.calls.update(id, { review: { ...done, state: 'in-review' } });
    expect((await readReportCalls()).calls.get(id)?.scores[0]?.reviewer).toBeNull();
  });

  it('leaves out what the machine made of a text that was replaced, until that text is back or it is scored again', async () => {
    const id = await scoredCall({ review: done });
    const score = async () => (await readReportCalls()).calls.get(id)?.scores[0];
    await saveTranscriptText(id, 'Agent (A): Dạ em nghe.');
    expect(await score()).toMatchObject({ stale: true, reviewer: null, machine: { total: null } });
    await db.reviews.put(reviewOf(id, CARE.id, { ...ALL_MET, greet: 'no' }));
    expect(await score()).toMatchObject({ stale: true, reviewer: { total: 6.25 }, machine: { total: null } });
    await scored(id, ownAnswer(CARE, ALL_MET), 2, CARE.id);
    expect(await score()).toMatchObject({ stale: false, reviewer: { total: 6.25 }, machine: { total: 10 } });
  });

  it('reads evaluations of an app without reviewers, and scores of rows that name none', async () => {
    const id = await typedCall(TRANSCRIPT, { service: CARE.id });
    await storeResult(id, { kind: 'score', service: CARE.id, answer: ownAnswer(CARE, ALL_MET) });
    await db.calls.update(id, { review: done, scores: undefined });
    const { reviewer: _, ...unsigned } = reviewOf(id, CARE.id, { greet: 'no' });
    await db.evaluations.put(unsigned);
    expect((await readReportCalls()).calls.get(id)?.scores[0]?.reviewer?.total).toBe(6.25);
  });

  it('leaves out the waste bin and what was deleted, and goes through all pages', async () => {
    const rows = Array.from({ length: 450 }, (_, n) => careRow(`call-${String(n).padStart(3, '0')}`));
    await db.calls.bulkPut([...rows, careRow('binned', { binnedAt: 1 })]);
    const told: number[] = [];
    const first = await readReportCalls(undefined, (read) => told.push(read));
    expect(first.calls.size).toBe(450);
    expect(told).toEqual([200, 400, 451]);
    await db.calls.delete('call-007');
    expect((await readReportCalls(first)).calls.size).toBe(449);
  });

  it('reads again only what changed', async () => {
    const [one, other] = [await scoredCall({ review: done }), await scoredCall({ review: done })];
    const first = await readReportCalls();
    const change = { kind: 'answer', questionId: 'greet', answer: 'no' } as const;
    await saveChange(one, CARE.id, { change, known: null });
    // Changed, it is open again; what is done counts.
    expect((await readReportCalls(first)).calls.get(one)?.scores[0]?.reviewer).toBeNull();
    await setReview([one], 'done', done.by);
    const second = await readReportCalls(first);
    expect(second.calls.get(one)?.scores[0]?.reviewer?.total).toBe(6.25);
    expect(second.calls.get(other)).toBe(first.calls.get(other));
    await saveTranscriptText(other, 'Agent (A): không có giờ');
    expect((await readReportCalls(second)).calls.get(other)?.times).toBeNull();
  });
});
