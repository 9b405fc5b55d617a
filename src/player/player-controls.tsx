import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Repeat from 'lucide-react/icons/repeat';
import type { PlayerState } from '@/audio/playing/player-state';
import type { SegmentPlayer } from '@/audio/playing/segment-player';
import type { Failure } from '@/domain/failure';
import type { ButtonProps } from '@/ui/button';
import { failureText } from '@/ui/failure-words';
import { IconButton } from '@/ui/icon-button';
import { SelectField } from '@/ui/select-field';
import { wording } from '@/ui/wording';
import './player-controls.css';

const words = wording.player;
/** Speeds that are offered. */
export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** Why a recording is not played here. */
export function unplayableText(failure: Failure): string {
  if (failure.kind === 'unsupported') return words.unplayable;
  const { happened, kept } = failureText(failure);
  return `${happened} ${kept}`;
}

export interface ControlProps {
  player: SegmentPlayer | null;
  state: PlayerState;
}

export interface PlayToggleProps extends ControlProps {
  /** Its name while it is silent, and while it plays. */
  labels: { play: string; pause: string };
  button?: Partial<ButtonProps>;
}

/** Plays and pauses. */
export function PlayToggle({ player, state, labels, button }: PlayToggleProps) {
  const playing = state.phase === 'playing';
  return (
    <IconButton
      {...button}
      icon={playing ? Pause : Play}
      label={playing ? labels.pause : labels.play}
      variant="primary"
      className="player-toggle"
      disabled={player === null || state.phase === 'error'}
      onClick={() => player?.toggle()}
    />
  );
}

/** How fast it plays; the pitch is kept. */
export function SpeedField({ player, state, label }: ControlProps & { label: string }) {
  return (
    <SelectField
      label={label}
      hideLabel
      className="player-speed"
      options={RATES.map((rate) => ({ value: String(rate), label: words.rate(rate) }))}
      value={String(state.rate)}
      disabled={player === null}
      onChange={(rate) => player?.setRate(Number(rate))}
    />
  );
}

export interface LoopButtonProps extends ControlProps {
  label: string;
  onLoop: () => void;
  button?: Partial<ButtonProps>;
}

/** Repeats what is played, until it is pressed again. */
export function LoopButton({ player, state, label, onLoop, button }: LoopButtonProps) {
  return (
    <IconButton
      {...button}
      icon={Repeat}
      label={label}
      variant="quiet"
      className="player-loop"
      aria-pressed={state.loop}
      disabled={player === null}
      onClick={onLoop}
    />
  );
}
