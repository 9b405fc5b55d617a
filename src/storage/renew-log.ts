import { db } from './database';

/** Chromium begins a new log after 4 MB. Values above 64 kB would go to files of their own, others are compressed. */
const ROW_BYTES = 60_000;
const ROWS = 80;

/**
 * Makes Chromium begin a new log of its database. A browser that was killed may leave the last record of the log torn;
 * LevelDB goes on writing behind it (google/leveldb issue 1287), the next start finds the database corrupt, and Chromium
 * then deletes all of it. In a new log nothing stands behind a torn record. Costs a write of 5 MB.
 */
export async function renewLog(): Promise<void> {
  const keys = Array.from({ length: ROWS }, (_, row) => `filler ${row}`);
  const value = crypto.getRandomValues(new Uint8Array(ROW_BYTES));
  try {
    await db.settings.bulkPut(keys.map((key) => ({ key, value })));
  } finally {
    await db.settings.bulkDelete(keys);
  }
}
