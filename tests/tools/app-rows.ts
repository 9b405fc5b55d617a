import type { Page } from 'playwright-core';
import type { Call } from '@/domain/call';
import type { Job } from '@/domain/jobs/job';
import type { StoredResult } from '@/domain/results';
import type { StoredTranscript } from '@/domain/transcript/transcript';
import type { TurnDraft } from '@/domain/transcript/turn-draft';
import type { SearchRow } from '@/storage/database';

export interface Tables {
  calls: Call;
  search: SearchRow;
  jobs: Job;
  results: StoredResult;
  transcripts: StoredTranscript;
  evaluations: unknown;
  reviews: unknown;
  audio: { callId: string; name: string };
  recordings: { id: string };
  slices: { recordingId: string };
  changes: unknown;
  keptFacts: { key: string; value: unknown };
  turnDrafts: TurnDraft;
  team: { key: string };
  pushes: { callId: string };
}

/** Every row of a table, as the browser stored it. */
export function rowsOf<T extends keyof Tables>(page: Page, table: T): Promise<Tables[T][]> {
  return page.evaluate(
    (store) =>
      new Promise<never[]>((resolve, reject) => {
        const opening = indexedDB.open('callmark');
        opening.onerror = () => reject(opening.error);
        // Not made by the app yet: this would make another one, empty, and the app could never make its own.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result as never[]);
          };
        };
      }),
    table,
  );
}

/** Writes rows as they are, all tables in one transaction. */
export function putRows(page: Page, rows: { [T in keyof Tables]?: Tables[T][] } & { settings?: unknown[] }) {
  return page.evaluate(
    (tables) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('callmark');
        opening.onerror = () => reject(opening.error);
        // Not made by the app yet: this would make another one, empty, and the app could never make its own.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onsuccess = () => {
          const database = opening.result;
          const writing = database.transaction(Object.keys(tables), 'readwrite');
          for (const [store, values] of Object.entries(tables))
            for (const value of values) writing.objectStore(store).put(value);
          writing.onabort = () => reject(writing.error);
          writing.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    rows as Record<string, unknown[]>,
  );
}
