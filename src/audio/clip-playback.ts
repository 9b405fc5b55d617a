import type { PlaybackEvents } from './turn-player';

interface Clip {
  load: () => Promise<Blob | undefined>;
  /** Seconds. */
  start: number;
  /** Seconds; to the end of the audio when absent. */
  end?: number;
}

/** Plays a stretch of stored audio. Returns what stops it and lets the source and its address go. */
export function playClip({ load, start, end }: Clip, events: PlaybackEvents): () => void {
  const audio = new Audio();
  let url = '';
  let cancelled = false;
  let frame = 0;
  let begun = false;

  // timeupdate comes four times a second: too seldom to stop between two words.
  const watch = () => {
    if (cancelled) return;
    if (end !== undefined && audio.currentTime >= end) events.ended();
    else frame = requestAnimationFrame(watch);
  };
  audio.addEventListener('playing', () => {
    begun = true;
    events.playing();
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(watch);
  });
  audio.addEventListener('timeupdate', () => {
    // Frames stop in a hidden tab, this goes on.
    if (end !== undefined && audio.currentTime >= end) events.ended();
  });
  // The jump to the start of the turn waits too; that is still loading.
  audio.addEventListener('waiting', () => {
    if (begun) events.stalled();
  });
  audio.addEventListener('ended', () => events.ended());
  audio.addEventListener('error', () => events.failed());
  audio.addEventListener('loadedmetadata', () => {
    audio.currentTime = start;
    audio.play().catch(() => events.failed());
  });

  void load().then(
    (blob) => {
      if (cancelled) return;
      if (blob === undefined) return events.failed();
      url = URL.createObjectURL(blob);
      audio.src = url;
    },
    () => events.failed(),
  );

  return () => {
    cancelled = true;
    cancelAnimationFrame(frame);
    audio.pause();
    // Without a source the element would keep the whole decoded buffer until it is collected.
    audio.removeAttribute('src');
    audio.load();
    if (url !== '') URL.revokeObjectURL(url);
  };
}
