import { useLiveQuery } from 'dexie-react-hooks';
import type { CallId } from '@/domain/call';
import { getCall, isStored } from '@/storage/calls/calls';

/** Where a call that was deleted while it is on screen has gone. */
export type GoneCall = 'binned' | 'deleted';

async function goneCall(callId: CallId): Promise<GoneCall | null> {
  if ((await getCall(callId)) !== undefined) return null;
  return (await isStored(callId)) ? 'binned' : 'deleted';
}

/** Null = it is here, or not looked for yet. */
export function useGoneCall(callId: CallId | null): GoneCall | null {
  const found = useLiveQuery(async () => ({ callId, gone: callId === null ? null : await goneCall(callId) }), [callId]);
  return found?.callId === callId ? found.gone : null;
}
