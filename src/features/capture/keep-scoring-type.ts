import type { CallId } from '@/domain/call';
import { setCallService } from '@/storage/call-service';
import { getCall } from '@/storage/calls';
import { getResults } from '@/storage/results';

/**
 * The scoring type chosen while a call is on screen becomes the call's own. A call that has a score keeps the type of that
 * score until it has one of the new type: the choice may be meant for the next call, and its score would vanish from Calls.
 */
export async function keepScoringType(callId: CallId, service: string): Promise<void> {
  const call = await getCall(callId);
  if (call === undefined) return;
  const [own, wanted] = await Promise.all([getResults(callId, call.service), getResults(callId, service)]);
  if (own.score === undefined || wanted.score !== undefined) await setCallService(callId, service);
}
