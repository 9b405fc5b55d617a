import { db, durableDb } from '../database';

/**
 * Calls back once when another tab, with an older version of the app, still holds the database and this one has to wait
 * for it. The opening goes on by itself once that tab is closed.
 */
export function onDatabaseBlocked(listener: () => void): void {
  let told = false;
  const tell = () => {
    if (!told) listener();
    told = true;
  };
  // Whichever connection asks first hears of it; the other only waits behind it.
  for (const connection of [db, durableDb]) connection.on('blocked', tell);
}
