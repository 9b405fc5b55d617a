import type { Call, CallId } from '@/domain/call';
import type { QuestionDisputes } from '@/domain/disputes';
import type { Job } from '@/domain/jobs/job';
import type { StoredResult } from '@/domain/results';
import type { Reviewer } from '@/domain/reviewer';
import type { Evaluation } from '@/domain/scoring/evaluation';
import type { StoredTranscript } from '@/domain/transcript/transcript';
import { db, type EditRow } from '../database';
import { readPeople } from '../people';
import { readEvaluations } from './reviews';

export interface WholeCall {
  call: Call;
  transcript?: StoredTranscript;
  captions?: { name: string; text: string };
  results: StoredResult[];
  /** Of every reviewer, one a scoring type. */
  evaluations: Evaluation[];
  /** How many more lie here that can't be read, so they are not in it; absent = none. */
  unread?: number;
  /** Names of those who judged or corrected it, as far as they were given. */
  reviewers: Reviewer[];
  edits: EditRow[];
  /** What was said against answers, and replied. */
  disputes: QuestionDisputes[];
  /** Other texts of it that nobody has chosen or dropped yet. */
  versions: StoredTranscript[];
  jobs: Job[];
}

/** Everything stored about a call but its audio bytes, as of one moment. */
export function readWholeCall(callId: CallId): Promise<WholeCall | undefined> {
  const { calls, transcripts, audio, results, evaluations, reviews, edits, jobs, versions, settings, disputes } = db;
  const tables = [calls, transcripts, audio, results, evaluations, reviews, edits, jobs, versions, settings, disputes];
  return db.transaction('r', tables, async () => {
    const call = await calls.get(callId);
    if (call === undefined) return undefined;
    const [transcript, row, people, ...lists] = await Promise.all([
      transcripts.get(callId),
      audio.get(callId),
      readPeople(db),
      results.where('callId').equals(callId).toArray(),
      readEvaluations(db, callId),
      edits.where('callId').equals(callId).toArray(),
      jobs.where('callId').equals(callId).toArray(),
      versions.where('callId').equals(callId).toArray(),
      disputes.where('callId').equals(callId).toArray(),
    ]);
    const [, { evaluations: judged, unread }, changed] = lists;
    const disputed = lists[5].flatMap((row) => row.disputes.flatMap(({ first, reply }) => [first.by, reply?.by]));
    const edited = [...judged, ...changed].map(({ reviewer }) => reviewer);
    const ids = new Set([...edited, ...disputed, transcript?.editedBy]);
    return {
      call,
      reviewers: people.known.filter(({ id }) => ids.has(id)),
      ...(transcript && { transcript }),
      ...(row?.captions && { captions: row.captions }),
      results: lists[0],
      evaluations: judged,
      ...(unread > 0 && { unread }),
      edits: lists[2],
      jobs: lists[3],
      versions: lists[4].map(({ transcript: text }) => text),
      disputes: lists[5],
    };
  });
}
