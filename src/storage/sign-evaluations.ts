import type { Transaction } from 'dexie';
import { withOlder } from '@/domain/scoring/older-evaluation';

/** Rows in memory at a time. */
const AT_ONCE = 500;

/**
 * Gives every evaluation kept without a reviewer to the one of this device. The old rows stay where they are: a tab of
 * the older app goes on writing them, and what it writes is taken in when the evaluation is read (D255).
 */
export async function signEvaluations(upgrade: Transaction): Promise<void> {
  const [older, reviews] = [upgrade.table('evaluations'), upgrade.table('reviews')];
  const keys = await older.toCollection().primaryKeys();
  for (let from = 0; from < keys.length; from += AT_ONCE) {
    const rows = await older.bulkGet(keys.slice(from, from + AT_ONCE));
    await reviews.bulkPut(rows.map((row) => withOlder(undefined, row)));
  }
}
