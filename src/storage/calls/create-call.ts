import { mimeOf } from '@/domain/audio-types';
import type { Call, CallFacts, CallId, CallSource, SoundGap } from '@/domain/call';
import { FailureError } from '@/domain/failure';
import { typedTitle } from '@/domain/transcript/typed-title';
import { checkStored, soundPlace, storingSound } from '../blobs';
import { storing } from '../browser/storage-failure';
import { durableDb } from '../database';
import { enqueueJobs } from '../jobs/job-rows';
import { newId } from '../new-id';
import { countWords } from './count-words';
import { removeCall } from './remove-call';
import { writeSearchRow } from './search-index';
import { saveTranscriptText } from './transcripts';

export interface AudioCallInput {
  file: Blob;
  fileName: string;
  captions?: { name: string; text: string };
  source: Exclude<CallSource, 'typed'>;
  title: string;
  language: string;
  service: string;
  /** Speech model and speaker separation asked for by the launch options (§2), kept with the audio. */
  model?: string;
  autoDiarize?: boolean;
  /** Of a recording, which has them before it is a call. */
  id?: CallId;
  createdAt?: number;
  durationS?: number;
  gaps?: SoundGap[];
  facts?: CallFacts;
  /** Of a recording; absent = true. */
  autoTranscribe?: boolean;
}

/**
 * Stores a recording, sample or upload with its transcription job, all or nothing, and reads it back.
 * Rejects with 'unreadable-file' (empty, or changed on disk meanwhile) or 'storage-full'; then nothing is kept of it.
 */
export async function createAudioCall(input: AudioCallInput): Promise<CallId> {
  const bytes = input.file.size;
  if (bytes === 0) throw new FailureError({ kind: 'unreadable-file', detail: 'empty' });
  const now = Date.now();
  const mime = mimeOf(input.file, input.fileName);
  const { captions, model, autoDiarize, service, language, source, title } = input;
  const { id = newId(), createdAt = now, durationS, gaps, facts, autoTranscribe = true } = input;
  const known = durationS === undefined ? {} : { durationS, playable: true };
  const audio = { name: input.fileName, mime, bytes, ...known, ...(gaps && { gaps }) };
  const row: Call = { id, title, source, createdAt, updatedAt: now, language, service, audio, scores: [] };
  const call: Call = facts === undefined ? row : { ...row, facts };
  const extras = {
    ...(captions && { captions }),
    ...(model !== undefined && { model }),
    ...(autoDiarize !== undefined && { autoDiarize }),
  };
  const file = input.file.type === mime ? input.file : input.file.slice(0, bytes, mime);
  const { calls, search, jobs } = durableDb;
  await storingSound(file, soundPlace(id), (content) =>
    durableDb.transaction('rw', [calls, durableDb.audio, search, jobs], async () => {
      await durableDb.audio.put({ callId: call.id, name: input.fileName, mime, content, ...extras });
      await calls.add(call);
      await writeSearchRow(durableDb, call, {});
      const wish = { kind: 'transcribe' as const, service: '', ...(captions && { captions: true }) };
      if (autoTranscribe) await enqueueJobs(durableDb, call.id, [wish], now);
    }),
  );
  try {
    checkStored((await durableDb.audio.get(call.id))?.content, bytes);
  } catch (failure) {
    await removeCall(durableDb, call.id);
    throw failure;
  }
  return call.id;
}

export interface TypedCallInput {
  /** Chosen before: whoever stores the text again stores it in the same call. */
  id?: CallId;
  text: string;
  title?: string;
  language: string;
  service: string;
  source: 'typed' | 'sample';
}

/** Stores a typed or pasted transcript as a call of its own. Nothing is queued: scoring is asked for (§4). */
export async function createTypedCall(input: TypedCallInput): Promise<CallId> {
  const now = Date.now();
  const { id = newId(), text, language, service, source } = input;
  const title = input.title ?? typedTitle(text);
  const times = { createdAt: now, updatedAt: now };
  const call: Call = { id, title, source, ...times, language, service, words: countWords(text), scores: [] };
  const { calls, transcripts, search } = durableDb;
  const created = await storing(() =>
    durableDb.transaction('rw', [calls, transcripts, search], async () => {
      if (input.id !== undefined && (await calls.get(id)) !== undefined) return false;
      await calls.add(call);
      await transcripts.add({
        callId: id,
        text,
        revision: 1,
        removed: [],
        madeBy: { maker: 'human', name: source === 'sample' ? 'sample' : '', at: now },
      });
      await writeSearchRow(durableDb, call, { transcript: text });
      return true;
    }),
  );
  if (!created) await saveTranscriptText(id, text);
  return id;
}
