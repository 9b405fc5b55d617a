import LoaderCircle from 'lucide-react/icons/loader-circle';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { memo } from 'react';
import { highlight } from '@/domain/highlight';
import type { Turn } from '@/domain/transcript';
import { formatTime } from '@/ui/format';
import { wording } from '@/ui/wording';
import './turn-bubble.css';

const words = wording.transcript;

export type BubblePhase = 'mute' | 'idle' | 'loading' | 'playing' | 'stalled' | 'error';

const ICONS = { idle: Play, loading: LoaderCircle, playing: Pause, stalled: LoaderCircle, error: TriangleAlert };

function PlayButton({
  phase,
  number,
  onToggle,
}: {
  phase: Exclude<BubblePhase, 'mute'>;
  number: number;
  onToggle: (turn: number) => void;
}) {
  const on = phase === 'loading' || phase === 'playing' || phase === 'stalled';
  const waits = phase === 'loading' || phase === 'stalled';
  const Icon = ICONS[phase];
  const label = on ? words.pause(number) : words.play(number);
  return (
    <button
      type="button"
      className="transcript-play"
      aria-label={label}
      aria-busy={waits || undefined}
      title={phase === 'error' ? words.playFailed : label}
      data-phase={phase}
      onClick={() => onToggle(number)}
    >
      <span>
        <Icon size={16} aria-hidden="true" />
      </span>
    </button>
  );
}

function AgentWords({ text }: { text: string }) {
  let at = 0;
  return highlight(text).map((span) => {
    const key = at;
    at += span.text.length;
    return span.marked ? <mark key={key}>{span.text}</mark> : span.text;
  });
}

export interface TurnBubbleProps {
  turn: Turn;
  /** From 1. */
  number: number;
  name: string;
  phase: BubblePhase;
  onToggle: (turn: number) => void;
}

/** One turn: agent left in blue with its figures highlighted, customer right in green (§2). */
export const TurnBubble = memo(function TurnBubble({ turn, number, name, phase, onToggle }: TurnBubbleProps) {
  const lit = phase === 'playing' || phase === 'stalled';
  return (
    <li className={`transcript-turn transcript-${turn.speaker}${lit ? ' transcript-lit' : ''}`}>
      <div className="transcript-bubble">
        <p className="transcript-who">
          <strong className="transcript-name">{name}</strong>
          {turn.type !== undefined && <span className="transcript-type">{turn.type}</span>}
          {turn.start !== undefined && <span className="transcript-time">{formatTime(turn.start)}</span>}
        </p>
        <p className="transcript-words" dir="auto">
          {turn.speaker === 'agent' ? <AgentWords text={turn.text} /> : turn.text}
        </p>
      </div>
      {phase !== 'mute' && <PlayButton phase={phase} number={number} onToggle={onToggle} />}
    </li>
  );
});
