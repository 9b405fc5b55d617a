import Dexie from 'dexie';
import type { CallId } from '@/domain/call';
import type { PieceStore } from '@/domain/transcript/transcript-piece';
import type { CallmarkDatabase } from '../database';

function piecesOf({ pieces }: CallmarkDatabase, callId: CallId) {
  return pieces.where('[callId+channel+startMs]').between([callId, 0], [callId, Dexie.maxKey]);
}

/** Part of the caller's transaction where there is one. */
export async function removePieces(database: CallmarkDatabase, callId: CallId): Promise<void> {
  await piecesOf(database, callId).delete();
}

/** The pieces of a call whose transcription is under way; a call that was deleted meanwhile gets none. */
export function createPieceStore(database: CallmarkDatabase, callId: CallId): PieceStore {
  const { calls, pieces } = database;
  return {
    read: () => piecesOf(database, callId).toArray(),
    add: (piece) =>
      database.transaction('rw', [calls, pieces], async () => {
        if ((await calls.where('id').equals(callId).count()) > 0) await pieces.put({ callId, ...piece });
      }),
    clear: () => removePieces(database, callId),
  };
}
