import { type AppLock, byThisClock, isAppLock, type LockTries } from '@/domain/app-lock';
import { checkPin } from '@/domain/settings-pin';
import { db } from '../database';
import { newId } from '../new-id';
import { writeFact } from './kept-facts';
import { readPreference, writePreference } from './preferences';

// In localStorage: it is known before anything is rendered, and no page waits for a database to learn that it is locked.

/** A browser tells other windows of a change; this one is told in the same way, with the key of no other word. */
const changed = () => globalThis.dispatchEvent(new StorageEvent('storage', { key: 'appLock' }));

/** undefined = there is no lock. */
export function readAppLock(): AppLock | undefined {
  const lock = readPreference('appLock');
  return isAppLock(lock) ? lock : undefined;
}

/** Sets the lock, or takes it away, for all windows of the app. False where this browser does not keep it. */
export function writeAppLock(lock: AppLock | null): boolean {
  writePreference('appLock', lock);
  writePreference('appLockTries', null);
  // A new one begins open.
  tellLocked(false);
  return readAppLock()?.hash === lock?.hash;
}

/** When it locks by itself, in all windows at once. */
export function writeLockChoices(lock: AppLock): void {
  writePreference('appLock', lock);
  changed();
}

/** For the worker, which has no localStorage: whether its notices may name calls. */
export const tellWorkerOfLock = (isSet: boolean): Promise<void> => writeFact(db, 'lock', isSet);

const KEYS: readonly (string | null)[] = ['appLock', 'appLockTold', null];

/** Called after a change of the lock in any window, or when everything was cleared. Gives the function that ends it. */
export function watchAppLock(report: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    // Another window could keep its word, so this one's own is not the last any more.
    if (key === 'appLockTold') unkept = undefined;
    if (KEYS.includes(key)) report();
  };
  globalThis.addEventListener('storage', heard);
  return () => globalThis.removeEventListener('storage', heard);
}

interface Told {
  locked: boolean;
  /** Tells one word from the next, without any clock. */
  id: string;
}
/** Where nothing more can be stored, it counts in this window: a full device must keep nobody out. */
let unkept: Told | undefined;

/** What was told last to all windows. */
export const readTold = (): Told | undefined => unkept ?? readPreference('appLockTold') ?? undefined;

/** Has all windows of the app lock, or open. */
export function tellLocked(locked: boolean): void {
  const told = { locked, id: newId() };
  writePreference('appLockTold', told);
  unkept = readPreference('appLockTold')?.id === told.id ? undefined : told;
  changed();
}

/** As `unkept`: of this window alone. */
let unkeptUse: number | undefined;

/** When the app was used last, in whichever window. */
export const readUsedAt = (): number => unkeptUse ?? readPreference('appLockUsedAt') ?? 0;

export function writeUsedAt(at: number): void {
  writePreference('appLockUsedAt', at);
  unkeptUse = readPreference('appLockUsedAt') === at ? undefined : at;
}

const keepTries = (tries: LockTries | null): void => writePreference('appLockTries', tries);

export function readTries(): LockTries {
  const kept = readPreference('appLockTries');
  if (!kept) return { wrong: 0, at: 0 };
  const tries = byThisClock(kept, Date.now());
  // Kept, or what is left to wait would move on with the clock until it is where it was.
  if (tries.at !== kept.at || tries.removalAskedAt !== kept.removalAskedAt) keepTries(tries);
  return tries;
}

/** Counted before it is looked at: a page that is closed meanwhile has tried. The right one ends what was asked for. */
export async function tryPin(pin: string, hash: string): Promise<'right' | 'wrong' | 'unknown'> {
  const before = readTries();
  keepTries({ ...before, wrong: before.wrong + 1, at: Date.now() });
  const found = await checkPin(pin, hash);
  keepTries(found === 'right' ? null : found === 'unknown' ? before : { ...readTries(), at: Date.now() });
  return found;
}

export const askForRemoval = (): void => keepTries({ ...readTries(), removalAskedAt: Date.now() });
