import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo, useState } from 'react';
import type { CallId } from '@/domain/call';
import type { Evaluation } from '@/domain/evaluation';
import { changeEvaluation, type EvaluationChange, emptyEvaluation } from '@/domain/evaluation-edit';
import { clearEvaluationDraft, keepEvaluationDraft, recoverEvaluations } from '@/storage/evaluation-draft';
import { getEvaluation, saveChange } from '@/storage/evaluations';
import { addChange, type ChangeSaver, createChangeSaver, type SaverState } from './change-saver';

export interface EditedEvaluation {
  /** Stored edits with what was changed here laid over them; undefined while it is read. */
  evaluation: Evaluation | undefined;
  /** When it was last stored, milliseconds since the epoch; null = never. */
  savedAt: number | null;
  saver: SaverState;
  change: (change: EvaluationChange) => void;
  flush: () => Promise<boolean>;
}

/** A reviewer's evaluation, stored as it is made (decision 9). */
export function useEvaluation(callId: CallId, service: string): EditedEvaluation {
  const stored = useLiveQuery(() => getEvaluation(callId, service).then((found) => found ?? null), [callId, service]);
  // Kept over the stored values for as long as the dialog is open: a field that is being typed in must never jump back
  // to what was stored a moment ago.
  const [changes, setChanges] = useState<EvaluationChange[]>([]);
  const [state, setState] = useState<SaverState>({ phase: 'saved' });
  const saver = useMemo<ChangeSaver>(
    () => createChangeSaver((change) => saveChange(callId, service, change), setState),
    [callId, service],
  );

  useEffect(() => {
    const flush = () => void saver.flush();
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    const leave = async () => {
      keepEvaluationDraft(callId, service, saver.unsaved());
      if (await saver.flush()) clearEvaluationDraft(callId, service);
    };
    // What could not be stored stays behind and is tried again next time.
    recoverEvaluations().catch(() => undefined);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', flushHidden);
      flush();
    };
  }, [saver, callId, service]);

  const evaluation = useMemo(() => {
    if (stored === undefined) return undefined;
    const start = stored ?? emptyEvaluation(callId, service, 0);
    return changes.reduce((shown, change) => changeEvaluation(shown, change, shown.updatedAt), start);
  }, [stored, changes, callId, service]);

  const change = (made: EvaluationChange) => {
    setChanges((before) => addChange(before, made));
    saver.push(made);
  };
  return { evaluation, savedAt: stored?.updatedAt ?? null, saver: state, change, flush: saver.flush };
}
