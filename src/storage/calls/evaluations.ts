import type { CallId } from '@/domain/call';
import { FailureError } from '@/domain/failure';
import type { Evaluation } from '@/domain/scoring/evaluation';
import {
  changeEvaluation,
  type EvaluationChange,
  emptyEvaluation,
  type KnownChange,
  keepOther,
} from '@/domain/scoring/evaluation-edit';
import { storing } from '../browser/storage-failure';
import { db, durableDb, type EditRow } from '../database';
import { updateHeadline } from './score-headline';

export function getEvaluation(callId: CallId, service: string): Promise<Evaluation | undefined> {
  return db.evaluations.get([callId, service]);
}

function editOf(
  change: Exclude<EvaluationChange, { kind: 'choose' }>,
): Pick<EditRow, 'field' | 'questionId' | 'value'> {
  switch (change.kind) {
    case 'answer':
      return { field: 'answer', questionId: change.questionId, value: change.answer };
    case 'notes':
      return { field: 'notes', questionId: change.questionId, value: change.notes };
    case 'undo':
      return { field: 'undo', questionId: change.questionId, value: '' };
    case 'analysis-notes':
    case 'evaluation-notes':
      return { field: change.kind, questionId: '', value: change.text };
  }
}

/**
 * One change of a reviewer: the evaluation, the record of the edit and the score in the list, all or nothing. A text that
 * the change's window did not know of is kept beside the new one. Rejects with 'missing-call' where there is none.
 */
export async function saveChange(callId: CallId, service: string, made: KnownChange): Promise<void> {
  const { calls, transcripts, results, evaluations, edits } = durableDb;
  const { change } = made;
  await storing(() =>
    durableDb.transaction('rw', [calls, transcripts, results, evaluations, edits], async () => {
      if ((await calls.get(callId)) === undefined) throw new FailureError({ kind: 'missing-call' });
      const at = Date.now();
      const before = (await evaluations.get([callId, service])) ?? emptyEvaluation(callId, service, at);
      const after = changeEvaluation(keepOther(before, made), change, at);
      await evaluations.put(after);
      if (change.kind !== 'choose') await edits.add({ callId, service, ...editOf(change), at });
      await updateHeadline(durableDb, callId, service, after);
    }),
  );
}
