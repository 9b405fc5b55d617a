import { type LiveSettings, liveSettings } from '@/domain/live/live-settings';
import { createLiveSession, type LiveEffects, type LiveSessionHandle } from '@/recording/run-live-session';
import { encodeWav } from '../tools/fixtures/wav';
import { settings } from './settings';

export const RATE = 16_000;
export const SLICE_S = 2;
const SLICE_BYTES = 44 + SLICE_S * RATE * 2;

/** Bytes of a WAV of so many slices. */
export const wavBytes = (slices: number): number => (slices === 0 ? 0 : 44 + slices * (SLICE_BYTES - 44));

/** What it would cost to send the whole recording with every slice. */
export const naiveBytes = (slices: number): number =>
  Array.from({ length: slices }, (_, index) => wavBytes(index + 1)).reduce((sum, bytes) => sum + bytes, 0);

/** A slice that says its number by its pitch; the peer reads it back as `tone(seq)`. */
export function toneSlice(seq: number): Int16Array<ArrayBuffer> {
  const pcm = new Int16Array(SLICE_S * RATE);
  const hertz = hertzOf(seq);
  for (let at = 0; at < pcm.length; at++)
    pcm[at] = Math.round(12_000 * Math.sin((2 * Math.PI * hertz * (at + 0.5)) / RATE));
  return pcm;
}

const hertzOf = (seq: number): number => 200 + 40 * seq;
export const tone = (seq: number): string => `tone ${hertzOf(seq)} hertz`;
export const tones = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) => tone(from + index)).join(' ');

export function wavOf(pcm: Int16Array): Blob {
  const wav = encodeWav([Float32Array.from(pcm, (sample) => sample / 32_768)], RATE);
  return new Blob([new Uint8Array(wav)], { type: 'audio/wav' });
}

/** A device with a speech service and everything else as it comes. */
export const DEVICE = settings({ services: { speech: 'http://speech.test' } });

export const LIVE: LiveSettings = liveSettings(DEVICE, {
  autoStopMs: 1000,
  language: '',
  model: 'other',
  selectedDevice: null,
});

/** A session whose clock stands still until it is moved, and which counts what it asks for. */
export interface LiveWorld {
  session: LiveSessionHandle;
  /** Moves the clock; timers that fall due fire. */
  pass(ms: number): void;
  /** Slices from `from` to before `to`, as the recorder delivers them. */
  slices(from: number, to: number): void;
  /** Resolves as soon as the state is so. */
  until(matches: () => boolean): Promise<void>;
  /** Text on screen, unfinished text in brackets. */
  shown(): string[];
  log: string[];
  sentBytes(): number;
  mostInFlight(): number;
}

type Encode = (pcm: Int16Array) => Promise<Blob>;

export function createLiveWorld(
  settings: Partial<LiveSettings>,
  transcribe: (signal: AbortSignal, audio: Blob) => Promise<string>,
  { encode = async (pcm) => wavOf(pcm), ...effects }: Partial<LiveEffects> & { encode?: Encode } = {},
): LiveWorld {
  const timers = new Set<{ at: number; callback: () => void }>();
  const log: string[] = [];
  let now = 0;
  let bytes = 0;
  let inFlight = 0;
  let most = 0;
  const session = createLiveSession(
    { ...LIVE, ...settings },
    {
      async transcribe(signal, pcm) {
        const audio = await encode(pcm);
        bytes += audio.size;
        most = Math.max(most, ++inFlight);
        return transcribe(signal, audio).finally(() => {
          inFlight--;
        });
      },
      now: () => now,
      after(ms, callback) {
        const timer = { at: now + ms, callback };
        timers.add(timer);
        return () => {
          timers.delete(timer);
        };
      },
      stop: () => log.push('stop'),
      queueTranscript: (callId) => log.push(`queue ${callId}`),
      ...effects,
    },
  );
  return {
    session,
    log,
    pass(ms) {
      now += ms;
      for (const timer of timers) {
        if (timer.at > now) continue;
        timers.delete(timer);
        timer.callback();
      }
    },
    slices(from, to) {
      for (let seq = from; seq < to; seq++) session.slice({ pcm: toneSlice(seq), startS: seq * SLICE_S });
    },
    until: (matches) =>
      new Promise((resolve) => {
        const look = () => {
          if (!matches()) return;
          leave();
          resolve();
        };
        const leave = session.subscribe(look);
        look();
      }),
    shown: () => session.state().messages.map(({ text, finish }) => (finish ? text : `(${text})`)),
    sentBytes: () => bytes,
    mostInFlight: () => most,
  };
}
