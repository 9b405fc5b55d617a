import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useMemo, useState } from 'react';
import type { CallId } from '@/domain/call';
import type { Evaluation } from '@/domain/scoring/evaluation';
import {
  changeEvaluation,
  type EvaluationChange,
  emptyEvaluation,
  fieldOf,
  textBefore,
} from '@/domain/scoring/evaluation-edit';
import { getEvaluation, saveChange } from '@/storage/calls/evaluations';
import { evaluationDraft } from '@/storage/calls/page-drafts';
import { usePageLeaving } from '@/ui/use-page-leaving';
import { addChange, type ChangeSaver, createChangeSaver, type SaverState } from './change-saver';

export interface EditedEvaluation {
  /** Stored edits with what was changed here laid over them; undefined while it is read. */
  evaluation: Evaluation | undefined;
  /** When it was last stored, milliseconds since the epoch; null = never. */
  savedAt: number | null;
  saver: SaverState;
  /** Texts that were typed here and could not be stored. */
  notStored: string[];
  change: (change: EvaluationChange) => void;
  flush: () => Promise<boolean>;
}

/** A reviewer's evaluation, stored as it is made. */
export function useEvaluation(callId: CallId, service: string): EditedEvaluation {
  const stored = useLiveQuery(() => getEvaluation(callId, service).then((found) => found ?? null), [callId, service]);
  // Kept over the stored values for as long as the dialog is open: a field that is being typed in must never jump back
  // to what was stored a moment ago.
  const [changes, setChanges] = useState<EvaluationChange[]>([]);
  const [state, setState] = useState<SaverState>({ phase: 'saved' });
  const saver = useMemo<ChangeSaver>(
    () => createChangeSaver((made) => saveChange(callId, service, made), setState),
    [callId, service],
  );

  const flush = useCallback(async () => {
    const done = await saver.flush();
    if (done) evaluationDraft.drop();
    return done;
  }, [saver]);
  const keep = useCallback(() => {
    const unsaved = saver.unsaved();
    if (unsaved.length > 0) evaluationDraft.keep({ callId, service, changes: unsaved });
  }, [saver, callId, service]);
  usePageLeaving(flush, keep);

  const evaluation = useMemo(() => {
    if (stored === undefined) return undefined;
    const start = stored ?? emptyEvaluation(callId, service, 0);
    return changes.reduce((shown, change) => changeEvaluation(shown, change, shown.updatedAt), start);
  }, [stored, changes, callId, service]);

  const change = (made: EvaluationChange) => {
    // Chosen from what is stored: laid over it, it would hide what another window writes next.
    if (made.kind !== 'choose') setChanges((before) => addChange(before, made));
    const own = changes.some((before) => fieldOf(before) === fieldOf(made));
    const known = textBefore((own ? evaluation : stored) ?? undefined, made);
    saver.push({ change: made, known });
  };
  const typed = changes.flatMap((made) => ('text' in made ? made.text : 'notes' in made ? made.notes : []));
  const notStored = state.phase === 'failed' ? typed.filter((text) => text !== '') : [];
  return { evaluation, savedAt: stored?.updatedAt ?? null, saver: state, notStored, change, flush };
}
