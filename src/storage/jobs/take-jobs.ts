import type { CallId } from '@/domain/call';
import type { Failure } from '@/domain/failure';
import type { Job, JobId, JobKind } from '@/domain/jobs/job';
import { nextJobState } from '@/domain/jobs/job-machine';
import { serviceOf } from '@/domain/jobs/outage';
import type { CallmarkDatabase } from '../database';
import { newId } from '../new-id';
import { readTextRows, type TextRows, withoutNeed } from './job-rows';
import { type Ends, NOTHING_ENDS, nextJobs, type RunningJob, type Taking } from './next-jobs';

/** With the text that summary, score and auto note work on, read in the transaction that took it; absent = there is none. */
export type TakenJob = RunningJob & { input?: TextRows };

/** Names one attempt: a row with another fence, or none, belongs to somebody else by now. */
export interface AttemptRef {
  id: JobId;
  callId: CallId;
  kind: JobKind;
  fence: string;
}

export type Outcome =
  /** `store` writes the result; it runs inside the transaction that ends the job. */
  | { type: 'succeeded'; store: () => Promise<void>; byService?: true }
  | { type: 'broke'; failure: Failure; random: number }
  /** It was taken where there was no room for it. */
  | { type: 'released' };

/** The end of an attempt, and under which name the next job of its kind is taken. */
export interface Settling {
  attempt: AttemptRef;
  outcome: Outcome;
  now: number;
  next: Taking | null;
}

function rowOf(job: Job | TakenJob): Job {
  if (!('input' in job)) return job;
  const { input: _, ...row } = job;
  return row;
}

/**
 * The request can leave as soon as the transaction is through: its text is read in it. A service may know a repetition by
 * the job's id and answer as before, so a job whose text has changed since it was sent goes on under another one (D671).
 */
async function withInput(database: CallmarkDatabase, job: RunningJob): Promise<TakenJob> {
  const input = job.kind === 'transcribe' ? undefined : await readTextRows(database, job.callId);
  if (input === undefined) return job;
  const { revision } = input.transcript;
  const isOther = job.sent !== undefined && job.sent !== revision;
  return { ...job, ...(isOther && { id: newId() }), sent: revision, input };
}

/** Writes jobs in the place of the rows that were found: those that are none of them are gone. */
async function putInstead(database: CallmarkDatabase, found: readonly Job[], put: readonly (Job | TakenJob)[]) {
  const { jobs } = database;
  const gone = found.flatMap(({ id }) => (put.some((job) => job.id === id) ? [] : [id]));
  await Promise.all([
    put.length > 0 ? jobs.bulkPut(put.map(rowOf)) : null,
    gone.length > 0 ? jobs.bulkDelete(gone) : null,
  ]);
}

export function takeJob(database: CallmarkDatabase, kind: JobKind, taking: Taking): Promise<TakenJob | null> {
  const { jobs, calls, transcripts } = database;
  return database.transaction('rw', [jobs, calls, transcripts], async () => {
    const { taken: next } = await nextJobs(database, kind, [taking], NOTHING_ENDS, taking.now);
    const [job] = next;
    if (job === undefined) return null;
    const taken = await withInput(database, job);
    await putInstead(database, [job], [taken]);
    return taken;
  });
}

function tablesOf(database: CallmarkDatabase, all: readonly Settling[]) {
  const { jobs, calls, transcripts, results, evaluations, reviews, search, pieces, versions, scorecards, edits } =
    database;
  const stored = new Set(all.flatMap(({ attempt, outcome }) => (outcome.type === 'succeeded' ? attempt.kind : [])));
  return [
    ...[jobs, calls, transcripts],
    ...(stored.size > 0 ? [results] : []),
    ...(stored.has('score') || stored.has('transcribe') ? [evaluations, reviews] : []),
    // What follows a transcription may be a scorecard that no machine judges: it is laid out at once.
    ...(stored.has('transcribe') ? [search, pieces, versions, scorecards, edits] : []),
  ];
}

/** One after the other for the same call (each reads its row and writes it back), else side by side. */
async function storeAll(settled: readonly Settling[]): Promise<void> {
  const byCall = new Map<CallId, Settling[]>();
  for (const one of settled) byCall.set(one.attempt.callId, [...(byCall.get(one.attempt.callId) ?? []), one]);
  const inOrder = async (some: readonly Settling[]) => {
    for (const { outcome } of some) if (outcome.type === 'succeeded') await outcome.store();
  };
  await Promise.all([...byCall.values()].map(inOrder));
}

/**
 * Ends attempts and takes for each the next job of its kind, in one transaction: results, job states, follow-up jobs and
 * the next takes stand or fall together. The answer of an attempt that lost its job is dropped.
 */
export function settleJobs(database: CallmarkDatabase, all: readonly Settling[]): Promise<(TakenJob | null)[]> {
  const { jobs } = database;
  const kinds = [...new Set(all.map(({ attempt }) => attempt.kind))];
  const at = Math.max(...all.map(({ now }) => now));
  return database.transaction('rw', tablesOf(database, all), async () => {
    // Together: the attempts' own rows run, so they are no candidates, and no result queues a job of its own kind.
    const rows = jobs.bulkGet(all.map(({ attempt }) => attempt.id)).then((found) => endOf(all, found));
    const [{ own, ended }, ...next] = await Promise.all([
      rows,
      ...kinds.map((kind) => {
        const takings = all.flatMap(({ attempt, next: taking }) => (attempt.kind === kind && taking ? taking : []));
        return nextJobs(database, kind, takings, rows, at);
      }),
    ]);
    const running = next.flatMap((found) => found.taken);
    const moved = next.flatMap((found) => found.moved);
    const [needless, taken] = await Promise.all([
      withoutNeed(database, ended),
      Promise.all(running.map((job) => withInput(database, job))),
    ]);
    // The jobs first: a result may queue more for its call, and must find what runs running.
    const later = new Map([...ended, ...moved].map((job) => [job.id, job]));
    for (const { id } of needless) later.delete(id);
    const put = [...taken, ...later.values()];
    await Promise.all([putInstead(database, [...running, ...needless], put), storeAll(own)]);
    return all.map(({ next: taking }) => taken.find(({ fence }) => fence === taking?.fence) ?? null);
  });
}

/** The attempts that still had their jobs, what becomes of these, and which services answered. */
function endOf(all: readonly Settling[], rows: readonly (Job | undefined)[]): Ends & { own: Settling[] } {
  const answered = new Set<string>();
  const own: Settling[] = [];
  const ended = all.flatMap((one, index) => {
    const { attempt, outcome, now } = one;
    const row = rows[index];
    if (row?.state !== 'running' || row.fence !== attempt.fence) return [];
    own.push(one);
    if (outcome.type === 'succeeded' && outcome.byService) answered.add(serviceOf(row));
    const event = outcome.type === 'broke' ? { ...outcome, now } : { type: outcome.type, now };
    return nextJobState(row, event) ?? [];
  });
  return { own, ended, answered };
}
