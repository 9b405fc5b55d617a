import type { CallId } from '@/domain/call';
import type { StoredResult } from '@/domain/results';
import { db } from '../database';

export interface CallResults {
  summary?: StoredResult & { kind: 'summary' };
  score?: StoredResult & { kind: 'score' };
  autoNote?: StoredResult & { kind: 'auto-note' };
}

/** The machine's results of a call: summary, auto note, and the score on one scorecard. */
export async function getResults(callId: CallId, service: string): Promise<CallResults> {
  const [summary, score, autoNote] = await db.results.bulkGet([
    [callId, 'summary', ''],
    [callId, 'score', service],
    [callId, 'auto-note', ''],
  ]);
  return {
    ...(summary?.kind === 'summary' && { summary }),
    ...(score?.kind === 'score' && { score }),
    ...(autoNote?.kind === 'auto-note' && { autoNote }),
  };
}
