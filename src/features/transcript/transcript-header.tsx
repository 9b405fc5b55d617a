import type { Call } from '@/domain/call';
import type { Turn } from '@/domain/transcript/transcript';
import { formatCount, formatTime, formatWords } from '@/ui/format';
import { SegmentedControl } from '@/ui/segmented-control';
import { wording } from '@/ui/wording';

const words = wording.transcript;
const MODES = [
  { value: 'view', label: words.view },
  { value: 'edit', label: words.edit },
] as const;

export type TranscriptMode = (typeof MODES)[number]['value'];

/** "04:12 · 38 turns": the length of the audio, or where the last turn ends. */
function extent(call: Call | undefined, turns: readonly Turn[] | null): string {
  const duration = call?.audio?.durationS ?? turns?.findLast((turn) => turn.end !== undefined)?.end;
  const time = duration === undefined ? [] : [formatTime(duration)];
  if (turns === null) return [...time, ...(call?.words === undefined ? [] : [formatWords(call.words)])].join(' · ');
  return turns.length === 0 ? time.join('') : [...time, words.turns(formatCount(turns.length))].join(' · ');
}

export interface TranscriptHeaderProps {
  call: Call | undefined;
  /** Null in edit mode: typing does not parse. */
  turns: readonly Turn[] | null;
  mode: TranscriptMode;
  onMode: (mode: TranscriptMode) => void;
}

export function TranscriptHeader({ call, turns, mode, onMode }: TranscriptHeaderProps) {
  return (
    <div className="transcript-head">
      <h2>{words.heading}</h2>
      <span className="transcript-extent">{extent(call, turns)}</span>
      <SegmentedControl label={words.mode} options={MODES} value={mode} onChange={onMode} />
    </div>
  );
}
