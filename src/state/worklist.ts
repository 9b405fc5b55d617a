import { atom } from 'jotai';
import type { CallId } from '@/domain/call';

/** The calls that Previous and Next walk through, in the order of the list they were opened from (D291). */
export interface Worklist {
  /** What the list is called, as its filter is. */
  title: string;
  ids: readonly CallId[];
  /** Also calls that another reviewer is done with. */
  withDone?: true;
}

/** Null: no list was opened yet. */
export const worklistAtom = atom<Worklist | null>(null);
