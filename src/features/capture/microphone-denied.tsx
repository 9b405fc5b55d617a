import { useLiveQuery } from 'dexie-react-hooks';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { type MicrophonePermission, watchPermission } from '@/audio/recording/permission';
import type { CallId } from '@/domain/call';
import { liveTextAtom } from '@/state/live-text';
import { getCall } from '@/storage/calls/calls';
import { wording } from '@/ui/wording';

/** Asks for the microphone's permission where it is denied and the conversation is empty (§2); follows the browser. */
export function MicrophoneDenied({ callId, refused }: { callId: CallId | null; refused: boolean }) {
  const [permission, setPermission] = useState<MicrophonePermission>('unknown');
  useEffect(() => watchPermission(setPermission), []);
  const denied = permission === 'denied' || (permission !== 'granted' && refused);
  const said = useHasConversation(callId);
  if (!denied || said) return null;
  return (
    <p className="capture-denied" role="alert">
      {wording.recording.allow}
    </p>
  );
}

/** Of a stored transcript, or of what was heard live before there is one. */
function useHasConversation(callId: CallId | null): boolean {
  const live = useAtomValue(liveTextAtom);
  const stored = useLiveQuery(async () => {
    if (callId === null) return { callId, words: 0 };
    return { callId, words: (await getCall(callId))?.words ?? 0 };
  }, [callId]);
  if (callId === null) return false;
  const heard = live?.callId === callId && live.session.messages.length > 0;
  // Not read yet is not empty: nothing is said that would be taken back at once.
  return heard || stored?.callId !== callId || stored.words > 0;
}
