import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useMemo, useState } from 'react';
import type { CallId } from '@/domain/call';
import type { ReviewerId } from '@/domain/reviewer';
import type { Evaluation, PinnedCard } from '@/domain/scoring/evaluation';
import {
  changeEvaluation,
  type EvaluationChange,
  emptyEvaluation,
  fieldOf,
  textBefore,
} from '@/domain/scoring/evaluation-edit';
import { getEvaluations, type ShownEvaluations, saveChange } from '@/storage/calls/evaluations';
import { evaluationDraft } from '@/storage/calls/page-drafts';
import { usePageLeaving } from '@/ui/use-page-leaving';
import { addChange, type ChangeSaver, createChangeSaver, type SaverState } from './change-saver';

export interface EditedEvaluation {
  /** Stored edits with what was changed here laid over them; undefined while it is read. */
  evaluation: Evaluation | undefined;
  /** Of everybody else, as stored. */
  others: Evaluation[];
  /** What can't be read here; undefined while it is looked for. */
  found: ShownEvaluations | undefined;
  /** When it was last stored, milliseconds since the epoch; null = never. */
  savedAt: number | null;
  saver: SaverState;
  /** Texts that were typed here. */
  typed: string[];
  /** Those of them that could not be stored. */
  notStored: string[];
  /** `scorecard`: the version in sight, of a card of one's own; the first change fixes it. */
  change: (change: EvaluationChange, scorecard: PinnedCard | undefined) => void;
  flush: () => Promise<boolean>;
}

/** A reviewer's own evaluation, stored as it is made, and those of the others. */
export function useEvaluation(callId: CallId, service: string, reviewer: ReviewerId): EditedEvaluation {
  const found = useLiveQuery(() => getEvaluations(callId, service), [callId, service]);
  const everybody = found?.evaluations;
  const stored = useMemo(
    () => everybody && (everybody.find((one) => one.reviewer === reviewer) ?? null),
    [everybody, reviewer],
  );
  // Kept over the stored values for as long as the dialog is open: a field that is being typed in must never jump back
  // to what was stored a moment ago.
  const [changes, setChanges] = useState<EvaluationChange[]>([]);
  const [state, setState] = useState<SaverState>({ phase: 'saved' });
  const saver = useMemo<ChangeSaver>(
    () =>
      createChangeSaver((made) => saveChange(callId, service, made, { reviewer, scorecard: made.scorecard }), setState),
    [callId, service, reviewer],
  );

  const flush = useCallback(async () => {
    const done = await saver.flush();
    if (done) evaluationDraft.drop();
    return done;
  }, [saver]);
  const keep = useCallback(() => {
    const unsaved = saver.unsaved();
    if (unsaved.length > 0) evaluationDraft.keep({ callId, service, reviewer, changes: unsaved });
  }, [saver, callId, service, reviewer]);
  usePageLeaving(flush, keep);

  const evaluation = useMemo(() => {
    if (stored === undefined) return undefined;
    const start = stored ?? emptyEvaluation(callId, service, 0, reviewer);
    return changes.reduce((shown, change) => changeEvaluation(shown, change, shown.updatedAt), start);
  }, [stored, changes, callId, service, reviewer]);

  const change: EditedEvaluation['change'] = (made, scorecard) => {
    // Chosen from what is stored: laid over it, it would hide what another window writes next.
    if (made.kind !== 'choose') setChanges((before) => addChange(before, made));
    const own = changes.some((before) => fieldOf(before) === fieldOf(made));
    const known = textBefore((own ? evaluation : stored) ?? undefined, made);
    saver.push({ change: made, known, ...(scorecard && { scorecard }) });
  };
  const texts = changes.flatMap((made) => ('text' in made ? made.text : 'notes' in made ? made.notes : []));
  const typed = texts.filter((text) => text !== '');
  const notStored = state.phase === 'failed' ? typed : [];
  const others = useMemo(() => (everybody ?? []).filter((one) => one.reviewer !== reviewer), [everybody, reviewer]);
  const savedAt = stored?.updatedAt ?? null;
  return { evaluation, others, found, savedAt, saver: state, typed, notStored, change, flush };
}
