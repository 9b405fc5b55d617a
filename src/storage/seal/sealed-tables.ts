/**
 * What is sealed (D467): sound, text and judgement, names and secrets. In the clear stay keys and indexes, and of these
 * tables the fields named here. Not here: models, scorecards, handles of folders, the change log and what the app
 * knows about what it keeps, which say nothing of a call.
 */
export const SEALED_TABLES: Readonly<Record<string, readonly string[]>> = {
  calls: [],
  // Sealed by itself, in parts (see Sealer.sealSound): no transaction could wait for it.
  audio: ['content'],
  playbackCopies: ['content'],
  // What the service worker stores comes in the clear, for it has no key.
  shares: ['content', 'callId'],
  peaks: [],
  slices: [],
  transcripts: [],
  versions: [],
  turnDrafts: [],
  pieces: [],
  results: [],
  evaluations: [],
  reviews: [],
  // The second copy tells edits apart by these, whose numbers begin anew in a new database.
  edits: ['at', 'field', 'service', 'questionId', 'section', 'reviewer'],
  disputes: [],
  calibrations: [],
  assignments: [],
  recordings: [],
  search: [],
  // What a service answered may stand in why one failed. The second copy and the worker's count read these.
  jobs: ['service', 'captions', 'here'],
  binnedJobs: ['service', 'captions', 'here'],
  // Titles and names of calls of the team, and whole documents that nothing could be made of yet.
  archived: [],
  // Why one failed, in the words of a service. One that is only asked for lies in the clear: it says nothing else.
  pushes: [],
  settings: [],
  team: [],
};
