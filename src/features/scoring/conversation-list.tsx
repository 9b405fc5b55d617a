import { useLiveQuery } from 'dexie-react-hooks';
import { useDeferredValue, useMemo, useState } from 'react';
import type { CallId } from '@/domain/call';
import { conversationMessages } from '@/domain/conversation';
import { getTranscript } from '@/storage/transcripts';
import { Button } from '@/ui/button';
import { MessageList } from '@/ui/message-list';
import { wording } from '@/ui/wording';

const words = wording.results;
const STEP = 100;

/** The conversation list (§2): who said what, without time stamps. Long calls are shown in steps. */
export function ConversationList({ callId }: { callId: CallId }) {
  const transcript = useLiveQuery(() => getTranscript(callId), [callId]);
  // Read again while the transcript is being typed, but never before the next key.
  const text = useDeferredValue(transcript?.callId === callId ? transcript.text : '');
  // A message has no identity but its place.
  const messages = useMemo(
    () => conversationMessages(text).map((message, place) => ({ ...message, key: `message-${place}` })),
    [text],
  );
  const [shown, setShown] = useState(STEP);
  if (messages.length === 0) return null;
  return (
    <section className="panel results-conversation" aria-labelledby="results-conversation-title">
      <h2 id="results-conversation-title">{words.conversation}</h2>
      <MessageList messages={messages.slice(0, shown)} labelledBy="results-conversation-title" />
      {messages.length > shown && (
        <Button onClick={() => setShown((count) => count + STEP)}>
          {words.conversationMore(shown, messages.length)}
        </Button>
      )}
    </section>
  );
}
