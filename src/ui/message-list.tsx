import type { ConversationMessage } from '@/domain/transcript/conversation';
import './message-list.css';
import { wording } from './wording';

export interface ShownMessage extends Pick<ConversationMessage, 'text' | 'side' | 'finish'> {
  key: string;
}

export interface MessageListProps {
  messages: readonly ShownMessage[];
  labelledBy?: string;
  /** Of the messages, where it is known. */
  lang?: string | undefined;
}

/** The conversation list (§2): right in blue, left in grey; what is still being heard is shown as such. */
export function MessageList({ messages, labelledBy, lang }: MessageListProps) {
  return (
    <ul className="messages" aria-labelledby={labelledBy}>
      {messages.map(({ key, side, text, finish }) =>
        finish ? (
          <li key={key} className={`message message-${side}`} lang={lang}>
            {text}
          </li>
        ) : (
          // Read aloud once, when it is finished: it changes every two seconds until then.
          <li key={`${key} unfinished`} className={`message message-${side} message-unfinished`} aria-live="off">
            <span lang={lang}>{text}</span>
            <span className="visually-hidden"> ({wording.ui.unfinished})</span>
            <span className="message-dots" aria-hidden="true">
              …
            </span>
          </li>
        ),
      )}
    </ul>
  );
}
