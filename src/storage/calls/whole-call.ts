import type { Call, CallId } from '@/domain/call';
import type { Job } from '@/domain/jobs/job';
import type { StoredResult } from '@/domain/results';
import type { Evaluation } from '@/domain/scoring/evaluation';
import type { StoredTranscript } from '@/domain/transcript/transcript';
import { db, type EditRow } from '../database';

export interface WholeCall {
  call: Call;
  transcript?: StoredTranscript;
  captions?: { name: string; text: string };
  results: StoredResult[];
  evaluations: Evaluation[];
  edits: EditRow[];
  /** Other texts of it that nobody has chosen or dropped yet. */
  versions: StoredTranscript[];
  jobs: Job[];
}

/** Everything stored about a call but its audio bytes, as of one moment. */
export function readWholeCall(callId: CallId): Promise<WholeCall | undefined> {
  const { calls, transcripts, audio, results, evaluations, edits, jobs, versions } = db;
  return db.transaction('r', [calls, transcripts, audio, results, evaluations, edits, jobs, versions], async () => {
    const call = await calls.get(callId);
    if (call === undefined) return undefined;
    const [transcript, row, ...lists] = await Promise.all([
      transcripts.get(callId),
      audio.get(callId),
      results.where('callId').equals(callId).toArray(),
      evaluations.where('callId').equals(callId).toArray(),
      edits.where('callId').equals(callId).toArray(),
      jobs.where('callId').equals(callId).toArray(),
      versions.where('callId').equals(callId).toArray(),
    ]);
    return {
      call,
      ...(transcript && { transcript }),
      ...(row?.captions && { captions: row.captions }),
      results: lists[0],
      evaluations: lists[1],
      edits: lists[2],
      jobs: lists[3],
      versions: lists[4].map(({ transcript: text }) => text),
    };
  });
}
