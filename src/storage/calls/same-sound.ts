import { type Call, type CallId, isBinned } from '@/domain/call';
import { groupBy } from '@/domain/group-by';
import { db } from '../database';

/**
 * Calls whose sound has one of these lengths in bytes, another call's too, and no digest yet: of older apps, recordings, or
 * just added. Sound of a length of its own is no other's: its bytes need not be read.
 */
export async function soundWithoutDigest(bytes: ReadonlySet<number>): Promise<CallId[]> {
  const calls = await db.calls
    .where('audio.bytes')
    .anyOf([...bytes])
    .toArray();
  const alike = groupBy(
    calls.filter((call) => !isBinned(call)),
    ({ audio }) => audio?.bytes,
  );
  return [...alike.values()]
    .filter((some) => some.length > 1)
    .flat()
    .filter(({ audio }) => audio?.digest === undefined)
    .map(({ id }) => id);
}

/** An added call, and what there is to tell of it. */
export interface AddedCall {
  call: Call;
  /** Captions came with its sound. */
  captions: boolean;
  /** The first call of the very same sound that was here before it. */
  twin?: Call;
}

async function twinOf({ id, audio, createdAt }: Call): Promise<Call | undefined> {
  if (audio?.digest === undefined) return undefined;
  const same = await db.calls.where('audio.digest').equals(audio.digest).sortBy('createdAt');
  // Of two that came within a millisecond one is the earlier all the same.
  const before = (other: Call) => other.createdAt < createdAt || (other.createdAt === createdAt && other.id < id);
  return same.find((other) => !isBinned(other) && before(other));
}

/** These calls as they are now, in their order; those that are gone are left out. */
export function readAddedCalls(ids: readonly CallId[]): Promise<AddedCall[]> {
  return db.transaction('r', [db.calls, db.audio], async () => {
    const [calls, sounds] = await Promise.all([db.calls.bulkGet([...ids]), db.audio.bulkGet([...ids])]);
    const kept = calls.map(async (call, index): Promise<AddedCall[]> => {
      if (call === undefined || isBinned(call)) return [];
      const twin = await twinOf(call);
      return [{ call, captions: sounds[index]?.captions !== undefined, ...(twin && { twin }) }];
    });
    return (await Promise.all(kept)).flat();
  });
}
