import type { CallId } from '@/domain/call';
import { isRecord, readJson, removeJson, writeJson } from './local-json';

/** Words of one turn that are being typed and not saved: they outlive a reload, a crash and the end of the tab. */
export interface TurnDraft {
  callId: CallId;
  /** From 1. */
  turn: number;
  /** The stored words when the editing began; a turn that says something else by now is not this one. */
  before: string;
  words: string;
}

const KEY = 'turnDraft';

export const keepTurnDraft = (draft: TurnDraft): boolean => writeJson(KEY, draft);

/** The draft of this call, if that is the one that was being typed last. */
export function readTurnDraft(wanted: CallId): TurnDraft | undefined {
  const value = readJson(KEY);
  if (!isRecord(value)) return undefined;
  const { callId, turn, before, words } = value;
  if (callId !== wanted || typeof turn !== 'number') return undefined;
  if (typeof before !== 'string' || typeof words !== 'string') return undefined;
  return { callId, turn, before, words };
}

export const clearTurnDraft = (): void => removeJson(KEY);
