import type { CallId } from '@/domain/call';
import { answerByHand, isByHand } from '@/domain/scorecards/who-judges';
import { ANY_REVISION } from '@/domain/transcript/transcript';
import type { CallmarkDatabase } from '../database';
import { cardInUse } from '../scorecards/card-in-use';
import type { JobWish } from './job-rows';
import { storeScore } from './store-score';

/**
 * How a call is scored by a scoring type, in the caller's transaction: the job to queue for it, or null where there is
 * nothing for a machine to do; then the scorecard stands ready for the reviewer.
 */
export async function askForScore(
  database: CallmarkDatabase,
  callId: CallId,
  service: string,
  now: number,
): Promise<Omit<JobWish, 'callId'> | null> {
  const card = await cardInUse(database, callId, service);
  if (card === undefined) return { kind: 'score', service };
  if (!isByHand(card)) return { kind: 'score', service, ...(card.path === undefined && { here: true }) };
  const madeBy = { maker: 'human' as const, name: '', at: now };
  await storeScore(database, callId, service, { answer: answerByHand(card), raw: '', madeBy }, ANY_REVISION);
  return null;
}
