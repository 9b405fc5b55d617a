import type { CallId } from '@/domain/call';
import { putBack } from '@/domain/put-back';
import { moveRemoved } from '@/domain/removed-places';
import type { StoredTranscript } from '@/domain/transcript';
import { parseTranscript } from '@/domain/transcript-text';
import { countWords } from './count-words';
import { db, durableDb } from './database';
import { writeSearchRow } from './search-index';
import { storing } from './storage-failure';

export function getTranscript(callId: CallId): Promise<StoredTranscript | undefined> {
  return db.transcripts.get(callId);
}

/** What a repair of the speakers changes, and its undo brings back. */
export type TranscriptVersion = Pick<StoredTranscript, 'text' | 'speakers' | 'json'>;
type TextChange = (before: StoredTranscript | undefined) => TranscriptVersion & Pick<StoredTranscript, 'removed'>;

async function changeText(callId: CallId, change: TextChange): Promise<void> {
  const { calls, transcripts, results, search } = durableDb;
  await storing(() =>
    durableDb.transaction('rw', [calls, transcripts, results, search], async () => {
      const [call, before] = await Promise.all([calls.get(callId), transcripts.get(callId)]);
      if (call === undefined) return;
      const changed = change(before);
      const { text } = changed;
      const at = Date.now();
      if (before?.text === text) {
        // The same words: at most it is known better who says them.
        if (before.speakers !== changed.speakers) await transcripts.put({ ...before, ...changed });
        return;
      }
      const {
        speakers: _,
        json: __,
        ...rest
      } = before ?? { callId, madeBy: { maker: 'human' as const, name: '', at } };
      await transcripts.put({
        ...rest,
        ...changed,
        revision: (before?.revision ?? 0) + 1,
        editedAt: at,
      });
      const scored = await results.get([callId, 'score', call.service]);
      await calls.put({ ...call, updatedAt: at, words: countWords(text), ...(scored && { stale: true }) });
      await writeSearchRow(durableDb, call, { transcript: text });
    }),
  );
}

/** What goes on with another text: speakers that a human changed are no longer those this device found. */
function kept(before: StoredTranscript | undefined, text: string): Pick<StoredTranscript, 'speakers' | 'json'> {
  const { speakers, json } = before ?? {};
  const speakersOf = (words: string) => parseTranscript(words).map(({ speaker }) => speaker);
  const same = speakers !== undefined && `${speakersOf(before?.text ?? '')}` === `${speakersOf(text)}`;
  return { ...(json !== undefined && { json }), ...(same && { speakers }) };
}

/**
 * Keeps what a human made of the transcript (decision 9). A score made from the text before is stale from now on
 * (decision 14). The same text again changes nothing.
 */
export function saveTranscriptText(callId: CallId, text: string): Promise<void> {
  return changeText(callId, (before) => ({
    text,
    removed: moveRemoved(before?.removed ?? [], before?.text ?? '', text),
    ...kept(before, text),
  }));
}

/** Keeps a transcript with the speakers that were found for it, or as it was before; else as saveTranscriptText. */
export function saveTranscriptVersion(callId: CallId, { text, speakers, json }: TranscriptVersion): Promise<void> {
  return changeText(callId, (before) => ({
    text,
    removed: moveRemoved(before?.removed ?? [], before?.text ?? '', text),
    ...(speakers !== undefined && { speakers }),
    ...(json !== undefined && { json }),
  }));
}

/** Puts the phrases that were taken out as spam back where they stood (decision 34). */
export function putBackRemoved(callId: CallId): Promise<void> {
  return changeText(callId, (before) => {
    const text = before === undefined ? '' : putBack(before.text, before.removed);
    return { text, removed: [], ...kept(before, text) };
  });
}
