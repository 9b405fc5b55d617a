import type { Call, CallId } from '@/domain/call';
import type { StoredTranscript } from '@/domain/transcript';
import { toBlob } from './blobs';
import type { CallmarkDatabase } from './database';

export interface AudioInput {
  call: Call;
  blob: Blob;
  name: string;
  captions?: { name: string; text: string };
  model?: string;
  autoDiarize?: boolean;
}

/** What a transcription needs; undefined where the call or its audio is gone. */
export async function readAudioInput(database: CallmarkDatabase, callId: CallId): Promise<AudioInput | undefined> {
  const [call, row] = await Promise.all([database.calls.get(callId), database.audio.get(callId)]);
  if (call === undefined || row === undefined) return undefined;
  const { name, mime, content, captions, model, autoDiarize } = row;
  return {
    ...{ call, blob: toBlob(content, mime), name },
    ...(captions && { captions }),
    ...(model !== undefined && { model }),
    ...(autoDiarize !== undefined && { autoDiarize }),
  };
}

/** A call and its text as they are stored. */
export interface TextRows {
  call: Call;
  transcript: StoredTranscript;
}

/** What summary, score and auto note need, in the order asked; undefined where there is no text to work on. In the caller's transaction. */
export async function readTextRows(
  database: CallmarkDatabase,
  callIds: readonly CallId[],
): Promise<(TextRows | undefined)[]> {
  if (callIds.length === 0) return [];
  const [calls, transcripts] = await Promise.all([
    database.calls.bulkGet([...callIds]),
    database.transcripts.bulkGet([...callIds]),
  ]);
  return callIds.map((_, index) => {
    const [call, transcript] = [calls[index], transcripts[index]];
    if (call === undefined || transcript === undefined || transcript.text.trim() === '') return undefined;
    return { call, transcript };
  });
}

export async function readTextInput(database: CallmarkDatabase, callId: CallId): Promise<TextRows | undefined> {
  const [rows] = await database.transaction('r', [database.calls, database.transcripts], () =>
    readTextRows(database, [callId]),
  );
  return rows;
}
