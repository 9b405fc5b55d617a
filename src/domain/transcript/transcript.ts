import type { CallId } from '../call';
import type { Provenance } from '../provenance';
import type { ReviewerId } from '../reviewer';

export type Speaker = 'agent' | 'customer';

/** One parsed transcript line (§3), with its time where the text carries one. */
export interface Turn {
  speaker: Speaker;
  /** Label in brackets, e.g. "Objection". */
  type?: string;
  text: string;
  /** Seconds from the start of the audio. */
  start?: number;
  end?: number;
}

/** A phrase taken out of a transcript, and where, so that it can be put back (D34). */
export interface RemovedPhrase {
  text: string;
  /** Offset in the cleaned text at which the phrase stood. */
  at: number;
}

/** How this device told the speakers apart, where neither a service nor captions name two. */
export interface SpeakersFound {
  /**
   * 'names': captions name more than two. 'none': nothing could be tried, the sound can't be read here. 'off': it was asked
   * for not to be tried (§2 auto_diarize).
   */
  method: 'channels' | 'voices' | 'names' | 'none' | 'off';
  /** False: one speaker was kept instead of guessing two, or each of several names counted to one of the two. */
  certain: boolean;
  /** Distance of two voices over their spread: bad below 2, good above 2.8. 1 for channels, 0 for names, none and off. */
  confidence: number;
}

/**
 * The stored transcript of a call. `text` is the one source of truth, in the form of §5:
 * one turn a line, "Agent (A) [Type]: (hh:mm:ss,mmm - hh:mm:ss,mmm) words"; turns are parsed from it.
 */
export interface StoredTranscript {
  callId: CallId;
  text: string;
  /** Counts up with every change; results remember the revision they were made from. */
  revision: number;
  /** Revisions at which this very text stood before, while others of the call were looked at. */
  formerly?: number[];
  removed: RemovedPhrase[];
  madeBy: Provenance;
  /** Set when a human changed the text after it was made. */
  editedAt?: number;
  /** Who did; absent where an app without reviewers kept it. */
  editedBy?: ReviewerId;
  /** Speaker-recognition JSON of the Speaker tab, exactly as it came. */
  json?: unknown;
  /** Present while its speakers are as this device found them; a human's change of speakers takes it away. */
  speakers?: SpeakersFound;
  /** Names of the labels in the transcript, where a summary brought them (D17b). */
  speakerNames?: Record<string, string>;
  /** The raw answer it was read from. */
  raw?: string;
  /** Language found by detection, code of §9. */
  detectedLanguage?: string;
}

/** The revision of what rests on no text: no change of the transcript makes it stale. */
export const ANY_REVISION = Number.MAX_SAFE_INTEGER;

/** Whether what was made from the text of a revision was made from this one, or from none. */
export function isOfText(revision: number, transcript: Pick<StoredTranscript, 'revision' | 'formerly'>): boolean {
  return (
    revision === ANY_REVISION || transcript.revision === revision || transcript.formerly?.includes(revision) === true
  );
}

/** Whether a human wrote or changed these words, and there are some: no machine's text takes their place. */
export function isTyped(transcript: StoredTranscript | undefined): boolean {
  const { editedAt, madeBy, text = '' } = transcript ?? {};
  return text.trim() !== '' && (editedAt !== undefined || madeBy?.maker === 'human');
}

/** When a human last had a hand in the text; -1 = never. */
export function humanAt({ editedAt, madeBy }: StoredTranscript): number {
  return editedAt ?? (madeBy.maker === 'human' ? madeBy.at : -1);
}
