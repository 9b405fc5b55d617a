import type { ReviewerId } from './reviewer';

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
  /** SHA-256 of the bytes as stored, in hex, once it is known: two calls of the same sound are told by it. */
  digest?: string;
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
  /** The scoring type whose card it is on, where the answer has the shape of another one than was asked for (D25). */
  card?: string;
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

/** What a contact centre knows of a call beside its sound; typed, or read from the name of its file (D290). */
export interface CallFacts {
  agent?: string;
  /** The customer as the house counts them: a number or reference, not a name. */
  customer?: string;
  queue?: string;
  /** Each once, as typed. */
  tags?: readonly string[];
  /** When the call was held, milliseconds since the epoch; absent = when it came here. */
  heldAt?: number;
}

/** What somebody called a call, or said of it, in a team: the latest of a field is in force, and the others stay (D391). */
export interface Naming {
  field: 'title' | keyof CallFacts;
  /** Absent: what stood there was taken away. */
  value?: string | number | readonly string[];
  at: number;
  by: ReviewerId;
}

/** How far people are with a call; a call without one is new (D291). */
export interface Review {
  state: 'in-review' | 'done';
  by: ReviewerId;
  /** Milliseconds since the epoch. */
  at: number;
  /** It was done before, and is looked at again. */
  reopened?: true;
}

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
  facts?: CallFacts;
  /** One a person and field, of the time in which this device belonged to a team. */
  namings?: readonly Naming[];
  review?: Review;
  /** When the retention rule took its sound away, milliseconds since the epoch (D293). */
  soundRemovedAt?: number;
  /** When it went into the waste bin, milliseconds since the epoch: no list but the bin's shows it (D292). */
  binnedAt?: number;
}

/** When it was held, as far as anybody said; milliseconds since the epoch. */
export function heldAt({ facts, createdAt }: Pick<Call, 'facts' | 'createdAt'>): number {
  return facts?.heldAt ?? createdAt;
}

/** The score of the call's own scoring type, or of the first that there is. */
export function mainScore({ scores = [], service }: Pick<Call, 'scores' | 'service'>): ScoreHeadline | undefined {
  return scores.find((score) => score.service === service) ?? scores[0];
}

/** In the waste bin: for everybody but the bin it is gone. */
export function isBinned({ binnedAt }: Pick<Call, 'binnedAt'>): boolean {
  return binnedAt !== undefined;
}
