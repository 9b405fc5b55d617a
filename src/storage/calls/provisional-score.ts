import type { CallId } from '@/domain/call';
import type { ScoreResult } from '@/domain/provider';
import { isOfText } from '@/domain/transcript/transcript';
import { storing } from '../browser/storage-failure';
import { db } from '../database';
import { storeScore } from '../jobs/store-score';

/**
 * Keeps a rule check as the machine's score until the service answers. It never takes the place of a real answer about
 * the same text, which may have come meanwhile.
 */
export async function storeProvisionalScore(
  callId: CallId,
  service: string,
  result: ScoreResult,
  revision: number,
): Promise<void> {
  const { calls, transcripts, results, evaluations, reviews } = db;
  await storing(() =>
    db.transaction('rw', [calls, transcripts, results, evaluations, reviews], async () => {
      const [before, transcript] = await Promise.all([
        results.get([callId, 'score', service]),
        transcripts.get(callId),
      ]);
      const same = before !== undefined && transcript !== undefined && isOfText(before.revision, transcript);
      if (before?.provisional !== true && (same || (before?.revision ?? 0) >= revision)) return;
      await storeScore(db, callId, service, { ...result, provisional: true }, revision);
    }),
  );
}
