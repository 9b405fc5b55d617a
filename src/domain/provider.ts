import type { AutoNote, NoteClaims } from './auto-note';
import type { JobProgress } from './jobs/job';
import type { Provenance } from './provenance';
import type { Scorecard } from './scorecards/scorecard';
import type { ScoreAnswer } from './scoring/score-answer';
import type { SpeakersFound, Turn } from './transcript/transcript';
import type { PieceStore } from './transcript/transcript-piece';

/** How far an interaction of the alternative speech service got (D21). */
export interface Interaction {
  id: string;
  step: 'declared' | 'uploaded';
}

export interface TranscribeInput {
  audio: Blob;
  fileName: string;
  /** A scorecard of one's own, where the scoring type is one. */
  scorecard?: Scorecard;
  /** Text of a .vtt or .srt that travels with the audio. */
  captions?: { name: string; text: string };
  language: string;
  service: string;
  requestId: string;
  /** Speech model of §9; absent = the provider's default. */
  model?: string;
  /** §2 auto_diarize, for a service and for this device; absent = on. Speakers that captions name stay. */
  autoDiarize?: boolean;
  /** What an engine on this device heard so far, kept between attempts. */
  pieces?: PieceStore;
  /** Where an earlier attempt got to: it is continued, nothing is declared or uploaded twice. */
  interaction?: Interaction;
  /**
   * Awaited after every step, before the next one starts, so that the step can be stored. `null`: the service gave the
   * interaction up, the next attempt must start a new one.
   */
  onInteraction?: (interaction: Interaction | null) => void | Promise<void>;
}

/** What every transcriber answers: turns with times and speakers where known, else plain text. */
export interface TranscriptionResult {
  /** Text in the stored form of §5 (see StoredTranscript.text), before spam phrases are taken out. */
  text: string;
  json?: unknown;
  /** Set where this device had to tell the speakers apart by the sound. */
  speakers?: SpeakersFound;
  summary?: SummaryResult;
  detectedLanguage?: string;
  raw: string;
  madeBy: Provenance;
}

export interface TextInput {
  /** The stored form; a provider takes what it needs of it. */
  text: string;
  turns: readonly Turn[];
  language: string;
  service: string;
  /** A scorecard of one's own, where the scoring type is one. */
  scorecard?: Scorecard;
  requestId: string;
  /** The text came from a transcription that brought no summary: the generator is asked where there is one (D17). */
  transcribed?: boolean;
}

export interface SummaryResult {
  text: string;
  speakerNames?: Record<string, string>;
  /** Its sentences with their places, where the maker can tell them. */
  claims?: NoteClaims;
  /** The call was longer than what was summarised (D35). */
  cut: boolean;
  raw: string;
  madeBy: Provenance;
}

export interface ScoreResult {
  answer: ScoreAnswer;
  raw: string;
  madeBy: Provenance;
}

export interface AutoNoteResult {
  note: AutoNote;
  raw: string;
  madeBy: Provenance;
}

export type Progress = (progress: JobProgress) => void;

/**
 * Something that can do one or more of the jobs. remote and on-device look alike to a handler. Each function rejects
 * with a FailureError; `signal` cancels. A capability that is absent is not offered.
 */
export interface Provider {
  transcribe?(signal: AbortSignal, input: TranscribeInput, progress: Progress): Promise<TranscriptionResult>;
  summarise?(signal: AbortSignal, input: TextInput, progress: Progress): Promise<SummaryResult>;
  score?(signal: AbortSignal, input: TextInput, progress: Progress): Promise<ScoreResult>;
  autoNote?(signal: AbortSignal, input: TextInput, progress: Progress): Promise<AutoNoteResult>;
}
