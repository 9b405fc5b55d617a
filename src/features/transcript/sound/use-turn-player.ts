import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createTurnPlayer, type TurnPlayback } from '@/audio/playing/turn-player';
import type { Turn } from '@/domain/transcript/transcript';
import { hasSound, type SoundSources, turnSound, wholeCall } from './turn-sound';

export interface TurnPlaying {
  playback: TurnPlayback;
  /** Whether the turn with this number (from 1) has anything to play. */
  sounds: (turn: number) => boolean;
  /** Plays or pauses the turn with this number (from 1). Never changes, so bubbles need not render for it. */
  toggle: (turn: number) => void;
  /** Plays the call from this turn (from 1) to its end. */
  playFrom: (turn: number) => void;
  stop: () => void;
}

/** Who speaks is put right while listening: that alone must not silence the call. */
function soundAlike(one: readonly Turn[], two: readonly Turn[]): boolean {
  const alike = (a: Turn, b: Turn | undefined) => a.text === b?.text && a.start === b.start && a.end === b.end;
  return one === two || (one.length === two.length && one.every((turn, index) => alike(turn, two[index])));
}

/** The one player of the transcript on screen; silent when the call, its words or what it sounds from changes. */
export function useTurnPlayer(turns: readonly Turn[], sources: SoundSources): TurnPlaying {
  const [player] = useState(createTurnPlayer);
  const playback = useSyncExternalStore(player.subscribe, player.getState);

  const latest = useRef({ turns, sources });
  useEffect(() => {
    const { turns: before, sources: from } = latest.current;
    if (from !== sources || !soundAlike(before, turns)) player.stop();
    latest.current = { turns, sources };
  });
  useEffect(() => () => player.stop(), [player]);

  const toggle = useCallback(
    (turn: number) => {
      const sound = turnSound(latest.current.turns, turn - 1, latest.current.sources);
      if (sound !== null) player.toggle(turn, sound);
    },
    [player],
  );
  const playFrom = useCallback(
    (turn: number) => player.playAll(wholeCall(latest.current.turns, turn, latest.current.sources)),
    [player],
  );
  const sounds = useCallback((turn: number) => hasSound(turns[turn - 1], sources), [turns, sources]);
  return { playback, sounds, toggle, playFrom, stop: player.stop };
}
