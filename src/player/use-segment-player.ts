import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { PlayerState } from '@/audio/playing/player-state';
import { createSegmentPlayer, type SegmentPlayer } from '@/audio/playing/segment-player';
import { wording } from '@/ui/wording';
import type { CallAudio } from './prepare-audio';

const IDLE: PlayerState = { phase: 'loading', timeS: 0, segment: null, loop: false, rate: 1, beyondEnd: false };

/** One player for the recording once it is ready, drawn in `container`; null before. `overview`: see its options. */
export function useSegmentPlayer(
  audio: CallAudio,
  container: RefObject<HTMLElement | null>,
  overview = false,
): { player: SegmentPlayer | null; state: PlayerState } {
  const [player, setPlayer] = useState<SegmentPlayer | null>(null);
  const sound = audio.phase === 'ready' ? audio.sound : null;
  const waveform = audio.phase === 'ready' && audio.waveform.state === 'drawn' ? audio.waveform : null;

  useEffect(() => {
    if (sound === null || container.current === null) return;
    const label = wording.player.waveform;
    const made = createSegmentPlayer({ container: container.current, ...sound, peaks: [], label, overview });
    setPlayer(made);
    return () => {
      made.destroy();
      setPlayer(null);
    };
  }, [sound, container, overview]);

  useEffect(() => {
    if (waveform !== null) player?.draw(waveform.peaks, waveform.durationS);
  }, [player, waveform]);

  const subscribe = useCallback((listener: () => void) => player?.subscribe(listener) ?? (() => {}), [player]);
  const state = useSyncExternalStore(subscribe, () => player?.getState() ?? IDLE);
  return { player, state };
}
