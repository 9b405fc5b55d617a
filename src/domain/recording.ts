import type { CallId, SoundGap } from './call';
import type { Failure } from './failure';

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

/** 16 kHz mono, 16 bits: what a second of recorded sound takes. */
export const PCM_BYTES_PER_SECOND = 32_000;

/** From here on the user is told that the device is getting full. */
export const STORAGE_LOW = 0.9;

export interface StorageRoom {
  /** 0 to 1 of what the browser allows. */
  usedShare: number;
  freeBytes: number;
}

/** What became of a recording. 'kept' = its slices are stored, but no call could be made of them yet (`failure` says why). */
export type RecordingOutcome =
  | { type: 'stored'; callId: CallId; seconds: number }
  | { type: 'kept'; seconds: number; failure: Failure }
  | { type: 'empty' };

/** Where recordings go while they are being made; src/storage/recordings.ts. */
export interface RecordingStore {
  /** Asks the browser to keep what is stored, and how much more it takes. */
  room(): Promise<StorageRoom>;
  /** Rejects with FailureError 'storage-full'; so does `append`. */
  begin(call: RecordingCall): Promise<void>;
  append(id: CallId, seq: number, pcm: ArrayBuffer): Promise<void>;
  /** Keeps with the recording where sound was lost. */
  mark(id: CallId, gap: SoundGap): Promise<void>;
  /** Everything so far as one Blob of samples. */
  read(id: CallId): Promise<Blob>;
  /** Stores the call with its transcription job, then lets go of the slices. */
  finish(id: CallId, file: Blob, extension: 'wav' | 'mp3', seconds: number): Promise<void>;
  /** Lets go of a recording without a sound in it. */
  drop(id: CallId): Promise<void>;
  /** Recordings that were begun and not finished, by whatever page. */
  unfinished(): Promise<CallId[]>;
}
