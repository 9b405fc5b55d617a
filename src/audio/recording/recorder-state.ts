import type { SoundGap } from '@/domain/call';
import type { GapReason, RecorderState } from '@/domain/live/recording';

/** A piece of the recording, as it is kept and sent: 16 kHz mono. */
export interface Slice {
  /** 0, 1, 2 … without holes. */
  seq: number;
  /** `sliceMs` of sound; less at a pause and at the end. The buffer belongs to the receiver. */
  pcm: Int16Array<ArrayBuffer>;
  /** Where it begins in the recording, in seconds of recorded sound. */
  startS: number;
}

/** What is told: a pause is the user's own, so it goes before trouble, which is told again when the recording goes on. */
export function recorderState(now: { ending: boolean; paused: boolean; gap: GapReason | null }): RecorderState {
  if (now.ending) return { phase: 'stopping' };
  if (now.paused) return { phase: 'paused' };
  return now.gap === null ? { phase: 'recording' } : { phase: 'gap', reason: now.gap };
}

/** The beginning or the end of speech, heard `atS` into the recording. */
export interface SpeechEvent {
  speaking: boolean;
  atS: number;
}

export interface MicrophoneChoice {
  /** The chosen microphone; another one is taken where it is gone. Absent = the system's own choice. */
  deviceId?: string;
  /** Finds the chosen microphone again after its id has changed. */
  deviceLabel?: string;
  /** Echo cancellation, noise suppression and gain control of the browser; off keeps the sound as it is. */
  processing: boolean;
}

export interface RecorderOptions extends MicrophoneChoice {
  /** Length of a slice in milliseconds of sound; 2000 in the app (§9). */
  sliceMs: number;
  onSlice(slice: Slice): void;
  onState(state: RecorderState): void;
  onSpeech?(event: SpeechEvent): void;
  /** Sound was lost; also told when the recording went on by itself. */
  onGap?(gap: SoundGap): void;
}

export interface Recorder {
  pause(): void;
  resume(): void;
  /** Delivers the last slice, releases the microphone, and resolves when both are done. */
  stop(): Promise<void>;
  /** Seconds recorded so far. */
  seconds(): number;
  /** What the microphone hears now, for a level display; another one after the device has changed, null when it is gone. */
  stream(): MediaStream | null;
}
