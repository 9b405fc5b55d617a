import { atom } from 'jotai';

/** Nothing of the app is on the page but its lock. */
export const lockedAtom = atom(false);
/** The button that locks at once; null where no lock is set. */
export const lockButtonAtom = atom<{ LockButton: React.ComponentType } | null>(null);
