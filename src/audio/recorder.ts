import type { SoundGap } from '@/domain/call';
import { FailureError } from '@/domain/failure';
import { startCapture } from './recording/capture';
import { closeMicrophone, openMicrophone } from './recording/microphone';
import type { RecorderState, Slice, SpeechEvent } from './recording/recorder-state';

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
  onGap?(gap: SoundGap): void;
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

/**
 * Records the microphone to 16 kHz mono slices (§9). Rejects with FailureError 'permission', 'no-microphone',
 * 'unsupported' or 'cancelled'; afterwards trouble is told by states, and every slice until then has been delivered.
 */
export async function startRecording(options: RecorderOptions): Promise<Recorder> {
  const { signal } = options;
  const stream = await openMicrophone(options);
  if (signal?.aborted) {
    closeMicrophone(stream);
    throw new FailureError({ kind: 'cancelled' });
  }
  const capture = await startCapture(stream, options);
  if (signal?.aborted) void capture.stop();
  signal?.addEventListener('abort', () => void capture.stop());
  return capture;
}
