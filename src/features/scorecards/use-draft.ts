import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Failure, failureOf } from '@/domain/failure';
import { type Mended, mendConditions } from '@/domain/scorecards/edit-conditions';
import { beginHistory, type EditHistory, recordEdit, redoEdit, undoEdit } from '@/domain/scorecards/edit-history';
import type { Scorecard } from '@/domain/scorecards/scorecard';
import { unsavedWorkAtom } from '@/state/session';
import type { ScorecardRow } from '@/storage/database';
import { createPacedSaver } from '@/storage/paced-saver';
import { scorecardDraft } from '@/storage/scorecards/scorecard-draft';
import { type ScorecardKey, saveDraft } from '@/storage/scorecards/scorecards';
import { useOnScreen } from '@/ui/use-on-screen';
import { usePageLeaving } from '@/ui/use-page-leaving';

export type DraftSaving = { phase: 'saved' } | { phase: 'saving' } | { phase: 'failed'; failure: Failure };

/** One change of a card; `field` names what is typed in, so that a word is one step back and not five. */
export type EditCard = (change: (card: Scorecard) => Scorecard, field?: string) => void;

export interface DraftEditing {
  card: Scorecard;
  saving: DraftSaving;
  /** What the last change did to conditions of other questions. */
  mended: readonly Mended[];
  edit: EditCard;
  /** Null where there is no way back, or forth. */
  undo: (() => void) | null;
  redo: (() => void) | null;
  /** Does `remove` while nothing is stored here; what waits is stored after all where it gives false or rejects. */
  removing: (remove: () => Promise<boolean>) => Promise<boolean>;
  /** Stores all that waits. Gives the revision that has it; null when it could not be stored. */
  flush: () => Promise<number | null>;
}

/**
 * A draft as it is edited: every step stored, typed words when they rest. A draft that another window changed is taken
 * over where nothing waits here; `onMoved` tells that what was typed had to become another version.
 */
export function useDraft(row: ScorecardRow, onMoved: (key: ScorecardKey) => void): DraftEditing {
  const [history, setHistory] = useState<EditHistory>(() => beginHistory(row.card));
  const [saving, setSaving] = useState<DraftSaving>({ phase: 'saved' });
  const [mended, setMended] = useState<readonly Mended[]>([]);
  const setUnsaved = useSetAtom(unsavedWorkAtom);
  const known = useRef(row.revision);
  const version = useRef(row.version);
  const waiting = useRef<Scorecard | undefined>(undefined);
  const writing = useRef<Scorecard | undefined>(undefined);
  const gone = useRef(false);
  const onScreen = useOnScreen();
  const moved = useRef(onMoved);
  useEffect(() => {
    moved.current = onMoved;
  });

  const [saver] = useState(() =>
    createPacedSaver(
      () => {
        if (gone.current) return undefined;
        const card = waiting.current;
        writing.current = card ?? writing.current;
        waiting.current = undefined;
        return card;
      },
      async (card) => {
        try {
          const stored = await saveDraft({ card: { ...card, version: version.current }, known: known.current });
          const before = version.current;
          known.current = stored.revision;
          // What waits meanwhile goes after it.
          version.current = stored.version;
          if (writing.current === card) writing.current = undefined;
          if (waiting.current === undefined) {
            scorecardDraft.drop();
            setSaving({ phase: 'saved' });
          }
          if (stored.version !== before) moved.current(stored);
          return true;
        } catch (error) {
          waiting.current ??= card;
          setSaving({ phase: 'failed', failure: failureOf(error) });
          return false;
        }
      },
      () => onScreen.current,
    ),
  );

  const put = (next: EditHistory, typed: boolean) => {
    if (next.present === history.present) return;
    setHistory(next);
    waiting.current = next.present;
    setSaving({ phase: 'saving' });
    if (typed) saver.typed();
    else void saver.flush();
  };
  const edit: EditCard = (change, field) => {
    const whole = mendConditions(change(history.present));
    setMended(whole.mended);
    put(recordEdit(history, whole.card, field ?? null), field !== undefined);
  };
  const step = (next: EditHistory) => () => {
    setMended([]);
    put(next, false);
  };

  useEffect(() => {
    const own = waiting.current !== undefined || writing.current !== undefined;
    if (own || row.revision <= known.current) return;
    known.current = row.revision;
    setHistory((now) =>
      JSON.stringify(now.present) === JSON.stringify(row.card) ? now : recordEdit(now, row.card, null),
    );
  }, [row]);

  const unsaved = saving.phase !== 'saved';
  useEffect(() => {
    if (!unsaved) return;
    setUnsaved(true);
    return () => setUnsaved(false);
  }, [unsaved, setUnsaved]);

  const keep = useCallback(() => {
    const card = waiting.current ?? writing.current;
    if (card !== undefined && !gone.current) scorecardDraft.keep({ card, known: known.current });
  }, []);
  usePageLeaving(saver.flush, keep);

  const removing: DraftEditing['removing'] = async (remove) => {
    // What would be stored once more, now or when the editor closes, would begin the draft anew.
    gone.current = true;
    try {
      await saver.flush();
      gone.current = await remove();
    } catch (error) {
      gone.current = false;
      throw error;
    } finally {
      if (gone.current) scorecardDraft.drop();
      else void saver.flush();
    }
    return gone.current;
  };
  const flush = async () => ((await saver.flush()) ? known.current : null);
  return {
    card: history.present,
    saving,
    mended,
    edit,
    undo: history.past.length > 0 ? step(undoEdit(history)) : null,
    redo: history.future.length > 0 ? step(redoEdit(history)) : null,
    removing,
    flush,
  };
}
