import type { CallId } from '@/domain/call';
import {
  type Dispute,
  type DisputeReply,
  openDispute,
  type QuestionDisputes,
  withDispute,
  withReply,
} from '@/domain/disputes';
import type { PinnedCard } from '@/domain/scoring/evaluation';
import { storing } from '../browser/storage-failure';
import { saveChange } from '../calls/evaluations';
import { db, durableDb } from '../database';
import { newId } from '../new-id';

/** What was said against the answers of one scoring type of a call. */
export function disputesOf(callId: CallId, service: string): Promise<QuestionDisputes[]> {
  return db.disputes
    .where('callId')
    .equals(callId)
    .filter((row) => row.service === service)
    .toArray();
}

/** Every question with a dispute that waits for a reply, the one that waits longest first. */
export async function openDisputes(): Promise<(QuestionDisputes & { open: Dispute; title: string })[]> {
  return db.transaction('r', [db.disputes, db.calls], async () => {
    const rows = (await db.disputes.toArray()).flatMap((row) => {
      const open = openDispute(row);
      return open === undefined ? [] : [{ ...row, open }];
    });
    const calls = await db.calls.bulkGet(rows.map(({ callId }) => callId));
    return rows
      .flatMap((row, at) => {
        const call = calls[at];
        return call === undefined || call.binnedAt !== undefined ? [] : [{ ...row, title: call.title }];
      })
      .sort((one, two) => one.open.at - two.open.at);
  });
}

type Place = Pick<QuestionDisputes, 'callId' | 'service' | 'questionId'>;

/** Proposes another answer. False where one is open for this question, it is the answer already, or the call is gone. */
export function proposeAnswer(place: Place, said: Omit<Dispute, 'id' | 'at' | 'reply'>): Promise<boolean> {
  const { calls, disputes } = durableDb;
  const { callId, service, questionId } = place;
  return storing(() =>
    durableDb.transaction('rw', [calls, disputes], async () => {
      if ((await calls.get(callId)) === undefined) return false;
      const before = (await disputes.get([callId, service, questionId])) ?? { ...place, disputes: [] };
      const after = withDispute(before, { ...said, id: newId(), at: Date.now() });
      if (after !== null) await disputes.put(after);
      return after !== null;
    }),
  );
}

/**
 * Replies to an open dispute; accepted, the proposed option becomes this reviewer's answer, as an edit like any other.
 * Both or nothing. False where somebody has replied meanwhile.
 */
export function replyToDispute(
  { callId, service, questionId }: Place,
  id: string,
  said: Omit<DisputeReply, 'at'>,
  scorecard: PinnedCard | undefined,
): Promise<boolean> {
  const { calls, transcripts, results, evaluations, reviews, edits, disputes } = durableDb;
  return storing(() =>
    durableDb.transaction('rw', [calls, transcripts, results, evaluations, reviews, edits, disputes], async () => {
      const before = await disputes.get([callId, service, questionId]);
      const proposed = before && openDispute(before)?.proposed;
      const after = before && withReply(before, id, { ...said, at: Date.now() });
      if (!after || proposed === undefined) return false;
      await disputes.put(after);
      if (said.verdict === 'accepted') {
        const change = { kind: 'answer' as const, questionId, answer: proposed };
        await saveChange(callId, service, { change, known: null }, { reviewer: said.by, scorecard });
      }
      return true;
    }),
  );
}
