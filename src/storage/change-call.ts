import type { Call, CallId } from '@/domain/call';
import { durableDb } from './database';
import { writeSearchRow } from './search-index';
import { storing } from './storage-failure';

/** One change of a call's own row, with what the search knows of it; a call that is gone is left gone. */
export async function changeCall(id: CallId, change: (call: Call) => Call | Promise<Call>): Promise<void> {
  const { calls, search, results, evaluations } = durableDb;
  await storing(() =>
    durableDb.transaction('rw', [calls, search, results, evaluations], async () => {
      const call = await calls.get(id);
      if (call === undefined) return;
      const changed = await change(call);
      await calls.put({ ...changed, updatedAt: Date.now() });
      if (changed.title !== call.title) await writeSearchRow(durableDb, changed, {});
    }),
  );
}
