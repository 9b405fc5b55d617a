import { cleanText } from './clean-text';
import { readLabel } from './speaker-label';
import { takeTimeStamps } from './time-stamp';

/** A message of the conversation list (§3): text, who sent it, whether it is complete, what has streamed in so far. */
export interface ConversationMessage {
  text: string;
  sender: 'ai';
  side: 'left' | 'right';
  finish: boolean;
  streamText: string[];
}

function finished(text: string, side: ConversationMessage['side']): ConversationMessage {
  return { text, sender: 'ai', side, finish: true, streamText: [] };
}

/** A whole text as messages: a line with a label, a side's too, starts one, others continue it. */
export function conversationMessages(raw: string): ConversationMessage[] {
  const groups: { side: ConversationMessage['side']; lines: string[] }[] = [];
  for (const line of cleanText(raw).split('\n')) {
    const label = readLabel(line);
    if (label) {
      groups.push({ side: label.speaker === 'customer' ? 'right' : 'left', lines: [label.rest] });
    } else if (groups.length > 0) {
      groups.at(-1)?.lines.push(line);
    } else if (line.trim() !== '') {
      groups.push({ side: 'left', lines: [line] });
    }
  }
  return groups
    .map(({ side, lines }) => finished(takeTimeStamps(lines.join(' ')).text, side))
    .filter((message) => message.text !== '');
}
