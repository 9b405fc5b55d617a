import Clock from 'lucide-react/icons/clock-arrow-down';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { type RefObject, useEffect, useRef } from 'react';
import type { SegmentPlayer } from '@/audio/playing/segment-player';
import type { CallId } from '@/domain/call';
import type { PlayerDeed } from '@/domain/player-keys';
import type { Turn } from '@/domain/transcript/transcript';
import { LoopButton, PlayToggle, RATES, SpeedField, unplayableText } from '@/player/player-controls';
import { Button, type ButtonProps } from '@/ui/button';
import { formatTime } from '@/ui/format';
import { wording } from '@/ui/wording';
import './player-bar.css';
import { insertTime } from './insert-time';
import { loopRange } from './loop-range';
import { useCallKeys } from './use-call-keys';
import { type CallPlayer, useCallPlayer } from './use-call-player';

const words = wording.player.call;
const STEP_S = 5;

/** The focus stays in the text area, and a tablet's keyboard on the screen. */
const leaveFocus: Partial<ButtonProps> = { onMouseDown: (event) => event.preventDefault() };

export interface PlayerBarProps {
  callId: CallId;
  title: string;
  /** Length of the sound as it is known before it is opened. */
  storedS: number | undefined;
  /** [] while the transcript is typed. */
  turns: readonly Turn[];
  /** The transcript is open in Edit. */
  typing: boolean;
  area: RefObject<HTMLTextAreaElement | null>;
  /** Told the player of the call once it can be heard, null when it goes. Must stay the same. */
  onPlayer: (player: SegmentPlayer | null) => void;
}

/** Waveform, or a line until there is one, and the slider over it. */
function Track({ call, container }: { call: CallPlayer; container: RefObject<HTMLDivElement | null> }) {
  const { audio, player, state, durationS } = call;
  const drawn = audio.phase === 'ready' && audio.waveform.state === 'drawn' ? audio.waveform : null;
  const swapped = audio.phase === 'ready' && audio.sound.colors !== undefined;
  const { left, right } = words.lanes;
  return (
    <div className="player-track" data-drawn={drawn !== null}>
      {drawn !== null && drawn.peaks.length > 1 && (
        <p className="player-lanes" data-swapped={swapped} aria-hidden="true">
          <span>{swapped ? right : left}</span>
          <span>{swapped ? left : right}</span>
        </p>
      )}
      <div className="player-slide">
        <div ref={container} className="player-wave" aria-hidden="true" />
        <input
          type="range"
          className="player-seek"
          aria-label={words.position}
          aria-valuetext={words.at(formatTime(state.timeS), formatTime(durationS))}
          min={0}
          max={Math.max(1, Math.floor(durationS))}
          step={1}
          value={Math.floor(state.timeS)}
          disabled={player === null}
          onChange={(event) => player?.seek(Number(event.currentTarget.value))}
        />
      </div>
    </div>
  );
}

function StepButton({ player, byS }: { player: SegmentPlayer | null; byS: number }) {
  return (
    <Button
      {...leaveFocus}
      variant="quiet"
      icon={byS < 0 ? RotateCcw : RotateCw}
      className="button-icon-only player-step"
      aria-label={byS < 0 ? words.back : words.forward}
      title={byS < 0 ? words.back : words.forward}
      disabled={player === null}
      onClick={() => player?.nudge(byS)}
    >
      <span aria-hidden="true">{STEP_S}</span>
    </Button>
  );
}

/** What the hands on the keyboard can do without leaving it. */
function KeysHint({ player, onInsert }: { player: SegmentPlayer | null; onInsert: () => void }) {
  return (
    <div className="player-typing">
      <Button {...leaveFocus} icon={Clock} disabled={player === null} onClick={onInsert}>
        {words.insertTime}
      </Button>
      <ul className="player-keys" aria-label={words.keysLabel}>
        {words.keys.map(([key, what]) => (
          <li key={key}>
            <kbd>{key}</kbd> {what}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The recording of the call on screen, with a transcript or without, also while it is typed (D300). */
export function PlayerBar({ callId, title, storedS, turns, typing, area, onPlayer }: PlayerBarProps) {
  const container = useRef<HTMLDivElement>(null);
  const call = useCallPlayer({ callId, title, storedS }, container);
  const { audio, player, state, durationS } = call;
  useEffect(() => {
    onPlayer(player);
    return () => onPlayer(null);
  }, [player, onPlayer]);

  const loop = () => {
    if (player === null) return;
    if (state.loop) return player.clearSegment();
    const { start, end } = (typing ? null : state.segment) ?? loopRange(turns, state.timeS);
    player.setLoop(true);
    player.play(start, end, 0);
  };
  const changeRate = (by: 1 | -1) => {
    const rate = RATES[RATES.indexOf(state.rate) + by];
    if (rate !== undefined) player?.setRate(rate);
  };
  const insert = () => {
    if (typing && player !== null && area.current !== null) insertTime(area.current, player.getState().timeS);
  };
  const run: Record<PlayerDeed, () => void> = {
    toggle: () => player?.toggle(),
    back: () => player?.nudge(-STEP_S),
    forward: () => player?.nudge(STEP_S),
    loop,
    'insert-time': insert,
    slower: () => changeRate(-1),
    faster: () => changeRate(1),
  };
  useCallKeys((deed) => run[deed]());

  if (audio.phase === 'none' && audio.lost) return <p className="player player-text">{words.lost}</p>;
  if (audio.phase === 'unplayable' || state.phase === 'error') {
    const failure = state.phase === 'error' ? state.failure : audio.phase === 'unplayable' ? audio.failure : null;
    return <p className="player player-text">{failure && unplayableText(failure)}</p>;
  }
  const looped = turns.some(({ start }) => start !== undefined) ? words.loop : words.loopTyping;
  return (
    <fieldset className="player" aria-label={words.group}>
      <div className="player-row">
        <div className="player-moves">
          <PlayToggle player={player} state={state} labels={words} button={leaveFocus} />
          <StepButton player={player} byS={-STEP_S} />
          <StepButton player={player} byS={STEP_S} />
        </div>
        <Track call={call} container={container} />
        <p className="player-time">
          <b>{formatTime(state.timeS)}</b> <span>/ {formatTime(durationS)}</span>
        </p>
        <div className="player-options">
          <LoopButton player={player} state={state} label={looped} onLoop={loop} button={leaveFocus} />
          <SpeedField player={player} state={state} label={words.speed} />
        </div>
      </div>
      {state.beyondEnd && (
        <p className="player-text" role="status">
          {wording.player.beyondEnd}
        </p>
      )}
      {typing && <KeysHint player={player} onInsert={insert} />}
    </fieldset>
  );
}
