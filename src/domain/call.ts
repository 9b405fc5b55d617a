export type CallId = string;

/** Where a call came from (D10 shows it in the Calls drawer). */
export type CallSource = 'recording' | 'upload' | 'sample' | 'typed';

/** What lists show of the stored audio; the bytes live in a table of their own. */
export interface AudioSummary {
  name: string;
  /** MIME type as stored, from the content where it could be told. */
  mime: string;
  bytes: number;
  /** Seconds; absent until the file was opened once. */
  durationS?: number;
  /** False when this browser can't decode the file: it is still stored and sent, without waveform or playback. */
  playable?: boolean;
  /** Where a recording lost sound on the way (device unplugged, call taken, browser stalled); absent = nowhere. */
  gaps?: SoundGap[];
}

/** Seconds that are missing in a recording: `lostS` of them at `atS` of what there is. */
export interface SoundGap {
  atS: number;
  lostS: number;
}

/** A score of a call as a list shows it, copied there in the transaction that stores the result or the edit. */
export interface ScoreHeadline {
  /** The scoring type. */
  service: string;
  /** Its title, of a scorecard of one's own. */
  title?: string;
  /** Nothing but a reviewer judges it: no other text makes it stale. */
  byHand?: true;
  /** null: the card was made, and nothing on it could be judged. */
  value: number | null;
  max: number;
  /** Level or grade in the wording of the card ("Tốt", "Satisfied"); '' where too little was judged for one. */
  label: string;
  /** 1 (worst) to 5 (best); null without a label. */
  band: Band | null;
  /** Questions judged, of those asked. */
  judged: number;
  asked: number;
  /** The scoring type of the card that would fit, where this one does not fit the call. */
  fitting?: string;
  /** The transcript was edited after it was scored (D14). */
  stale?: boolean;
}

export type Band = 1 | 2 | 3 | 4 | 5;

/** One stored call: the small row that lists read. Audio, transcript, results and evaluations are kept apart. */
export interface Call {
  id: CallId;
  title: string;
  source: CallSource;
  /** Milliseconds since the epoch. */
  createdAt: number;
  updatedAt: number;
  /** Code of §9, '' = automatic detection. */
  language: string;
  /** Scoring type by its value: 'Sale Effective', 'M Customer Service', 'Summary (Customer Service)' or any other name. */
  service: string;
  audio?: AudioSummary;
  /** Number of words of the transcript, once there is one. */
  words?: number;
  /** One for each scoring type it was scored by; absent in rows of an older app until they are read. */
  scores?: readonly ScoreHeadline[];
}

/** The score of the call's own scoring type, or of the first that there is. */
export function mainScore({ scores = [], service }: Pick<Call, 'scores' | 'service'>): ScoreHeadline | undefined {
  return scores.find((score) => score.service === service) ?? scores[0];
}
