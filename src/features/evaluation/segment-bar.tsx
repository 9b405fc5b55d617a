import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Repeat from 'lucide-react/icons/repeat';
import type { RefObject } from 'react';
import type { PlayerState } from '@/audio/playing/player-state';
import type { SegmentPlayer } from '@/audio/playing/segment-player';
import type { Failure } from '@/domain/failure';
import { Button } from '@/ui/button';
import { failureText } from '@/ui/failure-words';
import { formatTime } from '@/ui/format';
import { IconButton } from '@/ui/icon-button';
import { ProgressBar } from '@/ui/progress-bar';
import { SelectField } from '@/ui/select-field';
import { wording } from '@/ui/wording';
import type { CallAudio, Waveform } from './prepare-audio';

const words = wording.evaluation.player;
const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2];

interface SegmentBarProps {
  audio: CallAudio;
  player: SegmentPlayer | null;
  state: PlayerState;
  /** The waveform is drawn in here. */
  container: RefObject<HTMLDivElement | null>;
  /** What the segment belongs to, in words; null while none is chosen. */
  caption: string | null;
  onSkipWaveform: () => void;
}

function unplayableText(failure: Failure): string {
  if (failure.kind === 'unsupported') return words.unplayable;
  const { happened, kept } = failureText(failure);
  return `${happened} ${kept}`;
}

/** The recording on top of the dialog: waveform, segment, speed and loop; or why there is none. */
export function SegmentBar({ audio, player, state, container, caption, onSkipWaveform }: SegmentBarProps) {
  switch (audio.phase) {
    case 'none':
      return null;
    case 'opening':
      return (
        <p className="evaluation-bar evaluation-bar-text" role="status">
          {words.opening}
        </p>
      );
    case 'unplayable': {
      return <p className="evaluation-bar evaluation-bar-text">{unplayableText(audio.failure)}</p>;
    }
    case 'ready': {
      const { sound, waveform } = audio;
      return (
        <section className="evaluation-bar" aria-label={words.region}>
          <PlayToggle player={player} state={state} />
          <div className="evaluation-wave">
            <div ref={container} className="evaluation-wave-canvas" />
            <p className="evaluation-wave-foot">
              <span>{formatTime(state.timeS)}</span>
              <Caption state={state} caption={caption} />
              <span>{formatTime(waveform.state === 'drawn' ? waveform.durationS : sound.durationS)}</span>
            </p>
            <WaveformState waveform={waveform} onSkip={onSkipWaveform} />
          </div>
          <PlayOptions player={player} state={state} />
        </section>
      );
    }
  }
}

function Caption({ state, caption }: Pick<SegmentBarProps, 'state' | 'caption'>) {
  if (state.beyondEnd)
    return (
      <span className="evaluation-wave-caption" role="status">
        {words.beyondEnd}
      </span>
    );
  if (state.phase !== 'error' && caption === null)
    return <span className="evaluation-wave-caption evaluation-wave-keys">{words.keys}</span>;
  return (
    <span className="evaluation-wave-caption">{state.phase === 'error' ? unplayableText(state.failure) : caption}</span>
  );
}

/** Why the line is flat: the sound plays without waiting for its picture. */
function WaveformState({ waveform, onSkip }: { waveform: Waveform; onSkip: () => void }) {
  if (waveform.state === 'drawn') return null;
  if (waveform.state === 'none') return <p className="small muted">{words.noWaveform}</p>;
  const text = words.peaks(Math.round(waveform.share * 100));
  return (
    <div className="evaluation-wave-progress">
      <ProgressBar label={text} share={waveform.share} />
      <span className="small muted">{text}</span>
      <Button variant="quiet" onClick={onSkip}>
        {words.skip}
      </Button>
    </div>
  );
}

interface ControlProps {
  player: SegmentPlayer | null;
  state: PlayerState;
}

function PlayToggle({ player, state }: ControlProps) {
  const playing = state.phase === 'playing';
  return (
    <IconButton
      icon={playing ? Pause : Play}
      label={playing ? words.pause : words.play}
      variant="primary"
      className="evaluation-toggle"
      disabled={player === null || state.phase === 'error'}
      onClick={() => player?.toggle()}
    />
  );
}

function PlayOptions({ player, state }: ControlProps) {
  return (
    <div className="evaluation-options">
      <SelectField
        label={words.speed}
        hideLabel
        className="evaluation-speed"
        options={RATES.map((rate) => ({ value: String(rate), label: words.rate(rate) }))}
        value={String(state.rate)}
        disabled={player === null}
        onChange={(rate) => player?.setRate(Number(rate))}
      />
      <IconButton
        icon={Repeat}
        label={words.loop}
        variant="quiet"
        className="evaluation-loop"
        aria-pressed={state.loop}
        disabled={player === null}
        onClick={() => player?.setLoop(!state.loop)}
      />
    </div>
  );
}
