import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { PlayerState } from '@/audio/player-state';
import { createSegmentPlayer, type SegmentPlayer } from '@/audio/segment-player';
import { wording } from '@/ui/wording';
import type { CallAudio } from './prepare-audio';

const IDLE: PlayerState = { phase: 'loading', timeS: 0, segment: null, loop: false, rate: 1 };

/** One player for the recording once it is ready, drawn in `container`; null before. */
export function useSegmentPlayer(
  audio: CallAudio,
  container: RefObject<HTMLElement | null>,
): { player: SegmentPlayer | null; state: PlayerState } {
  const [player, setPlayer] = useState<SegmentPlayer | null>(null);

  useEffect(() => {
    if (audio.phase !== 'ready' || container.current === null) return;
    const { blob, peaks, durationS } = audio;
    const label = wording.evaluation.player.waveform;
    const made = createSegmentPlayer({ container: container.current, blob, peaks, durationS, label });
    setPlayer(made);
    return () => {
      made.destroy();
      setPlayer(null);
    };
  }, [audio, container]);

  const subscribe = useCallback((listener: () => void) => player?.subscribe(listener) ?? (() => {}), [player]);
  const state = useSyncExternalStore(subscribe, () => player?.getState() ?? IDLE);
  return { player, state };
}
