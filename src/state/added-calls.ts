import { atom } from 'jotai';
import type { CallId } from '@/domain/call';

export interface AddedCalls {
  /** Those that are stored, in the order of their files. */
  callIds: readonly CallId[];
  /** More are on their way; all are stored and compared with what was here; nothing goes on. */
  phase: 'storing' | 'comparing' | 'done';
}

/** The files that were taken in last, for looking through them. */
export const addedCallsAtom = atom<AddedCalls>({ callIds: [], phase: 'done' });
