import WaveSurfer from 'wavesurfer.js';
import RegionsPlugin from 'wavesurfer.js/plugins/regions';
import { adoptShadowStyles } from './detached-styles';
import { beginSound, forgetSound } from './one-sound';
import { createPlayerStore, type PlayerState } from './player-state';
import { createSeekQueue } from './seek-queue';
import {
  clampSegment,
  clampTime,
  isBeyondEnd,
  type PlayedSegment,
  reachedStop,
  resumeFrom,
  stopAfterSeek,
  stopTime,
  visibleSpan,
} from './segment-time';
import {
  DEFAULT_COLORS,
  laneOptions,
  lanesOf,
  reachByKeyboard,
  resolveColors,
  type WaveformColors,
} from './waveform-look';

export interface SegmentPlayerOptions {
  /** Gets the waveform as its only child; its own colours (tokens) are used. */
  container: HTMLElement;
  /** What is played: the call's audio, or its playback copy. */
  blob: Blob;
  /** As stored (`computePeaks`); [] = there is no waveform, or not yet: a flat line is shown. */
  peaks: Float32Array[];
  /** Seconds. */
  durationS: number;
  colors?: WaveformColors;
  /** Accessible name of the waveform's scrolling area. */
  label?: string;
  /** Low, always all of it, and moved by what lies over it: it takes no pointer and no focus. */
  overview?: boolean;
}

/** Plays the from_to ranges of the evaluation dialog. Times are seconds of the audio. */
export interface SegmentPlayer {
  /** Shows and plays a segment; pauses `tailS` (one second) after its end, by the sound's own clock. */
  play(startS: number, endS: number, tailS?: number): void;
  pause(): void;
  /** Pause, or go on; a segment heard to its end starts again. */
  toggle(): void;
  seek(timeS: number): void;
  /** Moves by seconds, back when negative. */
  nudge(byS: number): void;
  /** 0.5 to 2, the pitch is kept. */
  setRate(rate: number): void;
  /** Repeats the segment until paused. */
  setLoop(loop: boolean): void;
  /** No segment and no loop any more: what plays goes on to the end of the audio. */
  clearSegment(): void;
  /** Shows a waveform that was not there at first, while the sound plays on. */
  draw(peaks: Float32Array[], durationS: number): void;
  getState(): PlayerState;
  /** Called on every change, at most ten times a second while playing. Returns the way to stop it. */
  subscribe(listener: (state: PlayerState) => void): () => void;
  /** Final: releases the sound and empties the container. */
  destroy(): void;
}

/**
 * One player for one audio. Our own <audio> on a local address, with peaks and duration given: wavesurfer neither fetches
 * nor decodes. Create it in an effect, destroy it in the clean-up.
 */
export function createSegmentPlayer(options: SegmentPlayerOptions): SegmentPlayer {
  const { container, overview = false } = options;
  let { durationS } = options;
  const store = createPlayerStore();
  const audio = document.createElement('audio');
  const url = URL.createObjectURL(options.blob);
  audio.preload = 'auto';
  audio.preservesPitch = true;
  audio.src = url;
  const seeks = createSeekQueue(audio);

  let colors = resolveColors(options.colors ?? DEFAULT_COLORS, container);
  let peaks = lanesOf(options.peaks);
  const look = () => laneOptions(colors, peaks.length, overview);
  const regions = RegionsPlugin.create();
  const host = document.createElement('div');
  const wave = WaveSurfer.create({
    ...look(),
    interact: !overview,
    container: host,
    media: audio,
    peaks,
    duration: durationS,
    barWidth: 2,
    barGap: 1,
    barRadius: 1,
    cursorWidth: 2,
    normalize: true,
    autoCenter: false,
    plugins: [regions],
  });
  adoptShadowStyles(host);
  if (!overview) reachByKeyboard(wave.getWrapper().parentElement, options.label);
  container.replaceChildren(host);

  let drawn = false;
  const drawSegment = () => {
    if (!drawn) return;
    const { segment } = store.get();
    regions.clearRegions();
    if (segment === null) return;
    const { start, end } = segment;
    regions.addRegion({ start, end, color: colors.segment, drag: false, resize: false });
    if (overview) return;
    const span = visibleSpan(segment, durationS);
    wave.zoom(span < durationS ? wave.getWidth() / span : 0);
    if (span < durationS) wave.setScrollTime(Math.max(0, (start + end - span) / 2));
  };

  /** Whether a place is there to be heard; it is said where it is not. */
  const reaches = (timeS: number | undefined) => {
    const beyondEnd = timeS !== undefined && isBeyondEnd(timeS, audio);
    store.set({ beyondEnd });
    if (beyondEnd) pause();
    return !beyondEnd;
  };
  const start = (startS: number | undefined, stopS: number | null) => {
    if (!reaches(startS)) return;
    // Refused (no gesture) or interrupted: the element stays paused and the state says so.
    const play = () => wave.play(startS, stopS ?? undefined).catch(() => store.set({ phase: 'paused' }));
    seeks.run(play, startS);
  };
  const moveTo = (timeS: number) => {
    const target = clampTime(timeS, durationS);
    if (!reaches(target)) return;
    const move = () => {
      wave.setTime(target);
      keepStop(target);
    };
    seeks.run(move, target);
  };
  /** wavesurfer forgets where to stop with every seek. */
  const keepStop = (timeS: number) => {
    if (!wave.isPlaying()) return;
    const stopS = stopAfterSeek(timeS, store.get().segment, durationS);
    wave.play(undefined, stopS ?? undefined).catch(() => store.set({ phase: 'paused' }));
  };
  const position = () => seeks.target() ?? wave.getCurrentTime();
  const pause = () => {
    seeks.clear();
    wave.pause();
    // Between two rounds of a loop the element is paused already and tells nothing.
    if (store.get().phase === 'playing') store.set({ phase: 'paused' });
  };
  const repeat = (): boolean => {
    const { loop, segment } = store.get();
    if (!loop || segment === null || !reachedStop(wave.getCurrentTime(), segment, durationS)) return false;
    start(segment.start, stopTime(segment, durationS));
    return true;
  };
  const stopped = () => {
    if (!repeat()) store.set({ phase: 'paused', timeS: wave.getCurrentTime() });
  };

  wave.on('ready', () => {
    drawn = true;
    drawSegment();
  });
  wave.on('timeupdate', (timeS) => store.set({ timeS }));
  wave.on('interaction', keepStop);
  wave.on('play', () => {
    beginSound(pause, () => store.get().phase === 'playing');
    store.set({ phase: 'playing' });
  });
  wave.on('pause', stopped);
  wave.on('finish', stopped);
  wave.on('error', () => store.fail({ kind: 'unsupported', detail: audio.error?.message ?? '' }));
  // Asked to play before the length was known.
  audio.onloadedmetadata = () => reaches(seeks.target() ?? (wave.isPlaying() ? store.get().segment?.start : undefined));
  audio.oncanplay = () => {
    if (store.get().phase === 'loading') store.set({ phase: 'ready' });
  };
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  const recolor = () => {
    colors = resolveColors(options.colors ?? DEFAULT_COLORS, container);
    wave.setOptions(look());
    drawSegment();
  };
  scheme.addEventListener('change', recolor);

  return {
    play(startS, endS, tailS) {
      const asked: PlayedSegment = { start: startS, end: endS, ...(tailS !== undefined && { tailS }) };
      const segment = clampSegment(asked, durationS);
      store.set({ segment });
      drawSegment();
      start(segment.start, stopTime(segment, durationS));
    },
    pause,
    toggle() {
      if (wave.isPlaying()) return pause();
      const { startS, stopS } = resumeFrom(position(), store.get().segment, durationS);
      start(startS, stopS);
    },
    seek: moveTo,
    nudge: (byS) => moveTo(position() + byS),
    setRate(rate) {
      const within = Math.min(2, Math.max(0.5, rate));
      wave.setPlaybackRate(within, true);
      store.set({ rate: within });
    },
    setLoop: (loop) => store.set({ loop }),
    clearSegment() {
      if (store.get().segment === null) return;
      store.set({ segment: null, loop: false });
      drawSegment();
      // Only a seek makes wavesurfer forget where to stop.
      if (wave.isPlaying()) moveTo(position());
    },
    draw(channels, seconds) {
      peaks = lanesOf(channels);
      durationS = seconds;
      wave.setOptions(look());
      // The same address: the element keeps what it has and plays on.
      wave.load(url, peaks, durationS).catch(() => undefined);
      keepStop(wave.getCurrentTime());
    },
    getState: store.get,
    subscribe: store.subscribe,
    destroy() {
      forgetSound(pause);
      store.clear();
      seeks.clear();
      scheme.removeEventListener('change', recolor);
      audio.oncanplay = null;
      audio.onloadedmetadata = null;
      wave.destroy();
      audio.pause();
      audio.removeAttribute('src');
      audio.load();
      URL.revokeObjectURL(url);
      host.remove();
    },
  };
}
