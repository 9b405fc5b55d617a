import type { SoundGap } from '@/domain/call';
import type { Slice, SpeechEvent } from './recorder-state';

/** Sound comes to the worker as a stream of AudioData, or from a worklet through a port. */
export type CaptureInput = { readable: ReadableStream<AudioData> } | { port: MessagePort };

export type CaptureRequest =
  | { type: 'begin'; sliceMs: number }
  /** The microphone, or the one that takes its place. */
  | { type: 'listen'; input: CaptureInput }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'stop' };

export type CaptureNews =
  | ({ type: 'slice' } & Slice)
  | ({ type: 'speech' } & SpeechEvent)
  | ({ type: 'gap' } & SoundGap)
  /** Sound is coming in; so much is recorded. */
  | { type: 'heard'; seconds: number }
  /** Nothing has come in for a while. */
  | { type: 'silent' }
  | { type: 'stopped'; seconds: number }
  | { type: 'failed'; detail: string };

/** What the worklet sends: a block of mono sound, or the word that no more will come. */
export type WorkletBlock = { samples: Float32Array<ArrayBuffer>; rate: number } | 'end';
