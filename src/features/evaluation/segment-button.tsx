import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { IconButton } from '@/ui/icon-button';
import { wording } from '@/ui/wording';

const words = wording.evaluation;

/** What a row can do with the recording: nothing (no audio, or not this part of it), wait for it, play, pause. */
export type SegmentControl =
  | { phase: 'none' }
  | { phase: 'waiting' }
  | { phase: 'stopped' | 'playing'; onPlay: () => void; onPause: () => void };

interface SegmentTimeProps {
  /** 'mm:ss-mm:ss' */
  range: string;
  control: SegmentControl;
}

function SegmentButton({ range, control }: SegmentTimeProps) {
  switch (control.phase) {
    case 'none':
      return null;
    case 'waiting':
      return <IconButton icon={Play} label={words.playSegment(range)} className="evaluation-play" disabled />;
    case 'stopped':
      return (
        <IconButton icon={Play} label={words.playSegment(range)} className="evaluation-play" onClick={control.onPlay} />
      );
    case 'playing':
      return (
        <IconButton
          icon={Pause}
          label={words.pauseSegment}
          variant="primary"
          className="evaluation-play"
          onClick={control.onPause}
        />
      );
  }
}

/** A time, and the button that plays it where it can be played. */
export function SegmentTime({ range, control }: SegmentTimeProps) {
  return (
    <>
      <SegmentButton range={range} control={control} />
      <span className="evaluation-range">{range.replace('-', '–')}</span>
    </>
  );
}
