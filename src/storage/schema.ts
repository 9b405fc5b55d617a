/*
 * Keys and indexes of every table. Dexie reads all versions again with each that it is told of, which was a third of a
 * start, so it is told of those that change what is stored, and of the newest: whatever was added in between it adds at once
 * (D354). The next one is `version(13)` with what it adds, and stands beside 12, which makes a team's device ask anew.
 */

/** As it was when evaluations got a reviewer. */
export const SEVENTH = {
  calls: 'id, createdAt',
  audio: 'callId',
  peaks: 'callId',
  playbackCopies: 'callId',
  transcripts: 'callId',
  results: '[callId+kind+service], callId',
  evaluations: '[callId+service], callId',
  edits: '++id, callId',
  jobs: 'id, callId, [state+callId], [kind+dueAt+seq]',
  settings: 'key',
  search: 'callId, changed',
  recordings: 'id',
  slices: '[recordingId+seq]',
  pieces: '[callId+channel+startMs]',
  models: 'key',
  modelFiles: 'sha256',
  modelParts: '[sha256+seq]',
  versions: '[callId+id], callId',
  turnDrafts: '[callId+page], callId',
  changes: '++id',
  keptFacts: 'key',
  reviews: '[callId+service+reviewer], callId',
} as const;

/** What came after, up to the newest version. */
export const SINCE_SEVENTH = {
  calls: 'id, createdAt, binnedAt, audio.bytes, audio.digest',
  scorecards: '[id+version], state',
  calibrations: 'id, of, is, callId',
  disputes: '[callId+service+questionId], callId',
  binnedJobs: 'id, callId',
  shares: '++id, share',
  folders: 'id',
  team: 'key',
  pushes: 'callId, dueAt',
  archived: 'docId, callId',
  assignments: 'id',
} as const;
