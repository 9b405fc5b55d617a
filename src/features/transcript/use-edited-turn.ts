import { useState } from 'react';
import type { CallId } from '@/domain/call';
import type { Turn } from '@/domain/transcript';
import { clearTurnDraft, keepTurnDraft, readTurnDraft } from '@/storage/turn-draft';

export interface EditedTurn {
  /** From 1; null = none. */
  editing: number | null;
  /** Words that were typed before a reload or a crash, and not saved. */
  draft?: string;
  edit: (turn: number) => void;
  typed: (words: string) => void;
  end: () => void;
}

/** The turn whose words are being typed; one that was broken off is open again with the words as they were. */
export function useEditedTurn(callId: CallId, turns: readonly Turn[]): EditedTurn {
  const [found] = useState(() => {
    const kept = readTurnDraft(callId);
    return kept !== undefined && turns[kept.turn - 1]?.text === kept.before ? kept : undefined;
  });
  const [editing, setEditing] = useState<number | null>(found?.turn ?? null);
  const [draft, setDraft] = useState(found?.words);

  return {
    editing,
    ...(draft !== undefined && { draft }),
    edit: setEditing,
    typed(words) {
      const before = editing === null ? undefined : turns[editing - 1]?.text;
      if (editing !== null && before !== undefined) keepTurnDraft({ callId, turn: editing, before, words });
    },
    end() {
      clearTurnDraft();
      setDraft(undefined);
      setEditing(null);
    },
  };
}
