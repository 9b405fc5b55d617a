import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useSyncExternalStore } from 'react';
import { isRecording } from '@/domain/live/live-session';
import { langOf } from '@/domain/transcript/spoken-language';
import { useLiveTextWaits } from '@/state/use-live-text-waits';
import { getTranscript } from '@/storage/calls/transcripts';
import { MessageList } from '@/ui/message-list';
import { wording } from '@/ui/wording';
import type { Take } from './use-takes';

const words = wording.realSpeak.live;

export interface TakeMessagesProps {
  take: Take;
  hasEngine: boolean;
  /** The speech model of this device makes the live text. */
  onDevice: boolean;
}

/** Before the first words. */
function Listening({ onDevice }: { onDevice: boolean }) {
  const waits = useLiveTextWaits(onDevice);
  return <p className="real-speak-hint">{waits ? words.waits : words.listening}</p>;
}

/** What was heard of one recording: live text, until the transcript of the whole takes its place. */
export function TakeMessages({ take, hasEngine, onDevice }: TakeMessagesProps) {
  const { recording, callId } = take;
  const { session } = recording;
  const state = useSyncExternalStore(session.subscribe, session.state);
  const transcript = useLiveQuery(async () => (callId === null ? undefined : getTranscript(callId)), [callId]);

  useEffect(() => {
    if (transcript !== undefined) session.transcribed(transcript.text);
  }, [session, transcript]);

  const messages = state.messages.map((message, place) => ({ ...message, key: `${message.window}-${place}` }));
  const { pause, over } = state.queue;
  const listening = hasEngine && isRecording(state) && messages.length === 0 && pause === null && over === undefined;
  return (
    <section className="real-speak-take" aria-label={take.title}>
      <h2>{take.title}</h2>
      <MessageList messages={messages} lang={langOf(messages.map(({ text }) => text).join(' '))} />
      {listening && <Listening onDevice={onDevice} />}
      {pause !== null && <p className="real-speak-pause">{words.paused}</p>}
      {over !== undefined && <p className="real-speak-pause">{words.over[over]}</p>}
    </section>
  );
}
