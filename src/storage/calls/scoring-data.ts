import { type CallmarkDatabase, db } from '../database';

const KEY = 'scoring-data';

/** GET /webhook/get-scoring-data as it came (§7, D17b): kept, and nothing depends on its shape. */
export async function storeScoringData(value: unknown, database: CallmarkDatabase = db): Promise<void> {
  await database.settings.put({ key: KEY, value });
}
