import { useMemo } from 'react';
import type { Job } from '@/domain/job';
import type { Turn } from '@/domain/transcript';
import { speakerNames } from './speaker-names';
import { spokenLanguage } from './spoken-language';
import { NoCall, NoTranscript } from './transcript-empty';
import { TurnList } from './turn-list';
import { usePlatformVoices } from './use-platform-voices';
import type { CallOnScreen } from './use-transcript';
import { useTurnPlayer } from './use-turn-player';

export interface TranscriptViewProps {
  screen: CallOnScreen;
  turns: readonly Turn[];
  jobs: readonly Job[];
  onType: () => void;
}

/** View mode: the turns as bubbles, or why there are none. */
export function TranscriptView({ screen, turns, jobs, onType }: TranscriptViewProps) {
  const { callId, call, transcript, text } = screen;
  const voices = usePlatformVoices(spokenLanguage(call, transcript));
  const playing = useTurnPlayer(screen, turns, voices);
  const names = useMemo(() => speakerNames(transcript?.speakerNames), [transcript?.speakerNames]);
  if (text === undefined) return null;
  if (callId === null) return <NoCall onType={onType} />;
  if (turns.length === 0)
    return <NoTranscript jobs={jobs} hasAudio={call?.audio !== undefined && transcript === undefined} />;
  return <TurnList key={callId} turns={turns} names={names} playing={playing} />;
}
