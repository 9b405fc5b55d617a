import type { CallId } from '@/domain/call';
import type { Evaluation } from '@/domain/evaluation';
import { changeEvaluation, type EvaluationChange, emptyEvaluation } from '@/domain/evaluation-edit';
import { db, durableDb, type EditRow } from './database';
import { updateHeadline } from './score-headline';
import { storing } from './storage-failure';

export function getEvaluation(callId: CallId, service: string): Promise<Evaluation | undefined> {
  return db.evaluations.get([callId, service]);
}

function editOf(change: EvaluationChange): Pick<EditRow, 'field' | 'questionId' | 'value'> {
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

/** One change of a reviewer: the evaluation, the record of the edit and the score in the list, all or nothing. */
export async function saveChange(callId: CallId, service: string, change: EvaluationChange): Promise<void> {
  const { calls, results, evaluations, edits } = durableDb;
  await storing(() =>
    durableDb.transaction('rw', [calls, results, evaluations, edits], async () => {
      if ((await calls.get(callId)) === undefined) return;
      const at = Date.now();
      const before = (await evaluations.get([callId, service])) ?? emptyEvaluation(callId, service, at);
      const after = changeEvaluation(before, change, at);
      await evaluations.put(after);
      await edits.add({ callId, service, ...editOf(change), at });
      await updateHeadline(durableDb, callId, service, after);
    }),
  );
}
