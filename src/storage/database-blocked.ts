import { db } from './database';

/**
 * Calls back when another tab, with an older version of the app, still holds the database and this one has to wait for
 * it. The opening goes on by itself once that tab is closed.
 */
export function onDatabaseBlocked(listener: () => void): void {
  db.on('blocked', listener);
}
