import Dexie, { type DexieOptions, type EntityTable, type PromiseExtended, type Table } from 'dexie';
import type { Call, CallId } from '@/domain/call';
import type { HumanEdit } from '@/domain/callmark-file/call-document';
import type { QuestionDisputes } from '@/domain/disputes';
import type { Job, JobId } from '@/domain/jobs/job';
import type { RecordingCall } from '@/domain/live/recording';
import type { StoredModel } from '@/domain/models/stored-model';
import { nextTask } from '@/domain/next-task';
import type { StoredResult } from '@/domain/results';
import type { ReviewerId } from '@/domain/reviewer';
import type { Scorecard } from '@/domain/scorecards/scorecard';
import type { Evaluation } from '@/domain/scoring/evaluation';
import type { UnsignedEvaluation } from '@/domain/scoring/older-evaluation';
import type { StoredTranscript } from '@/domain/transcript/transcript';
import type { TranscriptPiece } from '@/domain/transcript/transcript-piece';
import type { TurnDraft } from '@/domain/transcript/turn-draft';
import type { PlainContent, StoredContent } from './blobs';
import { followTransactions, untilThawed } from './browser/frozen';
import { renewLog } from './browser/renew-log';
import type { CalibrationRow } from './calibration/session-rows';
import type { FolderRow, ShareRow } from './calls/incoming-rows';
import { signEvaluations } from './calls/reviews';
import { type ChangeRow, keepChangeLog } from './change-log';
import { SEVENTH, SINCE_SEVENTH } from './schema';
import { keepSeals } from './seal/seals';
import { keepPushes } from './team/note-pushes';
import type { ArchivedRow, AssignmentRow, PushRow, TeamRow } from './team/team-rows';

/** Audio as stored: a Blob, or its bytes where the browser refuses Blobs in IndexedDB (WebKit, private mode); or sealed. */
export interface AudioRow {
  callId: CallId;
  name: string;
  mime: string;
  content: StoredContent;
  captions?: { name: string; text: string };
  /** How its transcription was asked for (§2 model, auto_diarize). */
  model?: string;
  autoDiarize?: boolean;
}

export interface PeaksRow {
  callId: CallId;
  channels: Float32Array[];
  durationS: number;
}

export interface PlaybackCopyRow {
  callId: CallId;
  mime: string;
  /** Absent: the recording was read through, and plays right as it is. */
  content?: StoredContent;
}

/** In the order it was made; never rewritten. */
export interface EditRow extends HumanEdit {
  id: number;
  callId: CallId;
}

export interface SettingRow {
  key: string;
  value: unknown;
}

/** What the search reads instead of calls and transcripts: folded words, each once (see search-text.ts). */
export interface SearchRow {
  callId: CallId;
  createdAt: number;
  title: string;
  words: string;
  /** Grows with every write to this table, whatever the clock says: readers ask for what is newer than they know. */
  changed: number;
}

/** Two seconds of a recording that is not a call yet: bytes, not Blobs, so that each is on the disk when it is stored. */
export interface SliceRow {
  recordingId: CallId;
  seq: number;
  pcm: ArrayBuffer;
  /** `pcm` is sealed: only the second copy sees it so. */
  sealed?: 1;
}

export interface PieceRow extends TranscriptPiece {
  callId: CallId;
}

/** A file of a speech model that is whole and has the checksum it is kept under; models that share it keep it once. */
export interface ModelFileRow {
  sha256: string;
  bytes: number;
}

/** Some megabytes of such a file: a download goes on after the last of them, and none is ever whole in memory. */
export interface ModelPartRow {
  sha256: string;
  seq: number;
  content: PlainContent;
}

/** A text of a call that another one took the place of without anybody having chosen: kept until somebody does. */
export interface VersionRow {
  callId: CallId;
  /** Counts the versions of the call. */
  id: number;
  transcript: StoredTranscript;
}

/** One version of a scorecard. Published, nothing of it changes any more but that it is retired. */
export interface ScorecardRow {
  id: string;
  version: number;
  /** That of the card, for the index. */
  state: Scorecard['state'];
  card: Scorecard;
  /** Grows with every write: a window knows by it whether another one wrote meanwhile. */
  revision: number;
  /** The window that wrote it last. */
  writer: string;
  updatedAt: number;
  /** What other windows had written where this draft took its place, until one is chosen; one a window, its latest. */
  others?: { writer: string; card: Scorecard }[];
}

/** What the app knows about what it keeps: see KeptFacts in kept-facts.ts. */
export interface KeptFactRow {
  key: string;
  value: unknown;
}

const DATABASE_NAME = 'callmark';

/**
 * Later versions only add (a tab of the older app may still be writing). Audio, slices, peaks and playback copies
 * stand apart, so that no list ever touches bytes. Only queued jobs have a dueAt, so [kind+dueAt+seq] is the queue itself.
 */
export class CallmarkDatabase extends Dexie {
  declare readonly calls: EntityTable<Call, 'id'>;
  declare readonly audio: EntityTable<AudioRow, 'callId'>;
  declare readonly peaks: EntityTable<PeaksRow, 'callId'>;
  declare readonly playbackCopies: EntityTable<PlaybackCopyRow, 'callId'>;
  declare readonly transcripts: EntityTable<StoredTranscript, 'callId'>;
  declare readonly results: Table<StoredResult, [CallId, StoredResult['kind'], string]>;
  /** Of apps before 7, and still written by their tabs: read through `evaluationsOf` only. */
  declare readonly evaluations: Table<UnsignedEvaluation, [CallId, string]>;
  declare readonly reviews: Table<Evaluation, [CallId, string, ReviewerId]>;
  declare readonly edits: EntityTable<EditRow, 'id'>;
  declare readonly jobs: Table<Job, JobId>;
  declare readonly settings: EntityTable<SettingRow, 'key'>;
  declare readonly search: EntityTable<SearchRow, 'callId'>;
  declare readonly recordings: EntityTable<RecordingCall, 'id'>;
  declare readonly slices: Table<SliceRow, [CallId, number]>;
  declare readonly pieces: Table<PieceRow, [CallId, number, number]>;
  declare readonly models: EntityTable<StoredModel, 'key'>;
  declare readonly modelFiles: EntityTable<ModelFileRow, 'sha256'>;
  declare readonly modelParts: Table<ModelPartRow, [string, number]>;
  declare readonly versions: Table<VersionRow, [CallId, number]>;
  declare readonly turnDrafts: Table<TurnDraft, [CallId, string]>;
  declare readonly scorecards: Table<ScorecardRow, [string, number]>;
  /** Jobs of calls in the waste bin, as they were when the call went there. */
  declare readonly binnedJobs: Table<Job, JobId>;
  declare readonly calibrations: Table<CalibrationRow, string>;
  declare readonly disputes: Table<QuestionDisputes, [CallId, string, string]>;
  declare readonly changes: EntityTable<ChangeRow, 'id'>;
  declare readonly keptFacts: EntityTable<KeptFactRow, 'key'>;
  declare readonly shares: EntityTable<ShareRow, 'id'>;
  declare readonly folders: EntityTable<FolderRow, 'id'>;
  /** Of the team's archive: what is known of it, what has to go there, what is there. All empty where none is joined. */
  declare readonly team: EntityTable<TeamRow, 'key'>;
  declare readonly pushes: EntityTable<PushRow, 'callId'>;
  declare readonly archived: EntityTable<ArchivedRow, 'docId'>;
  declare readonly assignments: EntityTable<AssignmentRow, 'id'>;

  constructor(name: string = DATABASE_NAME, options?: DexieOptions) {
    super(name, options);
    this.version(7).stores(SEVENTH).upgrade(signEvaluations);
    this.version(12).stores(SINCE_SEVENTH);
    keepChangeLog(this);
    keepPushes(this);
    keepSeals(this);
    followTransactions(this);
    // Whoever waited for it begins in another task than that in which it was opened (D477).
    this.on('ready', nextTask, true);
  }

  /** Nothing is read or written by any page or worker before the browser's log is new. */
  override open(): PromiseExtended<Dexie> {
    if (this.isOpen()) return super.open();
    return Dexie.Promise.resolve(untilThawed())
      .then(renewLog)
      .then(() => super.open())
      .catch((error: unknown) => {
        void this.#tryAnewLater();
        throw error;
      });
  }

  /**
   * A connection that could not be opened refuses everything until it is asked to open, which nobody does: on a disk that was
   * full for a moment a page stored nothing more until it was reloaded (D717). In a later task, since whoever waits for this
   * opening is refused first, or they would ask again and again without end.
   */
  async #tryAnewLater(): Promise<void> {
    await nextTask();
    if (this.hasFailed() && !this.isOpen()) this.close({ disableAutoOpen: false });
  }

  /** Opens it; who had to wait for that begins in a task of its own, not in one with all others who waited (D697). */
  async openInTurn(): Promise<void> {
    // It says that it is open while it waits for a key.
    const waits = !this.isOpen();
    await this.open();
    if (waits) await nextTask();
  }
}

export const db = new CallmarkDatabase();

/**
 * The same database through a connection that waits for the disk: what a human made or gave must outlive a power cut.
 * Job bookkeeping does without (a third faster) since a lost state change is only work done again.
 */
export const durableDb = new CallmarkDatabase(DATABASE_NAME, { chromeTransactionDurability: 'strict' });

/**
 * Calls back once when another tab, with an older version of the app, still holds the database and this one has to wait
 * for it. The opening goes on by itself once that tab is closed.
 */
export function onDatabaseBlocked(listener: () => void): void {
  let told = false;
  const tell = () => {
    if (!told) listener();
    told = true;
  };
  // Whichever connection asks first hears of it; the other only waits behind it.
  for (const connection of [db, durableDb]) connection.on('blocked', tell);
}
