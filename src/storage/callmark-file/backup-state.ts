import type { CallId } from '@/domain/call';
import { readFact } from '../browser/kept-facts';
import { db } from '../database';

export interface BackupState {
  calls: number;
  /** The last time everything went into a file; null = never. `changed`: calls that are new or changed since. */
  last: { at: number; changed: number } | null;
}

/** How much would be lost with the device. */
export function backupState(): Promise<BackupState> {
  return db.transaction('r', [db.calls, db.reviews, db.keptFacts], async () => {
    const [calls, backup] = await Promise.all([db.calls.count(), readFact(db, 'backup')]);
    if (backup === undefined) return { calls, last: null };
    const { at, brought } = backup;
    const changed = new Set<CallId>();
    await db.calls.filter(({ updatedAt }) => updatedAt >= at).each(({ id }) => changed.add(id));
    await db.reviews.filter(({ updatedAt }) => updatedAt >= at).each(({ callId }) => changed.add(callId));
    return { calls, last: { at, changed: Math.min(calls, changed.size + brought) } };
  });
}
