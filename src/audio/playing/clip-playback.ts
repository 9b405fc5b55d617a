import { isBeyondEnd } from './segment-time';

/** What a player of one sound tells. */
export interface PlaybackEvents {
  playing(): void;
  stalled(): void;
  ended(): void;
  failed(why?: unknown): void;
  /** Where a recording is, in seconds. */
  at?(seconds: number): void;
}

export interface Clip {
  load: () => Promise<Blob | undefined>;
  /** Seconds. */
  start: number;
  /** Seconds; to the end of the audio when absent. */
  end?: number;
}

/** Plays a stretch of stored audio. Returns what stops it and lets the source and its address go. */
export function playClip(audio: HTMLAudioElement, { load, start, end }: Clip, events: PlaybackEvents): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let url = '';
  let frame = 0;
  let begun = false;

  const check = () => {
    if (signal.aborted) return;
    if (end !== undefined && audio.currentTime >= end) events.ended();
    else events.at?.(audio.currentTime);
  };
  // timeupdate comes four times a second: too seldom to stop between two words.
  const watch = () => {
    check();
    if (!signal.aborted) frame = requestAnimationFrame(watch);
  };
  const on = (type: string, run: () => void) => audio.addEventListener(type, run, { signal });
  on('playing', () => {
    begun = true;
    events.playing();
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(watch);
  });
  // Frames stop in a hidden tab, this goes on.
  on('timeupdate', () => {
    if (begun) check();
  });
  // The jump to the start of the turn waits too; that is still loading.
  on('waiting', () => {
    if (begun) events.stalled();
  });
  on('ended', () => events.ended());
  on('error', () => events.failed());
  on('loadedmetadata', () => {
    if (isBeyondEnd(start, audio)) return events.failed();
    audio.currentTime = start;
    audio.play().catch((error: unknown) => {
      if (!signal.aborted) events.failed(error);
    });
  });

  void load().then(
    (blob) => {
      if (signal.aborted) return;
      if (blob === undefined) return events.failed();
      url = URL.createObjectURL(blob);
      audio.src = url;
    },
    (error: unknown) => events.failed(error),
  );

  return () => {
    listening.abort();
    cancelAnimationFrame(frame);
    clearSource(audio, url);
  };
}

/** Without a source the element no longer keeps the decoded audio. */
export function clearSource(audio: HTMLAudioElement, url: string): void {
  audio.pause();
  audio.removeAttribute('src');
  audio.load();
  if (url !== '') URL.revokeObjectURL(url);
}
