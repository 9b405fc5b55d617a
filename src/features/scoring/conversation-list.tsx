import { useLiveQuery } from 'dexie-react-hooks';
import { useAtomValue } from 'jotai';
import { useDeferredValue, useMemo } from 'react';
import type { CallId } from '@/domain/call';
import { conversationMessages } from '@/domain/conversation';
import { liveTextAtom } from '@/state/live-text';
import { getTranscript } from '@/storage/transcripts';
import { Conversation } from './conversation';

/** Who said what, without time stamps (§2); of a recording just made, what was heard live until it is transcribed. */
export function ConversationList({ callId }: { callId: CallId }) {
  const transcript = useLiveQuery(() => getTranscript(callId), [callId]);
  const live = useAtomValue(liveTextAtom);
  // Read again while the transcript is being typed, but never before the next key.
  const text = useDeferredValue(transcript?.callId === callId ? transcript.text : '');
  const said = useMemo(() => conversationMessages(text), [text]);
  const heard = transcript === undefined && live?.callId === callId ? live.session.messages : said;
  // A message has no identity but its place.
  const messages = useMemo(() => heard.map((message, place) => ({ ...message, key: `message-${place}` })), [heard]);
  return messages.length === 0 ? null : <Conversation messages={messages} />;
}
