import type { CallId } from '@/domain/call';
import { moveRemoved } from '@/domain/removed-places';
import { putBack } from '@/domain/spam';
import type { StoredTranscript } from '@/domain/transcript';
import { countWords } from './count-words';
import { db, durableDb } from './database';
import { writeSearchRow } from './search-index';
import { storing } from './storage-failure';

export function getTranscript(callId: CallId): Promise<StoredTranscript | undefined> {
  return db.transcripts.get(callId);
}

type TextChange = (before: StoredTranscript | undefined) => Pick<StoredTranscript, 'text' | 'removed'>;

async function changeText(callId: CallId, change: TextChange): Promise<void> {
  const { calls, transcripts, results, search } = durableDb;
  await storing(() =>
    durableDb.transaction('rw', [calls, transcripts, results, search], async () => {
      const [call, before] = await Promise.all([calls.get(callId), transcripts.get(callId)]);
      if (call === undefined) return;
      const { text, removed } = change(before);
      if (before?.text === text) return;
      const at = Date.now();
      await transcripts.put({
        ...(before ?? { callId, madeBy: { maker: 'human', name: '', at } }),
        text,
        removed,
        revision: (before?.revision ?? 0) + 1,
        editedAt: at,
      });
      const scored = await results.get([callId, 'score', call.service]);
      await calls.put({ ...call, updatedAt: at, words: countWords(text), ...(scored && { stale: true }) });
      await writeSearchRow(durableDb, call, { transcript: text });
    }),
  );
}

/**
 * Keeps what a human made of the transcript (decision 9). A score made from the text before is stale from now on
 * (decision 14). The same text again changes nothing.
 */
export function saveTranscriptText(callId: CallId, text: string): Promise<void> {
  return changeText(callId, (before) => ({
    text,
    removed: moveRemoved(before?.removed ?? [], before?.text ?? '', text),
  }));
}

/** Puts the phrases that were taken out as spam back where they stood (decision 34). */
export function putBackRemoved(callId: CallId): Promise<void> {
  return changeText(callId, (before) => ({
    text: before === undefined ? '' : putBack(before.text, before.removed),
    removed: [],
  }));
}
