import { type RefObject, useEffect, useMemo, useState } from 'react';
import { freeMoves } from '@/audio/playing/free-moves';
import { holdMediaSession } from '@/audio/playing/media-session';
import type { PlayerState } from '@/audio/playing/player-state';
import type { SegmentPlayer } from '@/audio/playing/segment-player';
import type { CallId } from '@/domain/call';
import type { CallAudio } from '@/player/prepare-audio';
import { useCallAudio } from '@/player/use-call-audio';
import { useSegmentPlayer } from '@/player/use-segment-player';

/** A longer call is read through for its waveform only where that is asked for, in the evaluation dialog. */
const DRAWN_UP_TO_S = 15 * 60;

export interface CallPlayer {
  audio: CallAudio;
  /** Null until the recording is open. */
  player: SegmentPlayer | null;
  state: PlayerState;
  /** Seconds. */
  durationS: number;
}

/**
 * The recording of the call on screen, ready to be heard without having been read through: a waveform that is not stored is
 * made when the call is played first. While it is there, the keys of headset and lock screen are its own.
 */
export function useCallPlayer(
  { callId, title, storedS }: { callId: CallId; title: string; storedS: number | undefined },
  container: RefObject<HTMLElement | null>,
): CallPlayer {
  const [wish] = useState(() => {
    let grant = () => {};
    const wanted = new Promise<void>((resolve) => {
      grant = resolve;
    });
    return { wanted, grant };
  });
  const { audio } = useCallAudio(callId, wish.wanted);
  const { player: bound, state } = useSegmentPlayer(audio, container, true);
  const player = useMemo(() => bound && freeMoves(bound), [bound]);
  const ready = audio.phase === 'ready' ? audio : null;
  const drawnS = ready?.waveform.state === 'drawn' ? ready.waveform.durationS : undefined;
  const durationS = drawnS ?? ready?.sound.durationS ?? storedS ?? 0;

  const playing = state.phase === 'playing';
  useEffect(() => {
    if (playing && durationS <= DRAWN_UP_TO_S) wish.grant();
  }, [playing, durationS, wish]);
  useEffect(() => {
    return player === null ? undefined : holdMediaSession(player, title, durationS);
  }, [player, title, durationS]);
  return { audio, player, state, durationS };
}
