import type { CallId } from '../call';

/** Words of one turn that are being typed and not saved: they outlive a reload, a crash and the end of the browser. */
export interface TurnDraft {
  callId: CallId;
  /** The page they are typed in. */
  page: string;
  /** From 1. */
  turn: number;
  /** The stored words when the editing began. */
  before: string;
  words: string;
}
