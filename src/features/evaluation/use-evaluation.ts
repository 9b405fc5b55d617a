import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CallId } from '@/domain/call';
import type { ReviewerId } from '@/domain/reviewer';
import type { Evaluation, PinnedCard } from '@/domain/scoring/evaluation';
import {
  type EvaluationChange,
  emptyEvaluation,
  fieldOf,
  type KnownChange,
  textBefore,
  textOf,
} from '@/domain/scoring/evaluation-edit';
import { type OwnChange, ownUndo, showEvaluation, textsBeside } from '@/domain/scoring/own-changes';
import { getEvaluations, type ShownEvaluations, saveChange } from '@/storage/calls/evaluations';
import { evaluationDraft } from '@/storage/calls/page-drafts';
import { useOnScreen } from '@/ui/use-on-screen';
import { usePageLeaving } from '@/ui/use-page-leaving';
import { addChange, type ChangeSaver, createChangeSaver, type SaverState } from './change-saver';

export interface EditedEvaluation {
  /** As stored, with what was changed here and is not stored yet; undefined while it is read. */
  evaluation: Evaluation | undefined;
  /** A text in sight is not the stored one, but kept beside it. */
  undecided: boolean;
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

/** What was changed in this window, each field's latest, and how many writes it has done. */
interface Made {
  own: readonly OwnChange[];
  writes: number;
}

const NOTHING_MADE: Made = { own: [], writes: 0 };

function withWritten({ own, writes }: Made, written: EvaluationChange): Made {
  const write = writes + 1;
  return { own: own.map((made) => (made.change === written ? { ...made, write } : made)), writes: write };
}

function withChange({ own, writes }: Made, change: EvaluationChange, beside: readonly string[]): Made {
  const kept = addChange(
    own.map((made) => made.change),
    change,
  );
  const before = own.filter((made) => kept.includes(made.change));
  return { own: [...before, { change, beside }], writes };
}

/** A reviewer's own evaluation, stored as it is made, and those of the others. */
export function useEvaluation(callId: CallId, service: string, reviewer: ReviewerId): EditedEvaluation {
  const [{ own, writes }, setMade] = useState(NOTHING_MADE);
  // Read again after each write, so that it is known of what was read whether it holds that write.
  const read = useLiveQuery(
    async () => ({ found: await getEvaluations(callId, service), writes }),
    [callId, service, writes],
  );
  const found = read?.found;
  const everybody = found?.evaluations;
  const stored = useMemo(
    () => everybody && (everybody.find((one) => one.reviewer === reviewer) ?? null),
    [everybody, reviewer],
  );
  /** As this window found it first, and each field's last text that it has stored: an undo takes back these. */
  const opened = useRef<Evaluation | null>(undefined);
  useEffect(() => {
    if (opened.current === undefined) opened.current = stored;
  }, [stored]);
  const written = useRef(new Map<string, EvaluationChange>());
  const onScreen = useOnScreen();
  const [state, setState] = useState<SaverState>({ phase: 'saved' });
  const saver = useMemo<ChangeSaver>(() => {
    const save = async (made: KnownChange) => {
      await saveChange(callId, service, made, { reviewer, scorecard: made.scorecard });
      written.current.set(fieldOf(made.change), made.change);
      setMade((before) => withWritten(before, made.change));
    };
    return createChangeSaver(save, setState, () => onScreen.current);
  }, [callId, service, reviewer, onScreen]);

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

  const shown = useMemo(() => {
    if (stored === undefined || read === undefined) return undefined;
    const start = emptyEvaluation(callId, service, 0, reviewer);
    return showEvaluation(stored ?? undefined, start, own, read.writes);
  }, [stored, read, own, callId, service, reviewer]);
  const evaluation = shown?.evaluation;

  const change: EditedEvaluation['change'] = (asked, scorecard) => {
    const onTheWay = () => saver.unsaved().map((waiting) => waiting.change);
    const made =
      asked.kind === 'undo'
        ? ownUndo(asked, opened.current ?? null, [...written.current.values(), ...onTheWay()])
        : asked;
    const known = textBefore(evaluation, made);
    // Chosen from what is stored: laid over it, it would hide what another window writes next.
    if (made.kind !== 'choose') {
      const beside = evaluation === undefined ? [] : textsBeside(evaluation, fieldOf(made), known ?? '');
      setMade((before) => withChange(before, made, beside));
    }
    saver.push({ change: made, known, ...(scorecard && { scorecard }) });
  };
  const typed = own.map((made) => textOf(made.change) ?? '').filter((text) => text !== '');
  const notStored = state.phase === 'failed' ? typed : [];
  const others = useMemo(() => (everybody ?? []).filter((one) => one.reviewer !== reviewer), [everybody, reviewer]);
  const savedAt = stored?.updatedAt ?? null;
  const undecided = shown?.undecided === true;
  return { evaluation, undecided, others, found, savedAt, saver: state, typed, notStored, change, flush };
}
