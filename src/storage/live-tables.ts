import Dexie from 'dexie';
import { db } from './database';

/** Screens of lists and counts read again at most this often, however fast the queue writes. */
const PAUSE_MS = 250;
/** While it goes on writing the pause doubles up to this: nobody reads a number that changes all the time. */
const LONGEST_PAUSE_MS = 1000;
/** Of a long list, reading never takes more than this share of the time. */
const PAUSES_PER_READ = 10;

export type LiveTable =
  | 'calls'
  | 'search'
  | 'jobs'
  | 'reviews'
  | 'folders'
  | 'audio'
  | 'pushes'
  | 'archived'
  | 'assignments';

/**
 * Reads at once, then again after changes of these tables by any tab or worker, the last change always included. Unlike
 * liveQuery it neither looks at each write nor throws a reading away because of the next one, so a list stays both
 * cheap and moving while a queue is worked off. Gives the function that ends it.
 */
export function watchTables<T>(
  tables: readonly LiveTable[],
  read: () => PromiseLike<T>,
  report: (value: T) => void,
): () => void {
  const prefixes = tables.map((table) => `idb://${db.name}/${table}/`);
  let ended = false;
  let reading = false;
  let changed = false;
  let restUntil = 0;
  let pause = PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = async (): Promise<void> => {
    timer = undefined;
    changed = false;
    reading = true;
    let startedAt = performance.now();
    try {
      // Waiting for it is no reading: after a busy start a count would stand still for ten times as long.
      await db.openInTurn();
      // All that was written before is read now; a database that was just made says that all of it changed.
      changed = false;
      startedAt = performance.now();
      const value = await read();
      if (!ended) report(value);
    } catch {
      // What could not be read is read with the next change.
    } finally {
      reading = false;
      const took = performance.now() - startedAt;
      restUntil = startedAt + Math.max(pause, took * PAUSES_PER_READ);
      if (changed) plan();
    }
  };

  const plan = (): void => {
    if (ended || reading || timer !== undefined) return;
    const wait = restUntil - performance.now();
    pause = wait > 0 ? Math.min(pause * 2, LONGEST_PAUSE_MS) : PAUSE_MS;
    timer = setTimeout(look, Math.max(0, wait));
  };

  const mutated = (parts: object): void => {
    // 'all': the page was restored and may have missed anything.
    const mine = (part: string) => part === 'all' || prefixes.some((prefix) => part.startsWith(prefix));
    if (!Object.keys(parts).some(mine)) return;
    changed = true;
    plan();
  };

  Dexie.on('storagemutated', mutated);
  void look();
  return () => {
    ended = true;
    clearTimeout(timer);
    Dexie.on.storagemutated.unsubscribe(mutated);
  };
}
