import type { CallId } from '@/domain/call';
import type { AutoNoteResult, SummaryResult, TranscriptionResult } from '@/domain/provider';
import { stripSpam } from '@/domain/transcript/spam';
import { isOfText, isTyped, type StoredTranscript } from '@/domain/transcript/transcript';
import { countWords } from '../calls/count-words';
import { keepVersion } from '../calls/kept-texts';
import { writeSearchRow } from '../calls/search-index';
import { removePieces } from '../calls/transcript-pieces';
import type { CallmarkDatabase } from '../database';
import { enqueueJobs, type JobWish } from './job-rows';
import { askForScore } from './request-score';

function transcriptOf(
  callId: CallId,
  result: TranscriptionResult,
  language: string,
  before: StoredTranscript | undefined,
): StoredTranscript {
  const { json, raw, madeBy, detectedLanguage, summary, speakers } = result;
  return {
    callId,
    ...stripSpam(result.text, language || (detectedLanguage ?? '')),
    revision: (before?.revision ?? 0) + 1,
    madeBy,
    ...(speakers && { speakers }),
    raw,
    ...(json !== undefined && { json }),
    ...(detectedLanguage !== undefined && { detectedLanguage }),
    ...(summary?.speakerNames && { speakerNames: summary.speakerNames }),
  };
}

/** A human's text keeps its place, its summary and its score; a transcription is kept beside it, and offered. */
async function keepBeside(
  database: CallmarkDatabase,
  human: StoredTranscript,
  heard: StoredTranscript,
  follow: readonly Omit<JobWish, 'callId'>[],
  now: number,
): Promise<void> {
  const { callId } = human;
  const { raw, json, detectedLanguage, speakerNames } = heard;
  await database.transcripts.put({
    ...human,
    ...(raw !== undefined && { raw }),
    ...(json !== undefined && { json }),
    ...(detectedLanguage !== undefined && { detectedLanguage }),
    ...(speakerNames && { speakerNames }),
  });
  if (heard.text.trim() !== '' && heard.text !== human.text) await keepVersion(database, heard);
  const made = await database.results.where('callId').equals(callId).toArray();
  const has = ({ kind, service }: Omit<JobWish, 'callId'>) =>
    made.some(
      (one) =>
        one.madeBy.maker !== 'human' &&
        one.kind === (kind === 'summarise' ? 'summary' : kind) &&
        one.service === service,
    );
  const missing = follow.filter((wish) => !has(wish));
  await enqueueJobs(database, callId, await asked(database, callId, missing, now), now);
}

/** The jobs that follow; a score by a scorecard that no machine judges is none. */
async function asked(
  database: CallmarkDatabase,
  callId: CallId,
  wishes: readonly Omit<JobWish, 'callId'>[],
  now: number,
): Promise<Omit<JobWish, 'callId'>[]> {
  const all = wishes.map((wish) => (wish.kind === 'score' ? askForScore(database, callId, wish.service, now) : wish));
  return (await Promise.all(all)).filter((wish) => wish !== null);
}

/**
 * Stores a transcription with the jobs that follow it: summary (unless it brought one), score and auto note. Like its
 * siblings it is part of the transaction that ends the job.
 */
export async function storeTranscription(
  database: CallmarkDatabase,
  callId: CallId,
  result: TranscriptionResult,
  now: number,
): Promise<void> {
  const [call, before] = await Promise.all([database.calls.get(callId), database.transcripts.get(callId)]);
  if (call === undefined) return;
  await removePieces(database, callId);
  const heard = transcriptOf(callId, result, call.language, before);
  const follow = [
    { kind: 'summarise' as const, service: '' },
    { kind: 'score' as const, service: call.service },
    { kind: 'auto-note' as const, service: '' },
  ];
  if (before !== undefined && isTyped(before)) {
    return keepBeside(database, before, heard, follow, now);
  }
  const { text, revision } = heard;
  await database.transcripts.put(heard);
  await database.calls.put({ ...call, updatedAt: now, words: countWords(text) });
  await writeSearchRow(database, call, { transcript: text });
  if (result.summary !== undefined) await storeSummary(database, callId, result.summary, revision);
  if (text.trim() === '') return;
  const wanted = result.summary === undefined ? follow : follow.filter(({ kind }) => kind !== 'summarise');
  await enqueueJobs(database, callId, await asked(database, callId, wanted, now), now);
}

export async function storeSummary(
  database: CallmarkDatabase,
  callId: CallId,
  result: SummaryResult,
  revision: number,
): Promise<void> {
  const { text, cut, raw, madeBy, speakerNames, claims } = result;
  const told = { text, cut, raw, madeBy, ...(claims && { claims }) };
  await database.results.put({ callId, kind: 'summary', service: '', ...told, revision });
  if (speakerNames === undefined) return;
  // Names of a text that was changed meanwhile would stand at whoever speaks there now.
  const transcript = await database.transcripts.get(callId);
  if (transcript !== undefined && isOfText(revision, transcript))
    await database.transcripts.update(callId, { speakerNames });
}

export async function storeAutoNote(
  database: CallmarkDatabase,
  callId: CallId,
  result: AutoNoteResult,
  revision: number,
): Promise<void> {
  const { note, raw, madeBy } = result;
  await database.results.put({ callId, kind: 'auto-note', service: '', note, raw, madeBy, revision });
}
