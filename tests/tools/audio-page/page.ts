import { decodeSamples } from '@/audio/files/decode-samples';
import type { Peaks } from '@/audio/files/peak-accumulator';
import { computePeaks, createPieceAnswer } from '@/audio/files/peaks';
import { preparePlayback } from '@/audio/files/playback-copy';
import { type OpenedAudio, openAudio } from '@/audio/files/probe';
import { createSegmentPlayer, type SegmentPlayer } from '@/audio/playing/segment-player';
import { FailureError } from '@/domain/failure';
import { guardSinks } from '@/domain/trusted-types';
import '@/ui/tokens.css';
import { type Heard, listen } from './listen';
import type { SamplesReport } from './samples.worker';

/** What a test or benchmark can ask of the page; nothing of this is in the app. */
export interface AudioPage {
  open(file: string): Promise<OpenedAudio | { failure: string }>;
  peaks(file: string): Promise<PeaksReport>;
  /** Made of pieces of so many samples beside made frame by frame, each in a worker of its own. */
  peaksInPieces(file: string, pieceSamples: number): Promise<PiecesReport>;
  /** Frame by frame, as where no piece can be decoded: the milliseconds that takes. */
  peaksByFrames(file: string): Promise<number>;
  /** The samples that engines are given, read in a worker. */
  samples(file: string): Promise<SamplesReport>;
  /** The same sound where WebCodecs is missing: length, and loudness of each channel's half seconds. */
  decodedSamples(file: string): Promise<{ durationS: number; levels: number[][] }>;
  /** Aborts as soon as there is progress; the kind of failure it ends with. */
  cancelPeaks(file: string): Promise<string>;
  playbackCopy(file: string): Promise<{ bytes: number; type: string; ms: number } | null>;
  /** Plays a segment with everything the app does, and reports what was heard. */
  playSegment(file: string, startS: number, endS: number, options?: PlayOptions): Promise<PlayReport>;
  /** Creates, destroys and creates again, as React's strict mode does. */
  remount(file: string): Promise<{ children: number; openAddresses: number; phase: string }>;
  /** Gives a player its waveform while it plays its first second; settles when it has paused. */
  drawLate(file: string): Promise<{ drawnWhile: string; pausedAtS: number; lanes: number }>;
  /** decodeAudioData as wavesurfer does it by itself: the peer of the benchmark. */
  decodeWhole(file: string): Promise<number>;
}

export interface PeaksReport {
  failure?: string;
  durationS: number;
  channels: number;
  buckets: number;
  loudest: number[];
  /** First bucket louder than a tenth, in seconds, for each channel. */
  onset: number[];
  ms: number;
  progress: number[];
}

export interface PlayOptions {
  /** False plays the file as it is, to show what the copy is for. */
  copy?: boolean;
  rate?: number;
  /** Seconds to move by, once it plays. */
  nudge?: number;
  /** Times the segment is heard before it is paused. */
  rounds?: number;
}

export interface PlayReport {
  heard: Heard;
  usedCopy: boolean;
  readyMs: number;
  pausedAtS: number;
  phases: string[];
  /** Canvases and regions drawn inside the shadow root. */
  canvases: number;
  regions: number;
  requests: string[];
}

export interface PiecesReport {
  durationS: number;
  /** Pieces that the page decoded. */
  decoded: number;
  /**
   * How far the waveform made of pieces is from the one made frame by frame: its length, and at most those of its
   * buckets that both have.
   */
  offS: number;
  off: number;
}

/** Without a length of pieces, frame by frame. */
async function peaksBy(blob: Blob, pieceSamples?: number): Promise<Peaks & { decoded: number }> {
  const worker = new Worker(new URL('./peaks.worker.ts', import.meta.url), { type: 'module' });
  const { port1, port2 } = new MessageChannel();
  let decoded = 0;
  const answerPiece = createPieceAnswer();
  port1.onmessage = (event) => {
    decoded += 1;
    void answerPiece(event);
  };
  const answer = new Promise<Peaks>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Peaks | { failure: string }>) =>
      'failure' in data ? reject(new Error(data.failure)) : resolve(data);
  });
  worker.postMessage({ blob, page: port2, pieceSamples }, [port2]);
  const peaks = await answer.finally(() => worker.terminate());
  return { ...peaks, decoded };
}

const fetched = async (file: string): Promise<Blob> => (await fetch(`/files/${file}`)).blob();
/** An hour takes seconds; a test of playing has no use for making it anew. */
const known = new Map<string, Promise<Peaks>>();
const knownPeaks = (file: string, blob: Blob): Promise<Peaks> => {
  const peaks = known.get(file) ?? computePeaks(blob, never, () => {});
  known.set(file, peaks);
  return peaks;
};
const never = new AbortController().signal;
const kindOf = (error: unknown): string => (error instanceof FailureError ? error.failure.kind : String(error));

function onset(lane: Float32Array, durationS: number): number {
  return (lane.findIndex((level) => level > 0.1) * durationS) / lane.length;
}

function rms(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}

const audioPage: AudioPage = {
  open: async (file) => {
    try {
      return await openAudio(await fetched(file), never);
    } catch (error) {
      return { failure: kindOf(error) };
    }
  },
  peaks: async (file) => {
    const blob = await fetched(file);
    const progress: number[] = [];
    const from = performance.now();
    const empty: Peaks = { channels: [], durationS: 0 };
    let failure: string | undefined;
    const computed = computePeaks(blob, never, (share) => progress.push(share));
    known.set(file, computed);
    const peaks = await computed.catch((error: unknown) => {
      failure = kindOf(error);
      return empty;
    });
    return {
      ...(failure === undefined ? {} : { failure }),
      durationS: peaks.durationS,
      channels: peaks.channels.length,
      buckets: peaks.channels[0]?.length ?? 0,
      loudest: peaks.channels.map((lane) => Math.max(...lane)),
      onset: peaks.channels.map((lane) => onset(lane, peaks.durationS)),
      ms: performance.now() - from,
      progress,
    };
  },
  peaksInPieces: async (file, pieceSamples) => {
    const blob = await fetched(file);
    const { channels, durationS, decoded } = await peaksBy(blob, pieceSamples);
    const frames = await peaksBy(blob);
    const offs = frames.channels.flatMap((lane, index) =>
      Array.from(lane, (level, at) => Math.abs(level - (channels[index]?.[at] ?? level))),
    );
    return { durationS, decoded, offS: durationS - frames.durationS, off: Math.max(...offs) };
  },
  peaksByFrames: async (file) => {
    const blob = await fetched(file);
    const from = performance.now();
    await peaksBy(blob);
    return performance.now() - from;
  },
  samples: async (file) => {
    const worker = new Worker(new URL('./samples.worker.ts', import.meta.url), { type: 'module' });
    const answer = new Promise<SamplesReport>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<SamplesReport>) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
    });
    worker.postMessage(await fetched(file));
    return answer.finally(() => worker.terminate());
  },
  decodedSamples: async (file) => {
    const levels: number[][] = [];
    let durationS = 0;
    for await (const { channels, startS } of decodeSamples(await fetched(file), never)) {
      durationS = startS + (channels[0]?.length ?? 0) / 16_000;
      channels.forEach((lane, index) => {
        levels[index] ??= [];
        for (let at = 0; at + 8000 <= lane.length; at += 8000) levels[index].push(rms(lane.subarray(at, at + 8000)));
      });
    }
    return { durationS, levels };
  },
  cancelPeaks: async (file) => {
    const controller = new AbortController();
    const peaks = computePeaks(await fetched(file), controller.signal, () => controller.abort());
    return peaks.then(() => 'finished', kindOf);
  },
  playbackCopy: async (file) => {
    const blob = await fetched(file);
    const from = performance.now();
    const copy = await preparePlayback(blob, never);
    return copy === null ? null : { bytes: copy.size, type: copy.type, ms: performance.now() - from };
  },
  playSegment: async (file, startS, endS, { copy: useCopy = true, rate = 1, nudge, rounds = 1 } = {}) => {
    const blob = await fetched(file);
    const peaks = await knownPeaks(file, blob);
    const copy = useCopy ? await preparePlayback(blob, never) : null;
    performance.clearResourceTimings();
    const from = performance.now();
    const listening = listen();
    const player = mount(copy ?? blob, peaks);
    const phases: string[] = [];
    const starts: number[] = [];
    let beforeS = Number.POSITIVE_INFINITY;
    player.subscribe(({ phase, timeS }) => {
      if (phases.at(-1) !== phase) phases.push(phase);
      if (phase !== 'playing') return;
      if (timeS < beforeS - 1) starts.push(timeS);
      beforeS = timeS;
    });
    await phaseIs(player, 'ready');
    const readyMs = performance.now() - from;
    player.setRate(rate);
    player.setLoop(rounds > 1);
    player.play(startS, endS);
    await phaseIs(player, 'playing');
    if (nudge !== undefined) player.nudge(nudge);
    if (rounds > 1) {
      await stateIs(player, () => starts.length >= rounds);
      player.setLoop(false);
    }
    await phaseIs(player, 'paused');
    const heard = await listening.stop();
    const shadow = document.querySelector('#waveform > div > div')?.shadowRoot;
    const report: PlayReport = {
      heard,
      usedCopy: copy !== null,
      readyMs,
      pausedAtS: listening.mediaTime(),
      phases,
      canvases: shadow?.querySelectorAll('canvas').length ?? 0,
      regions: shadow?.querySelectorAll('[part~="region"]').length ?? 0,
      requests: performance.getEntriesByType('resource').map(({ name }) => name),
    };
    player.destroy();
    return report;
  },
  remount: async (file) => {
    const blob = await fetched(file);
    const peaks = await knownPeaks(file, blob);
    const open = new Set<string>();
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (object) => {
      const url = createObjectURL(object);
      open.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      open.delete(url);
      revokeObjectURL(url);
    };
    const first = mount(blob, peaks);
    first.destroy();
    const second = mount(blob, peaks);
    second.play(0, 1);
    await phaseIs(second, 'playing');
    const report = {
      children: document.querySelectorAll('#waveform > div').length,
      openAddresses: open.size,
      phase: second.getState().phase,
    };
    second.destroy();
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    return report;
  },
  drawLate: async (file) => {
    const blob = await fetched(file);
    const { channels, durationS } = await knownPeaks(file, blob);
    const player = mount(blob, { channels: [], durationS });
    player.play(0, 1);
    await phaseIs(player, 'playing');
    const flat = ink();
    player.draw(channels, durationS);
    while (ink() < flat * 4) await new Promise(requestAnimationFrame);
    const drawnWhile = player.getState().phase;
    const lanes = shadowOf()?.querySelectorAll('.canvases > div').length ?? 0;
    await phaseIs(player, 'paused');
    const { timeS: pausedAtS } = player.getState();
    player.destroy();
    return { drawnWhile, pausedAtS, lanes };
  },
  decodeWhole: async (file) => {
    const bytes = await (await fetched(file)).arrayBuffer();
    const from = performance.now();
    const context = new AudioContext({ sampleRate: 8000 });
    const buffer = await context.decodeAudioData(bytes);
    let loudest = 0;
    for (let channel = 0; channel < buffer.numberOfChannels; channel++) {
      for (const sample of buffer.getChannelData(channel)) if (sample > loudest) loudest = sample;
    }
    await context.close();
    return performance.now() - from;
  },
};

function mount(blob: Blob, { channels, durationS }: Peaks): SegmentPlayer {
  const container = document.querySelector<HTMLElement>('#waveform');
  if (container === null) throw new Error('no container');
  return createSegmentPlayer({ container, blob, peaks: channels, durationS, label: 'Waveform' });
}

function shadowOf(): ShadowRoot | null | undefined {
  return document.querySelector('#waveform > div > div')?.shadowRoot;
}

/** Pixels of the waveform that are not empty. */
function ink(): number {
  let pixels = 0;
  for (const canvas of shadowOf()?.querySelectorAll('canvas') ?? []) {
    const { width, height } = canvas;
    const data = width * height === 0 ? [] : (canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? []);
    for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 0) pixels += 1;
  }
  return pixels;
}

function phaseIs(player: SegmentPlayer, phase: string): Promise<void> {
  return stateIs(player, () => player.getState().phase === phase);
}

function stateIs(player: SegmentPlayer, holds: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = player.subscribe(check);
    function check(): void {
      if (player.getState().phase === 'error') reject(new Error(JSON.stringify(player.getState())));
      if (!holds()) return;
      stop();
      resolve();
    }
    check();
  });
}

declare global {
  interface Window {
    audioPage: AudioPage;
  }
}
guardSinks(import.meta.url);
window.audioPage = audioPage;
