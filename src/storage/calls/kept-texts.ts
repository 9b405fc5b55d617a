import type { CallId } from '@/domain/call';
import type { StoredTranscript } from '@/domain/transcript/transcript';
import { storing } from '../browser/storage-failure';
import { type CallmarkDatabase, db, durableDb, type VersionRow } from '../database';

/** The call's own text as a version of it: it goes on to know what was made from it. */
export function putAside({ formerly = [], ...transcript }: StoredTranscript): StoredTranscript {
  return { ...transcript, formerly: [...formerly, transcript.revision] };
}

/** Keeps a text beside the call's own, until somebody chooses; part of the caller's transaction. */
export async function keepVersion({ versions }: CallmarkDatabase, transcript: StoredTranscript): Promise<void> {
  const { callId } = transcript;
  const last = await versions.where('callId').equals(callId).last();
  await versions.add({ callId, id: (last?.id ?? 0) + 1, transcript });
}

/** Texts of a call beside the stored one, oldest first, until one is chosen. */
export function otherVersions(callId: CallId): Promise<VersionRow[]> {
  return db.versions.where('callId').equals(callId).sortBy('id');
}

/** The text that is shown was chosen: these others go. */
export async function dropVersions(chosenFrom: readonly VersionRow[]): Promise<void> {
  await storing(() =>
    durableDb.versions.bulkDelete(chosenFrom.map(({ callId, id }): [CallId, number] => [callId, id])),
  );
}
