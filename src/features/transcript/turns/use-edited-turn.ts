import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CallId } from '@/domain/call';
import type { Turn } from '@/domain/transcript/transcript';
import type { TurnDraft } from '@/domain/transcript/turn-draft';
import { sayLiving, whenGone } from '@/state/living-page';
import { turnDraft } from '@/storage/calls/page-drafts';
import { adoptTurnDraft, dropTurnDraft, keepTurnDraft, turnDraftsOf } from '@/storage/calls/turn-drafts';
import { pageId } from '@/storage/new-id';
import { createPacedSaver } from '@/storage/paced-saver';
import { usePageLeaving } from '@/ui/use-page-leaving';

export interface EditedTurn {
  /** Where its words stand now, from 1; null = none is edited. */
  editing: number | null;
  /** Words that were typed and not saved, here or before a reload, a crash or the end of the browser. */
  typedWords: () => string | undefined;
  /** The turn says something else than when its editing began. */
  changed: boolean;
  edit: (turn: number) => void;
  typed: (words: string) => void;
  /** Goes on typing, over what the turn says by now. */
  keepMine: () => void;
  end: () => void;
}

type Editing = Pick<TurnDraft, 'turn' | 'before'>;

/** Number of the edited turn as the transcript is now: other windows may have put turns before it, or taken it away. */
function placeOf(turns: readonly Turn[], { turn, before }: Editing): number {
  if (turns[turn - 1]?.text === before) return turn;
  const same = turns.flatMap(({ text }, index) => (text === before ? [index + 1] : []));
  const [nearest = Math.min(turn, turns.length)] = same.sort((a, b) => Math.abs(a - turn) - Math.abs(b - turn));
  return nearest;
}

/**
 * The turn whose words are being typed. They go to the database while they are typed; where a page went away over them,
 * the next one that shows the call opens the turn again, with the words as they were.
 */
export function useEditedTurn(
  callId: CallId,
  turns: readonly Turn[],
  onLost: (turn: number, words: string) => void,
): EditedTurn {
  const [editing, setEditing] = useState<Editing | null>(null);
  const drafts = useLiveQuery(() => turnDraftsOf(callId), [callId]);
  /** What was typed last, stored or not. */
  const latest = useRef<TurnDraft | null>(null);
  const waits = useRef(false);
  /** On its way into the store: a page that goes now may take the transaction with it. */
  const writing = useRef<TurnDraft | null>(null);
  const ended = useRef<Promise<unknown>>(Promise.resolve());
  const looked = useRef(false);
  const lost = useRef(onLost);
  useEffect(() => {
    lost.current = onLost;
  });

  const saver = useMemo(
    () =>
      createPacedSaver(
        () => {
          const draft = waits.current ? latest.current : null;
          waits.current = false;
          writing.current = draft ?? writing.current;
          return draft ?? undefined;
        },
        async (draft) => {
          try {
            await keepTurnDraft(draft);
            // Of what was typed since, another is kept when the page goes.
            turnDraft.drop(draft.callId);
            return true;
          } catch {
            // A full device keeps no draft; the editor on screen still has it all.
            waits.current ||= latest.current === draft;
            return false;
          } finally {
            if (writing.current === draft) writing.current = null;
          }
        },
      ),
    [],
  );
  const keep = useCallback(() => {
    const left = waits.current ? latest.current : writing.current;
    if (left !== null) turnDraft.keep(left, left.callId);
  }, []);
  usePageLeaving(saver.flush, keep);

  const open = useCallback((draft: TurnDraft) => {
    sayLiving();
    latest.current = draft;
    setEditing(draft);
  }, []);

  useEffect(() => {
    if (drafts === undefined || editing !== null) return;
    const leave = new AbortController();
    for (const draft of drafts) {
      if (draft.page === pageId) {
        if (!looked.current) open(draft);
        continue;
      }
      const adopt = async () => {
        await ended.current;
        if (leave.signal.aborted || latest.current !== null) return;
        const own = await adoptTurnDraft(draft);
        if (own !== undefined) open(own);
      };
      whenGone(draft.page, leave.signal, adopt).catch(() => undefined);
    }
    looked.current = true;
    return () => leave.abort();
  }, [drafts, editing, open]);

  // Whoever shows this screen next finds the draft; without its call there is none.
  useEffect(
    () => () => {
      // The page may go while another call is on screen, and this one's words are still on their way.
      keep();
      if (latest.current !== null) lost.current(latest.current.turn, latest.current.words);
    },
    [keep],
  );

  const place = editing === null ? null : placeOf(turns, editing);
  const now = place === null ? undefined : turns[place - 1]?.text;
  const keepWords = (words: string, before: string) => {
    if (place === null) return;
    latest.current = { callId, page: pageId, turn: place, before, words };
    waits.current = true;
    saver.typed();
  };

  return {
    editing: place,
    typedWords: () => latest.current?.words,
    changed: editing !== null && now !== editing.before,
    edit(turn) {
      const before = turns[turn - 1]?.text;
      // Words that are being typed elsewhere are saved or given up first.
      if (before === undefined || latest.current !== null) return;
      sayLiving();
      setEditing({ turn, before });
    },
    typed: (words) => editing !== null && keepWords(words, editing.before),
    keepMine() {
      if (editing === null || now === undefined || place === null) return;
      setEditing({ ...editing, turn: place, before: now });
      if (latest.current !== null) keepWords(latest.current.words, now);
    },
    end() {
      latest.current = null;
      waits.current = false;
      writing.current = null;
      setEditing(null);
      turnDraft.drop(callId);
      const drop = () => dropTurnDraft({ callId, page: pageId }).catch(() => undefined);
      ended.current = saver.flush().then(drop);
    },
  };
}
