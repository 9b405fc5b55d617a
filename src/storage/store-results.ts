import type { CallId } from '@/domain/call';
import type { AutoNoteResult, ScoreResult, SummaryResult, TranscriptionResult } from '@/domain/provider';
import { stripSpam } from '@/domain/spam';
import type { StoredTranscript } from '@/domain/transcript';
import { countWords } from './count-words';
import type { CallmarkDatabase } from './database';
import { enqueueJobs } from './job-rows';
import { headlineOf } from './score-headline';
import { writeSearchRow } from './search-index';
import { removePieces } from './transcript-pieces';

/** The transcript after a transcription: a human's text stays as it is, and only what the machine adds is filled in. */
function transcriptOf(
  callId: CallId,
  result: TranscriptionResult,
  language: string,
  before: StoredTranscript | undefined,
): StoredTranscript {
  const { json, raw, madeBy, detectedLanguage, summary } = result;
  const additions = {
    raw,
    ...(json !== undefined && { json }),
    ...(detectedLanguage !== undefined && { detectedLanguage }),
    ...(summary?.speakerNames && { speakerNames: summary.speakerNames }),
  };
  const byHuman = before !== undefined && (before.editedAt !== undefined || before.madeBy.maker === 'human');
  if (byHuman) return { ...before, ...additions };
  return {
    callId,
    ...stripSpam(result.text, language || (detectedLanguage ?? '')),
    revision: (before?.revision ?? 0) + 1,
    madeBy,
    ...(result.speakers && { speakers: result.speakers }),
    ...additions,
  };
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
  const transcript = transcriptOf(callId, result, call.language, before);
  const { text, revision } = transcript;
  await database.transcripts.put(transcript);
  await removePieces(database, callId);
  await database.calls.put({ ...call, updatedAt: now, words: countWords(text) });
  await writeSearchRow(database, call, { transcript: text });
  if (result.summary !== undefined) await storeSummary(database, callId, result.summary, revision);
  if (text.trim() === '') return;
  const follow = [
    ...(result.summary === undefined ? [{ kind: 'summarise' as const, service: '' }] : []),
    { kind: 'score' as const, service: call.service },
    { kind: 'auto-note' as const, service: '' },
  ];
  await enqueueJobs(database, callId, follow, now);
}

export async function storeSummary(
  database: CallmarkDatabase,
  callId: CallId,
  result: SummaryResult,
  revision: number,
): Promise<void> {
  const { text, cut, raw, madeBy, speakerNames } = result;
  await database.results.put({ callId, kind: 'summary', service: '', text, cut, raw, madeBy, revision });
  if (speakerNames !== undefined) await database.transcripts.update(callId, { speakerNames });
}

/** Stores a score and shows it in the call's row. It is stale from the start where the text changed meanwhile. */
export async function storeScore(
  database: CallmarkDatabase,
  callId: CallId,
  service: string,
  result: ScoreResult & { provisional?: true },
  revision: number,
): Promise<void> {
  const { calls, transcripts, results, evaluations } = database;
  const [call, transcript, evaluation] = await Promise.all([
    calls.get(callId),
    transcripts.get(callId),
    evaluations.get([callId, service]),
  ]);
  if (call === undefined) return;
  const { answer, raw, madeBy, provisional } = result;
  const writes: PromiseLike<unknown>[] = [
    results.put({
      ...{ callId, kind: 'score', service, answer, raw, madeBy, revision },
      ...(provisional && { provisional }),
    }),
  ];
  if (call.service === service) {
    const { stale: _stale, score: _before, ...rest } = call;
    const score = headlineOf(answer, evaluation);
    const stale = (transcript?.revision ?? revision) > revision;
    writes.push(
      calls.put({ ...rest, updatedAt: Date.now(), ...(score && { score }), ...(stale && { stale: true as const }) }),
    );
  }
  await Promise.all(writes);
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
