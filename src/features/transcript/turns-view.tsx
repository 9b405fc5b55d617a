import { useMemo } from 'react';
import type { Turn } from '@/domain/transcript';
import { speakerNames } from './speaker-names';
import { TurnList } from './turn-list';
import { useSoundSources } from './use-sound-sources';
import type { CallOnScreen } from './use-transcript';
import { useTurnPlayer } from './use-turn-player';
import { VoiceBar } from './voice-bar';

export interface TurnsViewProps {
  screen: CallOnScreen;
  turns: readonly Turn[];
}

/** The turns as bubbles that can be heard; loaded with the first call. */
export function TurnsView({ screen, turns }: TurnsViewProps) {
  const sounds = useSoundSources(screen);
  const playing = useTurnPlayer(turns, sounds.sources);
  const speakers = screen.transcript?.speakerNames;
  const names = useMemo(() => speakerNames(speakers), [speakers]);
  return (
    <>
      <VoiceBar turns={turns} sounds={sounds} playing={playing} />
      <TurnList turns={turns} names={names} playing={playing} />
    </>
  );
}
