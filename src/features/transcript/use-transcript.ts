import { useLiveQuery } from 'dexie-react-hooks';
import type { Call, CallId } from '@/domain/call';
import type { StoredTranscript } from '@/domain/transcript/transcript';
import { getCall } from '@/storage/calls/calls';
import { getTranscript } from '@/storage/calls/transcripts';

export interface CallOnScreen {
  callId: CallId | null;
  call?: Call;
  transcript?: StoredTranscript;
  /** The stored text, '' where there is none; undefined while it is read. */
  text: string | undefined;
}

/** The call on screen with its transcript, as stored now. */
export function useTranscript(callId: CallId | null): CallOnScreen {
  const read = useLiveQuery(async () => {
    if (callId === null) return { callId, text: '' };
    const [call, transcript] = await Promise.all([getCall(callId), getTranscript(callId)]);
    return { callId, ...(call && { call }), ...(transcript && { transcript }), text: transcript?.text ?? '' };
  }, [callId]);
  // A live query gives the answer of the call before until the next one is read.
  if (read !== undefined && read.callId === callId) return read;
  return { callId, text: callId === null ? '' : undefined };
}
