import StickyNote from 'lucide-react/icons/sticky-note';
import type { Call } from '@/domain/call';
import type { SnippetPart } from '@/domain/desk/snippet';
import { langOf } from '@/domain/transcript/spoken-language';
import { formatDay } from '@/ui/format';
import { StatusChip } from '@/ui/status-chip';
import { wording } from '@/ui/wording';
import { SourceIcon } from '../source-icon';
import './desk-cells.css';
import type { Found } from './use-row-details';

const words = wording.desk;

/** A text with the words marked that were looked for. */
function MarkedText({ parts }: { parts: readonly SnippetPart[] }) {
  let at = 0;
  return parts.map(({ text, found }) => {
    at += text.length;
    return found ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>;
  });
}

export interface CallCellProps {
  call: Call;
  noted: boolean;
  found: Found | undefined;
  onScreen: boolean;
  /** The one row of the list that the Tab key stops at. */
  active: boolean;
  onOpen: (call: Call) => void;
}

/** Title, what was found in it, and what marks it. */
export function CallCell({ call, noted, found, onScreen, active, onOpen }: CallCellProps) {
  const { title, facts, audio, soundRemovedAt, words: length } = call;
  return (
    <div className="desk-call">
      <SourceIcon source={call.source} />
      <div>
        <button
          type="button"
          className="desk-open"
          aria-label={words.open(title)}
          aria-current={onScreen || undefined}
          tabIndex={active ? 0 : -1}
          onClick={() => onOpen(call)}
        >
          <span lang={langOf(title)}>{found === undefined ? title : <MarkedText parts={found.title} />}</span>
        </button>
        {noted && (
          <span role="img" aria-label={words.noted} title={words.noted} className="desk-noted">
            <StickyNote size={16} aria-hidden="true" />
          </span>
        )}
        {(onScreen || facts?.tags !== undefined) && (
          <p className="desk-tags">
            {onScreen && <StatusChip tone="info">{words.onScreen}</StatusChip>}
            {facts?.tags?.map((tag) => (
              <StatusChip key={tag}>{tag}</StatusChip>
            ))}
          </p>
        )}
        {audio !== undefined && length === undefined && <p className="desk-small">{words.noTranscript}</p>}
        {audio === undefined && soundRemovedAt !== undefined && (
          <p className="desk-small">{wording.review.soundRemoved(formatDay(soundRemovedAt))}</p>
        )}
        {found?.said && (
          <p className="desk-found">
            <MarkedText parts={found.said} />
          </p>
        )}
      </div>
    </div>
  );
}
