import type { RefObject } from 'react';
import type { PlayerState } from '@/audio/playing/player-state';
import type { SegmentPlayer } from '@/audio/playing/segment-player';
import { LoopButton, PlayToggle, SpeedField, unplayableText } from '@/player/player-controls';
import type { CallAudio, Waveform } from '@/player/prepare-audio';
import { Button } from '@/ui/button';
import { formatTime } from '@/ui/format';
import { ProgressBar } from '@/ui/progress-bar';
import { wording } from '@/ui/wording';

const words = wording.player;

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
          <PlayToggle player={player} state={state} labels={words} />
          <div className="evaluation-wave">
            <div ref={container} className="evaluation-wave-canvas" />
            <p className="evaluation-wave-foot">
              <span>{formatTime(state.timeS)}</span>
              <Caption state={state} caption={caption} />
              <span>{formatTime(waveform.state === 'drawn' ? waveform.durationS : sound.durationS)}</span>
            </p>
            <WaveformState waveform={waveform} onSkip={onSkipWaveform} />
          </div>
          <div className="evaluation-options">
            <SpeedField player={player} state={state} label={words.speed} />
            <LoopButton player={player} state={state} label={words.loop} onLoop={() => player?.setLoop(!state.loop)} />
          </div>
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
