import type { CallId } from '@/domain/call';
import { FailureError } from '@/domain/failure';
import type { ArchivedPart } from '@/domain/team/team-archive';
import { partId, teamId } from '@/domain/team/team-ids';
import { checkStored, soundPlace, storingSound } from '../blobs';
import { storing } from '../browser/storage-failure';
import { type CallmarkDatabase, db, durableDb } from '../database';
import { keepingPush } from './note-pushes';
import type { ArchivedRow } from './team-rows';

/** The call's own document as the archive has it; its sound may be there and not here. */
export function archivedCall(callId: CallId, database: CallmarkDatabase = db): Promise<ArchivedRow | undefined> {
  return database.archived.get(teamId('call', { call: callId }));
}

export function partRow({ callId, number, sha256 }: ArchivedPart, rev: string, at: number): ArchivedRow {
  return { docId: partId(callId, number), callId, rev, hash: sha256, acknowledgedAt: at };
}

/** Sound that came from the archive, whole and checked: from now on it is on this device like any other. */
export async function storeTeamSound(callId: CallId, blob: Blob, parts: readonly ArchivedPart[]): Promise<void> {
  const { calls, audio, archived, pushes } = durableDb;
  const row = await archivedCall(callId);
  if (row?.sound === undefined) throw new FailureError({ kind: 'missing-audio' });
  const { summary, sound } = row.sound;
  const { name, mime, captions, model, autoDiarize } = sound;
  const extras = {
    ...(captions && { captions }),
    ...(model !== undefined && { model }),
    ...(autoDiarize !== undefined && { autoDiarize }),
  };
  await storingSound(blob, soundPlace(callId), (content) =>
    durableDb.transaction('rw', [calls, audio, archived, pushes], async () => {
      const call = await calls.get(callId);
      if (call === undefined) return;
      const { soundRemovedAt: _, ...rest } = call;
      await keepingPush(durableDb, callId, async () => {
        await audio.put({ callId, name, mime, content, ...extras });
        await calls.put({ ...rest, audio: { ...summary, digest: sound.sha256 } });
      });
      await archived.bulkPut(parts.map((part) => partRow(part, '', Date.now())));
    }),
  );
  checkStored((await durableDb.audio.get(callId))?.content, blob.size);
}

/** Calls whose sound is here and, part by part, in the archive too; with the bytes that it takes here. */
export async function archivedSounds(): Promise<{ callId: CallId; bytes: number }[]> {
  const [here, rows, waiting] = await Promise.all([
    db.audio.toCollection().primaryKeys(),
    db.archived.where('docId').startsWith('call:').toArray(),
    db.pushes.toCollection().primaryKeys(),
  ]);
  const [sounds, pushes] = [new Set(here), new Set(waiting)];
  const candidates = rows.filter(
    ({ callId, sound, removed }) => sound && !removed && sounds.has(callId) && !pushes.has(callId),
  );
  const found: { callId: CallId; bytes: number }[] = [];
  for (const row of candidates) {
    const size = await archivedBytes(db, row);
    if (size !== null) found.push({ callId: row.callId, bytes: size });
  }
  return found;
}

/** Bytes of the sound, where every part of these very bytes was acknowledged; null = not so. */
async function archivedBytes(
  { archived, calls }: CallmarkDatabase,
  { callId, sound, removed }: ArchivedRow,
): Promise<number | null> {
  if (sound === undefined || removed !== undefined) return null;
  const { parts, sha256, bytes } = sound.sound;
  const ids = Array.from({ length: parts }, (_, number) => partId(callId, number));
  const [known, call] = await Promise.all([archived.bulkGet(ids), calls.get(callId)]);
  return call?.audio?.digest === sha256 && known.every((row) => row !== undefined) ? bytes : null;
}

/** Takes the sound of archived calls off this device; what was not archived a moment before stays. Gives the bytes. */
export async function freeSounds(callIds: readonly CallId[]): Promise<number> {
  const { calls, audio, peaks, playbackCopies, archived, pushes } = durableDb;
  let freed = 0;
  for (const callId of callIds) {
    freed += await storing(() =>
      durableDb.transaction('rw', [calls, audio, peaks, playbackCopies, archived, pushes], async () => {
        const [row, push, call] = [
          await archivedCall(callId, durableDb),
          await pushes.get(callId),
          await calls.get(callId),
        ];
        const bytes = row === undefined || push !== undefined ? null : await archivedBytes(durableDb, row);
        if (bytes === null || call === undefined) return 0;
        const { audio: _sound, ...rest } = call;
        await keepingPush(durableDb, callId, async () => {
          await calls.put(rest);
          await Promise.all([audio.delete(callId), peaks.delete(callId), playbackCopies.delete(callId)]);
        });
        return bytes;
      }),
    );
  }
  return freed;
}

/** The archive has the sound of this call, and this device does not. */
export async function isSoundElsewhere(callId: CallId): Promise<boolean> {
  const [row, here, call] = await Promise.all([
    archivedCall(callId),
    db.audio.where('callId').equals(callId).count(),
    db.calls.get(callId),
  ]);
  return row?.sound !== undefined && here === 0 && call !== undefined;
}
