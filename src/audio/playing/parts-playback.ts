import { clearSource, type PlaybackEvents } from './clip-playback';

/** Fetches one part of a spoken text; the signal ends when nobody waits for it any more. */
export type LoadPart = (signal: AbortSignal) => Promise<Blob>;

/** Plays the parts of a spoken text one after the other, the next one fetched meanwhile. Returns what stops it. */
export function playParts(audio: HTMLAudioElement, parts: readonly LoadPart[], events: PlaybackEvents): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const loads = new Map<number, Promise<Blob>>();
  let url = '';

  const load = (index: number): Promise<Blob> | undefined => {
    const known = loads.get(index) ?? parts[index]?.(signal);
    if (known !== undefined) loads.set(index, known);
    return known;
  };
  const failed = (error: unknown) => {
    if (!signal.aborted) events.failed(error);
  };
  const play = async (index: number) => {
    const blob = await load(index);
    if (signal.aborted) return;
    if (blob === undefined) return events.ended();
    // Its failure shows when its turn comes.
    load(index + 1)?.catch(() => undefined);
    if (url !== '') URL.revokeObjectURL(url);
    url = URL.createObjectURL(blob);
    audio.src = url;
    await audio.play();
  };

  let index = 0;
  let begun = false;
  const on = (type: string, run: () => void) => audio.addEventListener(type, run, { signal });
  on('playing', () => {
    begun = true;
    events.playing();
  });
  on('waiting', () => {
    if (begun) events.stalled();
  });
  on('error', () => events.failed());
  on('ended', () => {
    index += 1;
    if (index < parts.length) events.stalled();
    play(index).catch(failed);
  });
  play(index).catch(failed);

  return () => {
    listening.abort();
    clearSource(audio, url);
  };
}
