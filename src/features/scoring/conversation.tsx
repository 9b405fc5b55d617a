import { type ReactNode, useContext, useState } from 'react';
import { langOf } from '@/domain/transcript/spoken-language';
import { Button } from '@/ui/button';
import { MessageList, type ShownMessage } from '@/ui/message-list';
import { SpokenLanguage } from '@/ui/spoken-language';
import { wording } from '@/ui/wording';

const words = wording.results;
const STEP = 100;

/** Enough to tell the language by. */
const beginningOf = (messages: readonly ShownMessage[]) =>
  messages
    .slice(0, 20)
    .map(({ text }) => text)
    .join(' ');

/** A conversation as a list (§2). Long ones are shown in steps. */
export function Conversation({ messages, children }: { messages: readonly ShownMessage[]; children?: ReactNode }) {
  const lang = langOf(beginningOf(messages), useContext(SpokenLanguage));
  const [shown, setShown] = useState(STEP);
  return (
    <section className="panel results-conversation" aria-labelledby="results-conversation-title">
      <h2 id="results-conversation-title">{words.conversation}</h2>
      <MessageList messages={messages.slice(0, shown)} labelledBy="results-conversation-title" lang={lang} />
      {messages.length > shown && (
        <Button onClick={() => setShown((count) => count + STEP)}>
          {words.conversationMore(shown, messages.length)}
        </Button>
      )}
      {children}
    </section>
  );
}
