import ListPlus from 'lucide-react/icons/list-plus';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Fragment, memo, type ReactNode, useContext } from 'react';
import type { Place } from '@/domain/transcript/find-words';
import { highlight } from '@/domain/transcript/highlight';
import type { Turn } from '@/domain/transcript/transcript';
import { Button } from '@/ui/button';
import { formatTime } from '@/ui/format';
import { SpokenLanguage } from '@/ui/spoken-language';
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
      tabIndex={-1}
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

/** The words of a turn: the agent's with their figures, and whatever may be a name written otherwise. */
function Words({ turn: { text, speaker }, doubtful = [] }: Pick<TurnBubbleProps, 'turn' | 'doubtful'>) {
  const plain = (piece: string) => (speaker === 'agent' ? <AgentWords text={piece} /> : piece);
  if (doubtful.length === 0) return plain(text);
  return doubtful.map(({ from, to }, at) => (
    <Fragment key={from}>
      {plain(text.slice(doubtful[at - 1]?.to ?? 0, from))}
      <mark className="transcript-doubtful">{text.slice(from, to)}</mark>
      {at === doubtful.length - 1 && plain(text.slice(to))}
    </Fragment>
  ));
}

export interface TurnBubbleProps {
  turn: Turn;
  /** From 1. */
  number: number;
  name: string;
  phase: BubblePhase;
  /** A sentence about the call rests on it. */
  pointed: boolean;
  doubtful: readonly Place[] | undefined;
  onToggle: (turn: number) => void;
  /** False while the call is busy: nothing can be changed. */
  editable: boolean;
  onOptions: (turn: number, opener: HTMLElement) => void;
  /** While a turn is being chosen as evidence. */
  onChoose: ((turn: number) => void) | null;
  /** In place of the words while they are edited. */
  editor: ReactNode;
}

/** A changed transcript is parsed anew; turns that say the same as before are the same. */
function sameTurn(one: Turn, two: Turn): boolean {
  return (
    one.speaker === two.speaker &&
    one.text === two.text &&
    one.type === two.type &&
    one.start === two.start &&
    one.end === two.end
  );
}

function sameBubble(one: TurnBubbleProps, two: TurnBubbleProps): boolean {
  const { turn, ...rest } = one;
  const keys = Object.keys(rest) as (keyof typeof rest)[];
  return sameTurn(turn, two.turn) && keys.every((key) => one[key] === two[key]);
}

/** One turn: agent left in blue with its figures highlighted, customer right in green (§2). */
export const TurnBubble = memo(function TurnBubble(props: TurnBubbleProps) {
  const { turn, number, name, phase, pointed, doubtful, onToggle, editable, onOptions, onChoose, editor } = props;
  const lang = useContext(SpokenLanguage);
  const lit = pointed || phase === 'playing' || phase === 'stalled';
  return (
    <li className={`transcript-turn transcript-${turn.speaker}${lit ? ' transcript-lit' : ''}`} data-turn={number}>
      <div className={editor === null ? 'transcript-bubble' : 'transcript-bubble transcript-bubble-wide'}>
        <p className="transcript-who">
          <strong className="transcript-name">{name}</strong>
          {turn.type !== undefined && <span className="transcript-type">{turn.type}</span>}
          {turn.start !== undefined && <span className="transcript-time">{formatTime(turn.start)}</span>}
          <button
            type="button"
            className="transcript-options"
            tabIndex={-1}
            aria-label={wording.repair.options(number)}
            aria-haspopup="dialog"
            disabled={!editable}
            onClick={(event) => onOptions(number, event.currentTarget)}
          >
            ⋯
          </button>
        </p>
        {editor ?? (
          <p className="transcript-words" dir="auto" lang={lang}>
            <Words turn={turn} doubtful={doubtful} />
          </p>
        )}
        {onChoose !== null && (
          <Button
            icon={ListPlus}
            tabIndex={-1}
            aria-label={wording.transcript.giveTurn(number)}
            onClick={() => onChoose(number)}
          >
            {wording.transcript.giveTurnShort}
          </Button>
        )}
      </div>
      {phase !== 'mute' && <PlayButton phase={phase} number={number} onToggle={onToggle} />}
    </li>
  );
}, sameBubble);
