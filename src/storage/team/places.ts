import type { CallId } from '@/domain/call';
import type { TeamPlaces } from '@/domain/desk/desk-filter';
import { db } from '../database';
import { readMembership } from './membership';

/** Calls whose sound the archive has and this device has not, with its bytes. */
export async function readSoundsAway(): Promise<Map<CallId, number>> {
  const [here, rows] = await Promise.all([
    db.audio.toCollection().primaryKeys(),
    db.archived.where('docId').startsWith('call:').toArray(),
  ]);
  const sounds = new Set(here);
  return new Map(
    rows.flatMap(({ callId, sound }) =>
      sound === undefined || sounds.has(callId) ? [] : [[callId, sound.sound.bytes]],
    ),
  );
}

/** How the calls stand with the archive; undefined where no team is joined. */
export async function readPlaces(): Promise<TeamPlaces | undefined> {
  if ((await readMembership()) === undefined) return undefined;
  const [waiting, away] = await Promise.all([db.pushes.toCollection().primaryKeys(), readSoundsAway()]);
  return { unsent: new Set(waiting), soundAway: new Set(away.keys()) };
}
