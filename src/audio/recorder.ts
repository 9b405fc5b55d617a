import type { Gap, RecorderState, Slice, SpeechEvent } from './recording/recorder-state';

export interface RecorderOptions {
  /** The chosen microphone; another one is taken where it is gone. Absent = the system's own choice. */
  deviceId?: string;
  /** Finds the chosen microphone again after its id has changed. */
  deviceLabel?: string;
  /** Length of a slice in milliseconds of sound; 2000 in the app (§9). */
  sliceMs: number;
  /** Echo cancellation, noise suppression and gain control of the browser; off keeps the sound as it is. */
  processing: boolean;
  onSlice(slice: Slice): void;
  onState(state: RecorderState): void;
  onSpeech?(event: SpeechEvent): void;
  /** Sound was lost; also told when the recording went on by itself. */
  onGap?(gap: Gap): void;
  /** Aborting stops as `stop()` does; before the microphone is open it cancels. */
  signal?: AbortSignal;
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
