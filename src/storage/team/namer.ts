import type { Call } from '@/domain/call';
import { loadChunk } from '@/domain/load-chunk';
import type { CallmarkDatabase } from '../database';
import { readPeople } from '../people';
import { readMembership } from './membership';

type Namer = (before: Call, after: Call, at: number) => Call;
const notNoted: Namer = (_, after) => after;

/**
 * How a change of a call is noted where a team is joined: who named it anew, and when. To be read before the transaction:
 * code is loaded for it, only where a team is joined. What can't be noted is changed all the same.
 */
export async function readNamer(database: CallmarkDatabase): Promise<Namer> {
  if ((await readMembership(database)) === undefined) return notNoted;
  const { current } = await readPeople(database);
  const code = await loadChunk(() => import('@/domain/namings')).catch(() => undefined);
  if (code === undefined) return notNoted;
  return (before, after, at) => (after === before ? before : code.withNamings(before, after, current, at));
}
