/**
 * The database as each released version of the app left it: stores with their keys and indexes. An entry is never
 * changed; a new schema adds one. Dexie multiplies its version by ten.
 */
export interface ReleasedSchema {
  version: number;
  stores: Record<
    string,
    { keyPath: string | string[]; autoIncrement?: true; indexes?: Record<string, string | string[]> }
  >;
}

const FIRST: ReleasedSchema['stores'] = {
  calls: { keyPath: 'id', indexes: { createdAt: 'createdAt' } },
  audio: { keyPath: 'callId' },
  peaks: { keyPath: 'callId' },
  playbackCopies: { keyPath: 'callId' },
  transcripts: { keyPath: 'callId' },
  results: { keyPath: ['callId', 'kind', 'service'], indexes: { callId: 'callId' } },
  evaluations: { keyPath: ['callId', 'service'], indexes: { callId: 'callId' } },
  edits: { keyPath: 'id', autoIncrement: true, indexes: { callId: 'callId' } },
  jobs: {
    keyPath: 'id',
    indexes: {
      callId: 'callId',
      '[state+callId]': ['state', 'callId'],
      '[kind+dueAt+seq]': ['kind', 'dueAt', 'seq'],
    },
  },
  settings: { keyPath: 'key' },
  search: { keyPath: 'callId', indexes: { changed: 'changed' } },
};

const WITH_RECORDINGS: ReleasedSchema['stores'] = {
  ...FIRST,
  recordings: { keyPath: 'id' },
  slices: { keyPath: ['recordingId', 'seq'] },
};

const WITH_PIECES: ReleasedSchema['stores'] = {
  ...WITH_RECORDINGS,
  pieces: { keyPath: ['callId', 'channel', 'startMs'] },
};

const WITH_MODELS: ReleasedSchema['stores'] = {
  ...WITH_PIECES,
  models: { keyPath: 'key' },
  modelFiles: { keyPath: 'sha256' },
  modelParts: { keyPath: ['sha256', 'seq'] },
};

const WITH_VERSIONS: ReleasedSchema['stores'] = {
  ...WITH_MODELS,
  versions: { keyPath: ['callId', 'id'], indexes: { callId: 'callId' } },
  turnDrafts: { keyPath: ['callId', 'page'], indexes: { callId: 'callId' } },
};

const WITH_CHANGES: ReleasedSchema['stores'] = {
  ...WITH_VERSIONS,
  changes: { keyPath: 'id', autoIncrement: true },
  keptFacts: { keyPath: 'key' },
};

const WITH_REVIEWERS: ReleasedSchema['stores'] = {
  ...WITH_CHANGES,
  reviews: { keyPath: ['callId', 'service', 'reviewer'], indexes: { callId: 'callId' } },
};

const WITH_SCORECARDS: ReleasedSchema['stores'] = {
  ...WITH_REVIEWERS,
  scorecards: { keyPath: ['id', 'version'], indexes: { state: 'state' } },
};

const WITH_CALIBRATION: ReleasedSchema['stores'] = {
  ...WITH_SCORECARDS,
  calls: {
    keyPath: 'id',
    indexes: {
      createdAt: 'createdAt',
      binnedAt: 'binnedAt',
      'audio.bytes': 'audio.bytes',
      'audio.digest': 'audio.digest',
    },
  },
  calibrations: { keyPath: 'id', indexes: { of: 'of', is: 'is', callId: 'callId' } },
  disputes: { keyPath: ['callId', 'service', 'questionId'], indexes: { callId: 'callId' } },
  binnedJobs: { keyPath: 'id', indexes: { callId: 'callId' } },
};

const WITH_SHARES: ReleasedSchema['stores'] = {
  ...WITH_CALIBRATION,
  shares: { keyPath: 'id', autoIncrement: true, indexes: { share: 'share' } },
  folders: { keyPath: 'id' },
};

const WITH_TEAM: ReleasedSchema['stores'] = {
  ...WITH_SHARES,
  team: { keyPath: 'key' },
  pushes: { keyPath: 'callId', indexes: { dueAt: 'dueAt' } },
  archived: { keyPath: 'docId', indexes: { callId: 'callId' } },
};

export const RELEASED: readonly ReleasedSchema[] = [
  { version: 1, stores: FIRST },
  { version: 2, stores: WITH_RECORDINGS },
  { version: 3, stores: WITH_PIECES },
  { version: 4, stores: WITH_MODELS },
  { version: 5, stores: WITH_VERSIONS },
  { version: 6, stores: WITH_CHANGES },
  { version: 7, stores: WITH_REVIEWERS },
  { version: 8, stores: WITH_SCORECARDS },
  { version: 9, stores: WITH_CALIBRATION },
  { version: 10, stores: WITH_SHARES },
  { version: 11, stores: WITH_TEAM },
];

/** Makes the database as that version of the app did, with plain IndexedDB, and puts these rows into it. */
export function makeReleased({
  version,
  stores,
  rows,
}: ReleasedSchema & { rows: Record<string, unknown[]> }): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('callmark', version * 10);
    opening.onerror = () => reject(opening.error);
    opening.onupgradeneeded = () => {
      for (const [name, { keyPath, autoIncrement = false, indexes = {} }] of Object.entries(stores)) {
        const store = opening.result.createObjectStore(name, { keyPath, autoIncrement });
        for (const [index, path] of Object.entries(indexes)) store.createIndex(index, path);
        for (const row of rows[name] ?? []) store.put(row);
      }
    };
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
}
