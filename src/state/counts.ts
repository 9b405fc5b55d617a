import { atom } from 'jotai';
import type { DayProgress } from '@/domain/desk/work-day';

/** Calls kept on this device, and how many of them have work that waits; 0 until the database has answered. */
export const callsKeptAtom = atom(0);
export const callsWaitingAtom = atom(0);
/** How far the day's work is of whoever judges now. */
export const dayProgressAtom = atom<DayProgress | null>(null);
