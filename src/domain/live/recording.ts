import type { CallId, SoundGap } from '../call';
import type { Failure } from '../failure';

/** What a recording needs to become a call, fixed when it begins: it may be finished by another page, after a crash. */
export interface RecordingCall {
  /** The call will have this id, so that finishing twice makes one call. */
  id: CallId;
  title: string;
  /** Milliseconds since the epoch. */
  startedAt: number;
  language: string;
  service: string;
  model?: string;
  autoDiarize?: boolean;
  /** False: as a call it is kept, and nothing is queued for it (§3). */
  autoTranscribe?: boolean;
  /** Told while it is made; they go with it into the call. */
  gaps?: SoundGap[];
}

/**
 * Why no sound comes in for now. 'muted': the system took the microphone (a call, another app, a hardware switch);
 * 'unplugged': the device is gone and another one is being looked for; 'stalled': it is there and sends nothing.
 */
export type GapReason = 'muted' | 'unplugged' | 'stalled';

/** 'permission': taken back while recording. 'failed': the engine itself broke. What was recorded until then is delivered. */
export type EndReason = 'stopped' | 'permission' | 'failed';

export type RecorderState =
  | { phase: 'recording' }
  | { phase: 'paused' }
  | { phase: 'gap'; reason: GapReason }
  | { phase: 'stopping' }
  | { phase: 'ended'; reason: EndReason };

/** Samples a second of all sound that is recorded or listened to: 16 kHz mono (§9). */
export const SOUND_RATE = 16_000;

/** 16 bits a sample: what a second of recorded sound takes. */
export const PCM_BYTES_PER_SECOND = SOUND_RATE * 2;

/** From here on the user is told that the device is getting full. */
export const STORAGE_LOW = 0.9;

export interface StorageRoom {
  /** 0 to 1 of what the browser allows. */
  usedShare: number;
  freeBytes: number;
}

/**
 * What became of a recording. 'kept' = its slices are stored, but no call could be made of them yet (`failure` says why);
 * 'cleared' = they were stored, and everything stored here was deleted since.
 */
export type RecordingOutcome =
  | { type: 'stored'; callId: CallId; seconds: number }
  | { type: 'kept'; seconds: number; failure: Failure }
  | { type: 'cleared'; seconds: number }
  | { type: 'empty' };
