import type { CallId } from '@/domain/call';
import type { ScoreAnswer } from '@/domain/scoring/score-answer';
import { putPeaks, setAudioFacts } from '@/storage/calls/audio';
import { db } from '@/storage/database';
import { audioCall, typedCall } from '../../helpers/stored-calls';

export const SERVICE = 'Sale Effective';

async function storeScore(callId: CallId, answer: ScoreAnswer): Promise<void> {
  const madeBy = { maker: 'rules', name: '', at: 1 } as const;
  await db.results.put({ callId, service: SERVICE, kind: 'score', answer, raw: '', madeBy, revision: 1 });
}

/** A stored call without sound, scored by a machine. */
export async function scoredTypedCall(answer: ScoreAnswer): Promise<CallId> {
  const callId = await typedCall('Agent (A): Dạ alo');
  await storeScore(callId, answer);
  return callId;
}

/** A stored call with sound that was opened once and has its peaks, scored by a machine. */
export async function scoredAudioCall(
  answer: ScoreAnswer,
  facts: { durationS: number; playable: boolean },
): Promise<CallId> {
  const callId = await audioCall();
  await storeScore(callId, answer);
  await setAudioFacts(callId, facts);
  await putPeaks(callId, { channels: [new Float32Array([0.1, 0.9])], durationS: facts.durationS });
  return callId;
}
