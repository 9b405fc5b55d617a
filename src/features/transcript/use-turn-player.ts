import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createTurnPlayer, type TurnPlayback } from '@/audio/turn-player';
import type { Turn } from '@/domain/transcript';
import { getAudio, getPlaybackCopy } from '@/storage/audio';
import { type SoundSources, turnSound } from './turn-sound';
import type { CallOnScreen } from './use-transcript';

export interface TurnPlaying {
  playback: TurnPlayback;
  /** Whether the turn with this number (from 1) has anything to play. */
  sounds: (turn: number) => boolean;
  /** Plays or pauses the turn with this number (from 1). Never changes, so bubbles need not render for it. */
  toggle: (turn: number) => void;
}

/** The one player of the transcript on screen; silent when the call or its text changes. */
export function useTurnPlayer(
  { callId, call }: CallOnScreen,
  turns: readonly Turn[],
  voices: readonly SpeechSynthesisVoice[],
): TurnPlaying {
  const [player] = useState(createTurnPlayer);
  const playback = useSyncExternalStore(player.subscribe, player.getState);
  const playable = call?.audio !== undefined && call.audio.playable !== false;
  const sources = useMemo<SoundSources>(() => {
    // The copy, where there is one, plays exactly where the original would not (VBR MP3).
    const load = async () =>
      callId === null ? undefined : ((await getPlaybackCopy(callId)) ?? (await getAudio(callId))?.blob);
    return { load: playable ? load : null, voices };
  }, [callId, playable, voices]);

  const latest = useRef({ turns, sources });
  useEffect(() => {
    if (latest.current.turns !== turns || latest.current.sources !== sources) player.stop();
    latest.current = { turns, sources };
  });
  useEffect(() => () => player.stop(), [player]);

  const toggle = useCallback(
    (turn: number) => {
      const { turns: now, sources: from } = latest.current;
      const sound = turnSound(now, turn - 1, from);
      if (sound !== null) player.toggle(turn, sound);
    },
    [player],
  );
  const sounds = useCallback((turn: number) => turnSound(turns, turn - 1, sources) !== null, [turns, sources]);
  return { playback, sounds, toggle };
}
