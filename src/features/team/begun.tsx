import { useEffect, useRef, useState } from 'react';
import { wording } from '@/ui/wording';

/**
 * Plays the beginning of a sound that is on its way, where the browser can play a beginning of its format; at the end of what there was it goes on
 * with what has come since.
 */
export function Begun({ sound }: { sound: Blob }) {
  const player = useRef<HTMLAudioElement>(null);
  const latest = useRef(sound);
  const [part, setPart] = useState(sound);
  const [url, setUrl] = useState('');
  const [canPlay, setCanPlay] = useState(false);
  const [refused, setRefused] = useState(false);
  const goOnAt = useRef(0);
  useEffect(() => {
    latest.current = sound;
    // Nobody is in the middle of it: then it may be longer at once.
    const { currentTime = 0, paused = true, ended = false } = player.current ?? {};
    if (ended || (paused && currentTime === 0)) goOn();
  });
  useEffect(() => {
    const made = URL.createObjectURL(part);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [part]);
  function goOn(): void {
    if (player.current?.ended) goOnAt.current = player.current.currentTime;
    setPart(latest.current);
  }
  function begin(): void {
    setCanPlay(true);
    const audio = player.current;
    if (audio === null || goOnAt.current === 0) return;
    audio.currentTime = goOnAt.current;
    goOnAt.current = 0;
    void audio.play().catch(() => undefined);
  }
  if (refused || url === '') return null;
  // Its captions are the transcript below it.
  return (
    <audio
      ref={player}
      controls
      hidden={!canPlay}
      aria-label={wording.team.sound.begun}
      src={url}
      onLoadedMetadata={begin}
      onEnded={goOn}
      onError={() => setRefused(true)}
    >
      <track kind="captions" />
    </audio>
  );
}
