import type { Call, CallId } from '@/domain/call';
import type { StoredTranscript } from '@/domain/transcript/transcript';
import { toBlob } from '../blobs';
import type { CallmarkDatabase } from '../database';

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

/** What summary, score and auto note need; undefined where there is no text to work on. In the caller's transaction. */
export async function readTextRows(database: CallmarkDatabase, callId: CallId): Promise<TextRows | undefined> {
  const [call, transcript] = await Promise.all([database.calls.get(callId), database.transcripts.get(callId)]);
  if (call === undefined || transcript === undefined || transcript.text.trim() === '') return undefined;
  return { call, transcript };
}

export function readTextInput(database: CallmarkDatabase, callId: CallId): Promise<TextRows | undefined> {
  return database.transaction('r', [database.calls, database.transcripts], () => readTextRows(database, callId));
}
