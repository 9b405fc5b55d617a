import type { CallId } from '@/domain/call';
import type { TurnDraft } from '@/domain/transcript/turn-draft';
import { storing } from '../browser/storage-failure';
import { db, durableDb } from '../database';
import { pageId } from '../new-id';

/** Words being typed in turns of a call, by this page and others. */
export function turnDraftsOf(callId: CallId): Promise<TurnDraft[]> {
  return db.turnDrafts.where('callId').equals(callId).toArray();
}

/** Keeps what a page types in a turn, until it is saved or given up. A call that is gone keeps nothing. */
export async function keepTurnDraft(draft: TurnDraft): Promise<void> {
  const { calls, turnDrafts } = durableDb;
  await storing(() =>
    durableDb.transaction('rw', [calls, turnDrafts], async () => {
      if ((await calls.where('id').equals(draft.callId).count()) > 0) await turnDrafts.put(draft);
    }),
  );
}

export async function dropTurnDraft({ callId, page }: Pick<TurnDraft, 'callId' | 'page'>): Promise<void> {
  await storing(() => durableDb.turnDrafts.delete([callId, page]));
}

/** Makes the draft of a page that is gone this page's own; undefined where another page was quicker. */
export function adoptTurnDraft({ callId, page }: TurnDraft): Promise<TurnDraft | undefined> {
  const { turnDrafts } = durableDb;
  return storing(() =>
    durableDb.transaction('rw', turnDrafts, async () => {
      const found = await turnDrafts.get([callId, page]);
      if (found === undefined) return undefined;
      await turnDrafts.delete([callId, page]);
      await turnDrafts.put({ ...found, page: pageId });
      return { ...found, page: pageId };
    }),
  );
}
