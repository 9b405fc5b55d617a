import { FailureError } from '../failure';
import { type LaunchOptions, speechModel } from '../query-parameters';
import type { Settings } from '../settings';

/** How the speech service is asked (§3 whisper config). Optional fields are sent only where they are given. */
export interface WhisperConfig {
  /** Base address; '' = no speech service, there is no live text. */
  url: string;
  model: string;
  /** Code of §9, '' = automatic. */
  language: string;
  prompt?: string;
  responseFormat?: string;
  temperature?: number;
  textTimestamps: boolean;
  /** Send MP3 instead of WAV; how the recording is kept is a setting of the device. */
  mp3Encode: boolean;
  /** Let the browser cancel echo, reduce noise and level the voice before it is recorded. */
  useEcho: boolean;
  /** More fields of the form. */
  addConfig: Readonly<Record<string, string>>;
}

/** A microphone; the label finds it again after the browser has given it another id. */
export interface SelectedDevice {
  deviceId: string;
  deviceLabel: string;
}

/**
 * §3 transcription settings, all times in milliseconds: the whole contract of the specification. No screen of the app sets
 * autoStart, autoTranscribe, removeSilence, onTranscribe or an empty key (see `liveSettings`); who calls `startTake` may.
 */
export interface LiveSettings {
  apiKey: string;
  /** For the caller: `startTake` at once, instead of on a press. */
  autoStart: boolean;
  /** Transcribe the whole recording when it stops; off, nothing is transcribed live either. */
  autoTranscribe: boolean;
  /** Stop by itself `stopTimeout` after speech has ended. */
  nonStop: boolean;
  /** Leave silence out of what is sent live. The stored recording stays whole. */
  removeSilence: boolean;
  streaming: boolean;
  timeSlice: number;
  stopTimeout: number;
  /** Slices of one live window. */
  forceStop: number;
  /** null = the browser's default. */
  selectedDevice: SelectedDevice | null;
  mode: string;
  /** Live text is made by the speech model of this device, and no service is asked for it. */
  onDevice: boolean;
  whisper: WhisperConfig;
  /** Makes the transcript of a finished recording in place of the queue; its text, when it gives one, is final. */
  onTranscribe?: (callId: string) => Promise<{ text: string } | null>;
}

/** §9 generic recorder defaults, and those of the recorder the specification describes. */
export const GENERIC_LIVE_SETTINGS: LiveSettings = {
  apiKey: '',
  autoStart: false,
  autoTranscribe: true,
  nonStop: false,
  removeSilence: false,
  streaming: false,
  timeSlice: 1000,
  stopTimeout: 1500,
  forceStop: 15_000,
  selectedDevice: null,
  mode: 'transcriptions',
  onDevice: false,
  whisper: {
    url: '',
    model: 'large-v3-turbo',
    language: '',
    textTimestamps: false,
    mp3Encode: false,
    useEcho: false,
    addConfig: {},
  },
};

/** §9: the slider of Real Speak. */
export const AUTO_STOP = { min: 1000, max: 30_000, step: 1000, default: 1000 } as const;

export const autoStopIsOn = (autoStopMs: number): boolean => autoStopMs > AUTO_STOP.min;

/** Whisper hears 30 s at once: a longer window costs more and hears no more. */
const LONGEST_WINDOW_MS = 30_000;

/** Slices after which a window is closed: forceStop, within what one request may carry (§9's 15000 has no end). */
export function windowLimit({ forceStop, timeSlice }: Pick<LiveSettings, 'forceStop' | 'timeSlice'>): number {
  const fits = Math.floor(LONGEST_WINDOW_MS / Math.max(1, timeSlice));
  return Math.max(1, Math.min(Math.floor(forceStop), fits));
}

/** Whether text is asked for while the recording goes on. */
export function transcribesLive({ autoTranscribe, streaming, onDevice, whisper }: LiveSettings): boolean {
  return autoTranscribe && streaming && (onDevice || whisper.url !== '');
}

/** §5. Throws 'missing-key', in words: 'apiKey is required if onTranscribe is not provided'. */
export function requireKey({ apiKey, onTranscribe }: Pick<LiveSettings, 'apiKey' | 'onTranscribe'>): void {
  if (apiKey === '' && onTranscribe === undefined) throw new FailureError({ kind: 'missing-key' });
}

/** Form fields of the live recorder (§7). */
export const LIVE_EXTRAS: Readonly<Record<string, string>> = { vad_filter: 'True', vad_threshold: '0.5' };

/** §7: a key is always passed; which one is sent, if any, the settings of this device decide. */
const PLACEHOLDER_KEY = 'placeholder';

export interface LiveChoice {
  /** Milliseconds; 1000 or less = off. */
  autoStopMs: number;
  /** Code of §9. */
  language: string;
  model: LaunchOptions['model'];
  selectedDevice: SelectedDevice | null;
  /** A speech model is on this device. */
  hasModel?: boolean;
}

/** §7 live recorder configuration. Where all work stays on this device there is no service to ask (D3, D38). */
export function liveSettings(
  { services, speechMode, customModel, policy, voiceProcessing }: Omit<Settings, 'secrets'>,
  { autoStopMs, language, model, selectedDevice, hasModel = false }: LiveChoice,
): LiveSettings {
  const url = policy === 'device-only' ? '' : services.speech;
  return {
    ...GENERIC_LIVE_SETTINGS,
    apiKey: PLACEHOLDER_KEY,
    nonStop: autoStopIsOn(autoStopMs),
    stopTimeout: autoStopMs,
    streaming: true,
    timeSlice: 2000,
    forceStop: 6,
    selectedDevice,
    mode: speechMode,
    onDevice: hasModel && (policy !== 'service-first' || url === ''),
    whisper: {
      ...GENERIC_LIVE_SETTINGS.whisper,
      url,
      model: speechModel(model, customModel),
      language,
      mp3Encode: true,
      useEcho: voiceProcessing,
      addConfig: LIVE_EXTRAS,
    },
  };
}
