import type { SampleBlock } from '@/audio/files/sample-blocks';
import type { Failure } from '@/domain/failure';
import type { InstalledModel } from '@/domain/models/speech-model';
import type { TranscriptPiece } from '@/domain/transcript/transcript-piece';
import type { WhisperBackend } from './engine';

/** What a Whisper worker is asked. */
export type WhisperRequest =
  | { type: 'load'; model: InstalledModel; backend: WhisperBackend; threads: number }
  | {
      type: 'transcribe';
      /** The stored file, or its samples where workers can't decode. */
      sound: Blob | SampleBlock[];
      /** Both channels as one, or each for itself. */
      mix: boolean;
      /** Code of §9; '' = found out from the first speech. */
      language: string;
      /** Pieces that were heard before, by channel and start: they are not heard again. */
      known: readonly { channel: number; startMs: number }[];
    }
  /** A few seconds of speech. */
  | { type: 'hear'; samples: Float32Array<ArrayBuffer>; language: string };

/** What it tells. Every message is a sign of life. */
export type WhisperMessage =
  | { type: 'loaded' }
  /** The model writes. */
  | { type: 'token' }
  /** A piece is done; `share` of the sound is, 0 to 1. */
  | { type: 'piece'; piece: Omit<TranscriptPiece, 'made'>; share: number }
  /** Nothing to be heard up to here. */
  | { type: 'share'; share: number }
  | { type: 'transcribed' }
  | { type: 'heard'; text: string; language: string; tookMs: number }
  | { type: 'failed'; failure: Failure };
