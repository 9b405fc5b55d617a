import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import type { ReactNode } from 'react';
import type { TurnPlayback } from '@/audio/playing/turn-player';
import { FailureError } from '@/domain/failure';
import type { Turn } from '@/domain/transcript/transcript';
import { Button } from '@/ui/button';
import { failureText } from '@/ui/failure-words';
import { SegmentedControl } from '@/ui/segmented-control';
import { wording } from '@/ui/wording';
import './voice-bar.css';
import { hasSound, isAfterEnd } from './turn-sound';
import type { Sounds } from './use-sound-sources';
import type { TurnPlaying } from './use-turn-player';
import { voiceNote } from './voice-note';

const words = wording.voices;
const SOURCES = [
  { value: 'recording', label: words.recording },
  { value: 'synthetic', label: words.synthetic },
] as const;

function whyNot(why: unknown): string {
  if (!(why instanceof FailureError)) return wording.transcript.playFailed;
  if (why.failure.kind === 'unreadable-answer') return words.notAudio;
  const { happened, said } = failureText(why.failure);
  return [happened, said].filter((text) => text !== undefined).join(' ');
}

function Problem({ playback }: { playback: TurnPlayback }) {
  if (playback.phase !== 'error') return null;
  return (
    <p className="transcript-voice-problem" role="alert">
      {whyNot(playback.why)}
    </p>
  );
}

export interface VoiceBarProps {
  turns: readonly Turn[];
  sounds: Sounds;
  playing: TurnPlaying;
  /** What else is offered for the whole list. */
  children?: ReactNode;
}

/** Above the turns: the whole call at a press, recording or voices, and whose voices they are. */
export function VoiceBar({ turns, sounds, playing, children }: VoiceBarProps) {
  const { sources, choose } = sounds;
  const { playback, playFrom, stop } = playing;
  const first = turns.findIndex((turn) => hasSound(turn, sources)) + 1;
  const both = sources.load !== null && sources.synthesis !== null && turns.some(({ start }) => start !== undefined);
  const note = voiceNote(turns, sounds);
  const longer = turns.some((turn) => isAfterEnd(turn, sources));
  if (first === 0 && note === '' && !longer && !children) return null;
  return (
    <section className="transcript-voice" aria-label={words.bar}>
      {first > 0 && (
        <Button icon={playback.all ? Square : Play} onClick={playback.all ? stop : () => playFrom(first)}>
          {playback.all ? words.stopAll : words.playAll}
        </Button>
      )}
      {both && <SegmentedControl label={words.source} options={SOURCES} value={sources.prefer} onChange={choose} />}
      {children}
      {longer && <p className="transcript-voice-note">{words.longer}</p>}
      {note !== '' && <p className="transcript-voice-note">{note}</p>}
      <Problem playback={playback} />
    </section>
  );
}
