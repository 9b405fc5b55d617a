import type { CallId } from '@/domain/call';
import { FailureError } from '@/domain/failure';
import { unjudgedAnswer } from '@/domain/scoring/unjudged-answer';
import { ANY_REVISION } from '@/domain/transcript/transcript';
import { storing } from '../browser/storage-failure';
import { durableDb } from '../database';
import { cardInUse, cardTables } from '../scorecards/card-in-use';
import { storeScore } from './scores';

/**
 * Puts a scorecard before a reviewer with nothing judged, for a call that is heard and has no transcript. The call takes on
 * the scoring type; a score that is there already stays. A machine's answer that comes later takes the place of this one,
 * and what the reviewer answered is kept apart from both (D303). Rejects with 'missing-call' where the call is gone, and
 * with 'unsupported' where the questions of the scoring type are not known here.
 */
export async function judgeByEar(callId: CallId, service: string): Promise<void> {
  const { calls, transcripts, evaluations, reviews, results } = durableDb;
  const tables = new Set([calls, transcripts, evaluations, reviews, ...cardTables(durableDb)]);
  await storing(() =>
    durableDb.transaction('rw', [...tables], async () => {
      const [call, before] = await Promise.all([calls.get(callId), results.get([callId, 'score', service])]);
      if (call === undefined) throw new FailureError({ kind: 'missing-call' });
      const at = Date.now();
      if (call.service !== service) await calls.put({ ...call, service, updatedAt: at });
      if (before !== undefined) return;
      const answer = unjudgedAnswer(service, await cardInUse(durableDb, callId, service));
      if (answer === null) throw new FailureError({ kind: 'unsupported' });
      const madeBy = { maker: 'human' as const, name: '', at };
      await storeScore(durableDb, callId, service, { answer, raw: '', madeBy }, ANY_REVISION);
    }),
  );
}
