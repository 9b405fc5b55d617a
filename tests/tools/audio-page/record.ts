import { startRecording } from '@/audio/recording/capture';
import { encodeMp3, encodeWav } from '@/audio/recording/encode';
import type { Recorder, SpeechEvent } from '@/audio/recording/recorder-state';
import type { SoundGap } from '@/domain/call';
import type { RecorderState } from '@/domain/live/recording';
import { type EncodeSpeed, encodeSpeed } from './encode-speed';

/** The recorder by itself, without storage and without the app. */
export interface RecordPage {
  start(sliceMs: number): Promise<void>;
  pause(): void;
  resume(): void;
  stop(): Promise<RecordReport>;
  seconds(): number;
  /** As if the plug were pulled: the track is over and says so. Another microphone takes its place. */
  unplug(): void;
  /** Keeps the main thread busy for `blockMs` of every `everyMs`, until `stop`. */
  block(blockMs: number, everyMs: number): void;
  /** What was recorded, as a file, in base64. */
  file(format: 'wav' | 'mp3'): Promise<string>;
  /** The MP3 as the browser plays it: 16 kHz samples. */
  decodedMp3(): Promise<number[]>;
  /** For the benchmark. */
  encodeSpeed(seconds: number, rounds: number): Promise<EncodeSpeed>;
}

export interface RecordReport {
  /** Samples of each slice. */
  slices: number[];
  startS: number[];
  states: RecorderState[];
  speech: SpeechEvent[];
  gaps: SoundGap[];
  /** Clock time between start and stop. */
  elapsedS: number;
  tracksLive: number;
}

let recorder: Recorder | null = null;
let startedAt = 0;
let pcm: Int16Array<ArrayBuffer>[] = [];
let report: RecordReport;
let timer = 0;
const streams: MediaStream[] = [];

const { getUserMedia } = MediaDevices.prototype;
MediaDevices.prototype.getUserMedia = async function (this: MediaDevices, ...constraints) {
  const stream = await getUserMedia.apply(this, constraints);
  streams.push(stream);
  return stream;
};

const samples = (): Int16Array<ArrayBuffer> => {
  const all = new Int16Array(pcm.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of pcm) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

const encoded = (format: 'wav' | 'mp3'): Promise<Blob> =>
  format === 'wav' ? Promise.resolve(encodeWav(samples())) : encodeMp3(samples(), { kbps: 96, infoFrame: true });

const recordPage: RecordPage = {
  encodeSpeed,
  async start(sliceMs) {
    pcm = [];
    report = { slices: [], startS: [], states: [], speech: [], gaps: [], elapsedS: 0, tracksLive: 0 };
    recorder = await startRecording({
      sliceMs,
      processing: false,
      onSlice: (slice) => {
        pcm.push(slice.pcm);
        report.slices.push(slice.pcm.length);
        report.startS.push(slice.startS);
      },
      onState: (state) => report.states.push(state),
      onSpeech: (event) => report.speech.push(event),
      onGap: (gap) => report.gaps.push(gap),
    });
    startedAt = performance.now();
  },
  pause: () => recorder?.pause(),
  resume: () => recorder?.resume(),
  seconds: () => recorder?.seconds() ?? 0,
  unplug() {
    for (const track of recorder?.stream()?.getTracks() ?? []) {
      track.stop();
      track.dispatchEvent(new Event('ended'));
    }
  },
  async stop() {
    report.elapsedS = (performance.now() - startedAt) / 1000;
    clearInterval(timer);
    await recorder?.stop();
    report.tracksLive = streams.flatMap((stream) => stream.getTracks()).filter((t) => t.readyState === 'live').length;
    return report;
  },
  block(blockMs, everyMs) {
    timer = window.setInterval(() => {
      const until = performance.now() + blockMs;
      while (performance.now() < until);
    }, everyMs);
  },
  async file(format) {
    const bytes = new Uint8Array(await (await encoded(format)).arrayBuffer());
    let text = '';
    for (let at = 0; at < bytes.length; at += 4096) text += String.fromCharCode(...bytes.subarray(at, at + 4096));
    return btoa(text);
  },
  async decodedMp3() {
    const context = new OfflineAudioContext(1, 1, 16_000);
    const buffer = await context.decodeAudioData(await (await encoded('mp3')).arrayBuffer());
    return [...buffer.getChannelData(0)];
  },
};

declare global {
  interface Window {
    recordPage: RecordPage;
  }
}
window.recordPage = recordPage;
