import { useObservable } from 'dexie-react-hooks';
import { type LiveTable, watchTables } from '@/storage/live-tables';

/**
 * What `read` finds in these tables, live but unhurried. Both must be the same from render to render unless something
 * else is to be read; until that is found, what was found before.
 */
export function useLiveTables<T>(tables: readonly LiveTable[], read: () => PromiseLike<T>): T | undefined {
  return useObservable<T>(
    () => ({
      // Nothing is known without a reading: asked for its value, an observable would be read twice.
      hasValue: () => false,
      subscribe: (observer: (value: T) => void) => ({ unsubscribe: watchTables(tables, read, observer) }),
    }),
    [tables, read],
  );
}
