/** Words with their place in the call, in seconds. */
export interface PieceSegment {
  start: number;
  end: number;
  text: string;
}

/**
 * What an engine heard in one piece of a call. Stored as it comes, so that a transcription that was broken off goes on
 * with the next piece; gone once the transcript is stored.
 */
export interface TranscriptPiece {
  /** 0 = the only or left channel, 1 = right. */
  channel: number;
  /** Place in the call. */
  startMs: number;
  endMs: number;
  /** By what and from what it was made: a piece of another model, language or cut is of no use. */
  made: string;
  /** Code of §9 in which it was heard. */
  language: string;
  segments: PieceSegment[];
  /** Time it took. */
  tookMs: number;
  /** Why its words were left out: the model only repeated itself, or did not stop. */
  dropped?: 'repeats' | 'loops';
}

/** Pieces of one call, kept by whoever asked for its transcription. */
export interface PieceStore {
  read(): Promise<readonly TranscriptPiece[]>;
  add(piece: TranscriptPiece): Promise<void>;
  /** Lets go of what another model or cut left. */
  clear(): Promise<void>;
}
