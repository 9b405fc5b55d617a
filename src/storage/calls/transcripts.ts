import { type Call, type CallId, isBinned } from '@/domain/call';
import { nowAfter } from '@/domain/later';
import { putBack } from '@/domain/transcript/put-back';
import { moveRemoved } from '@/domain/transcript/removed-places';
import { humanAt, isOfText, isTyped, type StoredTranscript } from '@/domain/transcript/transcript';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { storing } from '../browser/storage-failure';
import { db, durableDb, type VersionRow } from '../database';
import { dropTranscription } from '../jobs/job-rows';
import { readPeople } from '../people';
import { countWords } from './count-words';
import { keepVersion, putAside } from './kept-texts';
import { withReviewBegun } from './review-state';
import { writeSearchRow } from './search-index';

export function getTranscript(callId: CallId): Promise<StoredTranscript | undefined> {
  return db.transcripts.get(callId);
}

/** For screens of what was made of a text: where it can't be opened it reads as if there were none, and hides none of that. */
export async function transcriptIfOpen(callId: CallId): Promise<StoredTranscript | undefined> {
  const [transcript] = await db.transcripts.where(':id').equals(callId).toArray();
  return transcript;
}

/** What a repair of the speakers changes, and its undo brings back. */
export type TranscriptVersion = Pick<StoredTranscript, 'text' | 'speakers' | 'json' | 'formerly'>;
type TextChange = (before: StoredTranscript | undefined) => TranscriptVersion & Pick<StoredTranscript, 'removed'>;

/** What a save found: the revision the call has now, null where there is no such call any more. */
export type SavedRevision = number | null;

/** Puts a text in the place of the stored one, with all that follows from it; part of the caller's transaction. */
async function putText(call: Call, transcript: StoredTranscript): Promise<void> {
  const { calls, transcripts, versions, results } = durableDb;
  const { callId, text } = transcript;
  await transcripts.put(transcript);
  await versions
    .where('callId')
    .equals(callId)
    .filter((kept) => kept.transcript.text === text)
    .delete();
  const made = await results.where('callId').equals(callId).toArray();
  const fresh = made.filter(({ kind, revision }) => kind === 'score' && isOfText(revision, transcript));
  const scores = call.scores?.map(({ stale: _, ...score }) =>
    fresh.some(({ service }) => service === score.service) ? score : { ...score, stale: true },
  );
  await calls.put({ ...call, updatedAt: Date.now(), words: countWords(text), ...(scores && { scores }) });
  await writeSearchRow(durableDb, call, { transcript: text });
}

function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  const { calls, transcripts, results, search, versions, settings, edits, jobs } = durableDb;
  const tables = [calls, transcripts, results, search, versions, settings, edits, jobs];
  return storing(() => durableDb.transaction('rw', tables, work));
}

/**
 * `base` is the revision that the change was made from. Where another text was stored since, that one is kept beside
 * the new one until somebody chooses.
 */
function changeText(callId: CallId, change: TextChange, base?: number): Promise<SavedRevision> {
  return inTransaction(async () => {
    const { calls, transcripts } = durableDb;
    const [call, before] = await Promise.all([calls.get(callId), transcripts.get(callId)]);
    // What is typed into a call of the waste bin would be out of sight.
    if (call === undefined || isBinned(call)) return null;
    const changed = change(before);
    const at = Date.now();
    if (before?.text === changed.text) {
      // The same words: at most it is known better who says them.
      if (before.speakers !== changed.speakers) await transcripts.put({ ...before, ...changed });
      return before.revision;
    }
    if (base !== undefined && before !== undefined && before.revision !== base && before.text.trim() !== '') {
      await keepVersion(durableDb, putAside(before));
    }
    const {
      speakers: _,
      json: __,
      formerly: ___,
      ...rest
    } = before ?? { callId, madeBy: { maker: 'human' as const, name: '', at } };
    const revision = (before?.revision ?? 0) + 1;
    const { current } = await readPeople(durableDb);
    // Typing a call from nothing is no review of it.
    const byMachine = before !== undefined && before.madeBy.maker !== 'human';
    const begun = byMachine ? await withReviewBegun(call, 'transcript', current) : call;
    const editedAt = nowAfter(before && humanAt(before), at);
    const text: StoredTranscript = { ...rest, ...changed, revision, editedAt, editedBy: current };
    await putText(begun, text);
    if (isTyped(text)) await dropTranscription(durableDb, callId);
    return revision;
  });
}

/** What goes on with another text: speakers that a human changed are no longer those this device found. */
function kept(before: StoredTranscript | undefined, text: string): Pick<StoredTranscript, 'speakers' | 'json'> {
  const { speakers, json } = before ?? {};
  const speakersOf = (words: string) => parseTranscript(words).map(({ speaker }) => speaker);
  const same = speakers !== undefined && `${speakersOf(before?.text ?? '')}` === `${speakersOf(text)}`;
  return { ...(json !== undefined && { json }), ...(same && { speakers }) };
}

/**
 * Keeps what a human made of the transcript. A score made from the text before is stale from now on. The same text again
 * changes nothing. Where the text it was made from (`base`, its revision) is not the stored one any more, that one is
 * kept too: see `otherVersions`.
 */
export function saveTranscriptText(callId: CallId, text: string, base?: number): Promise<SavedRevision> {
  const change: TextChange = (before) => ({
    text,
    removed: moveRemoved(before?.removed ?? [], before?.text ?? '', text),
    ...kept(before, text),
  });
  return changeText(callId, change, base);
}

/** Keeps a transcript with the speakers that were found for it, or as it was before; else as saveTranscriptText. */
export async function saveTranscriptVersion(
  callId: CallId,
  { text, speakers, json, formerly }: TranscriptVersion,
): Promise<void> {
  await changeText(callId, (before) => ({
    text,
    removed: moveRemoved(before?.removed ?? [], before?.text ?? '', text),
    ...(speakers !== undefined && { speakers }),
    ...(json !== undefined && { json }),
    ...(formerly && { formerly }),
  }));
}

/** Puts the phrases that were taken out as spam back where they stood. */
export async function putBackRemoved(callId: CallId): Promise<void> {
  await changeText(callId, (before) => {
    const text = before === undefined ? '' : putBack(before.text, before.removed);
    return { text, removed: [], ...kept(before, text) };
  });
}

/**
 * Shows another version; the one shown so far takes its place among the others, so that nothing is lost by looking. What
 * was made from a text is its own again when that text is (D210).
 */
export function showVersion({ id, callId }: VersionRow): Promise<void> {
  return inTransaction(async () => {
    const { calls, transcripts, versions } = durableDb;
    const [call, before, wanted] = await Promise.all([
      calls.get(callId),
      transcripts.get(callId),
      versions.get([callId, id]),
    ]);
    if (call === undefined || before === undefined || wanted === undefined) return;
    await versions.put({ id, callId, transcript: putAside(before) });
    await putText(call, { ...wanted.transcript, revision: before.revision + 1 });
  });
}
