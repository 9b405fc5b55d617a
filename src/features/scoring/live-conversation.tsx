import type { LiveText } from '@/state/live-text';
import { useLiveTextWaits } from '@/state/use-live-text-waits';
import { wording } from '@/ui/wording';
import { Conversation } from './conversation';

const words = wording.realSpeak.live;

function noteOf({ session, hasEngine }: LiveText, waits: boolean): string | null {
  if (!hasEngine) return words.noEngine;
  if (session.queue.over !== undefined) return words.over[session.queue.over];
  if (session.queue.pause !== null) return words.paused;
  if (session.messages.length > 0) return null;
  return waits ? words.waits : words.listening;
}

/** The conversation while it is being recorded (§4): unfinished text as such, and why there is none where there is none. */
export function LiveConversation({ live }: { live: LiveText }) {
  const note = noteOf(live, useLiveTextWaits(live.onDevice === true));
  const messages = live.session.messages.map((message, place) => ({ ...message, key: `${message.window}-${place}` }));
  return (
    <div role="log" aria-label={wording.realSpeak.log}>
      <Conversation messages={messages}>{note !== null && <p className="results-live-note">{note}</p>}</Conversation>
    </div>
  );
}
