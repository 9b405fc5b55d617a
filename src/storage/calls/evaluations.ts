import type { CallId } from '@/domain/call';
import { FailureError } from '@/domain/failure';
import { nowAfter } from '@/domain/later';
import { DEVICE_REVIEWER, type ReviewerId } from '@/domain/reviewer';
import type { PinnedCard } from '@/domain/scoring/evaluation';
import {
  changeEvaluation,
  changesNothing,
  type EvaluationChange,
  emptyEvaluation,
  type KnownChange,
  keepOther,
} from '@/domain/scoring/evaluation-edit';
import { storing } from '../browser/storage-failure';
import { db, durableDb, type EditRow } from '../database';
import { seals } from '../seal/seals';
import { UnreadRowError } from '../seal/unread-rows';
import { withReviewBegun } from './review-state';
import { type EvaluationsFound, readEvaluations } from './reviews';
import { updateHeadline } from './scores';

/** What a screen tells of everybody's evaluation of a call. */
export interface ShownEvaluations extends EvaluationsFound {
  /** Encrypted here: what can't be read may be another key's, and nothing is written over it. */
  sealed: boolean;
}

/** On one scoring type, or on all. */
export async function getEvaluations(callId: CallId, service?: string): Promise<ShownEvaluations> {
  const { reviews, evaluations } = db;
  const found = await db.transaction('r', [reviews, evaluations], () => readEvaluations(db, callId, service));
  return { ...found, sealed: seals.sealer !== undefined };
}

function editOf(
  change: Exclude<EvaluationChange, { kind: 'choose' }>,
): Pick<EditRow, 'field' | 'questionId' | 'value' | 'section'> {
  switch (change.kind) {
    case 'answer':
      return { field: 'answer', questionId: change.questionId, value: change.answer };
    case 'notes':
      return { field: 'notes', questionId: change.questionId, value: change.notes };
    case 'undo':
      return { field: 'undo', questionId: change.questionId, value: '' };
    case 'reasons':
      return { field: 'reasons', questionId: change.questionId, value: JSON.stringify(change.reasons) };
    case 'evidence':
      return { field: 'evidence', questionId: change.questionId, value: JSON.stringify(change.evidence) };
    case 'analysis-notes':
    case 'evaluation-notes': {
      const section = change.section !== undefined && { section: change.section };
      return { field: change.kind, questionId: '', value: change.text, ...section };
    }
  }
}

/** Who makes a change, and by which version of a scorecard; both are fixed with the first one. */
export interface MadeBy {
  reviewer?: ReviewerId;
  scorecard?: PinnedCard | undefined;
}

const changedTables = () => {
  const { calls, transcripts, results, evaluations, reviews, edits } = durableDb;
  return [calls, transcripts, results, evaluations, reviews, edits];
};

/**
 * One change of a reviewer: their evaluation, the record of the edit, the state of the call and the score in the list,
 * all or nothing. A text that the change's window did not know of is kept beside the new one. Rejects with 'missing-call'
 * where there is none.
 */
export function saveChange(callId: CallId, service: string, made: KnownChange, by: MadeBy = {}): Promise<void> {
  // Dexie looks whether it was given an async function: with one that only returns a promise, the transaction ends too soon (PrematureCommitError).
  const put = async () => await putChange(callId, service, made, by);
  return storing(() => durableDb.transaction('rw', changedTables(), put));
}

/**
 * The same for changes that a page left behind, all of them or none. What is stored already is left out: that they are found
 * twice, or by two windows at once, leaves one record of each.
 */
export function saveLeftChanges(
  callId: CallId,
  service: string,
  changes: readonly KnownChange[],
  reviewer: ReviewerId,
): Promise<void> {
  return storing(() =>
    durableDb.transaction('rw', changedTables(), async () => {
      for (const made of changes) {
        const { evaluations } = await readEvaluations(durableDb, callId, service);
        const own = evaluations.find((one) => one.reviewer === reviewer);
        if (own !== undefined && changesNothing(own, made)) continue;
        await putChange(callId, service, made, { reviewer, scorecard: made.scorecard });
      }
    }),
  );
}

async function putChange(
  callId: CallId,
  service: string,
  made: KnownChange,
  { reviewer = DEVICE_REVIEWER, scorecard }: MadeBy,
): Promise<void> {
  const { calls, reviews, edits } = durableDb;
  const { change } = made;
  const call = await calls.get(callId);
  if (call === undefined) throw new FailureError({ kind: 'missing-call' });
  const { evaluations: everybody, shut } = await readEvaluations(durableDb, callId, service);
  if (shut.includes(reviewer)) throw new UnreadRowError(reviews.name, 'The evaluation is damaged.');
  const own = everybody.find((one) => one.reviewer === reviewer);
  const at = nowAfter(own?.updatedAt, Date.now());
  const before = own ?? { ...emptyEvaluation(callId, service, at, reviewer), ...(scorecard && { scorecard }) };
  const after = changeEvaluation(keepOther(before, made), change, at);
  await reviews.put(after);
  if (change.kind !== 'choose') await edits.add({ callId, service, ...editOf(change), reviewer, at });
  const begunCall = await withReviewBegun(call, 'evaluation', reviewer);
  if (begunCall !== call) await calls.put({ ...begunCall, updatedAt: at });
  await updateHeadline(durableDb, callId, service);
}
