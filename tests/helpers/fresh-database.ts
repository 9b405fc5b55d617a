import { db, durableDb } from '@/storage/database';

/** An empty database behind the app's own connections; call before each test, and import fake-indexeddb/auto first. */
export async function freshDatabase(): Promise<void> {
  durableDb.close({ disableAutoOpen: false });
  await db.delete({ disableAutoOpen: false });
}
