import type { CallmarkDatabase } from '@/storage/database';
import type { Locks } from '../jobs-lock';
import type { DrainLimits } from '../runner-host';
import { openTeam } from './push-call';
import { TEAM_LOCK } from './team-rounds';
import { pushAll } from './team-sync';

const LOOK_MS = 1000;

/**
 * Sends every call that is due, where no other context is at it; false = one is. A part that is under way when no more may
 * be taken is broken off: it is all that is sent again.
 */
export async function pushIfFree(
  database: CallmarkDatabase,
  locks: Locks,
  { mayTake = () => true }: Pick<DrainLimits, 'mayTake'>,
): Promise<boolean> {
  const work = await openTeam(database);
  if (work === undefined) return true;
  const ending = new AbortController();
  const timer = setInterval(() => {
    if (!mayTake()) ending.abort();
  }, LOOK_MS);
  const push = async (lock: unknown) => {
    if (lock !== null) await pushAll(work, ending.signal);
    return lock !== null;
  };
  const done = locks.request(TEAM_LOCK, { ifAvailable: true }, push);
  return ((await done.finally(() => clearInterval(timer))) as boolean) === true;
}
