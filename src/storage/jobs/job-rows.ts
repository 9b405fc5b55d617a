import type { Call, CallId } from '@/domain/call';
import type { Job, JobKind } from '@/domain/jobs/job';
import { NEVER, nextJobState } from '@/domain/jobs/job-machine';
import { type Silences, silences } from '@/domain/jobs/outage';
import { isTyped, type StoredTranscript } from '@/domain/transcript/transcript';
import type { CallmarkDatabase } from '../database';
import { newId } from '../new-id';

/** The part of a job's identity that can be asked for once at a time. */
export interface JobWish {
  callId: CallId;
  kind: JobKind;
  /** The scorecard of a score job, '' otherwise. */
  service: string;
  captions?: boolean;
  here?: true;
  pressed?: true;
}

export function jobsIn(database: CallmarkDatabase, state: Job['state']) {
  return database.jobs.where('[state+callId]').between([state, ''], [state, '\uffff']);
}

/** Queued jobs of a kind that are due between these times, those that came first in front. */
export function dueJobs(database: CallmarkDatabase, kind: JobKind, from: number, to: number) {
  return database.jobs.where('[kind+dueAt+seq]').between([kind, from, -Infinity], [kind, to, Infinity], true, true);
}

/** Queued jobs of a kind that wait for a time, due or not: few, since a service that is away is not asked by every job. */
export function timedJobs(database: CallmarkDatabase, kind: JobKind): Promise<Job[]> {
  return dueJobs(database, kind, 1, NEVER - 1).toArray();
}

/** Which services of a kind are away, by these jobs of it that wait and what is running but for the ones that just ended. */
export async function silencesOf(
  database: CallmarkDatabase,
  timed: readonly Job[],
  ended: readonly Job[] = [],
): Promise<Silences> {
  const waiting = [...timed, ...ended];
  if (silences(waiting, []).size === 0) return new Map();
  const running = await jobsIn(database, 'running').toArray();
  return silences(
    waiting,
    running.filter((job) => !ended.some(({ id }) => id === job.id)),
  );
}

let lastSeq = 0;

/** Order of creation: follows the clock, yet never stands still or goes back within a context. */
function nextSeq(now: number): number {
  lastSeq = Math.max(lastSeq + 1, now * 1000);
  return lastSeq;
}

export function newJob(wish: JobWish, now: number): Job & { state: 'queued' } {
  return {
    id: newId(),
    ...wish,
    seq: nextSeq(now),
    createdAt: now,
    attempts: 0,
    state: 'queued',
    dueAt: 0,
    waitingFor: 'turn',
  };
}

/**
 * Queues jobs inside the caller's transaction. One that already runs for the same wish is left to finish; what waited,
 * failed or was done for it before gives way to the new one, so there is never more than one open job per wish.
 */
export async function enqueueJobs(
  database: CallmarkDatabase,
  callId: CallId,
  wishes: readonly Omit<JobWish, 'callId'>[],
  now: number,
): Promise<void> {
  const before = await database.jobs.where('callId').equals(callId).toArray();
  const same = (job: Job, wish: Omit<JobWish, 'callId'>) => job.kind === wish.kind && job.service === wish.service;
  const wanted = wishes.filter((wish) => !before.some((job) => same(job, wish) && job.state === 'running'));
  const replaced = before.filter((job) => wanted.some((wish) => same(job, wish)));
  if (replaced.length > 0) await database.jobs.bulkDelete(replaced.map((job) => job.id));
  await database.jobs.bulkPut(wanted.map((wish) => newJob({ callId, ...wish }, now)));
}

/** Queued jobs that something outside held back may run again; part of the caller's transaction. */
export async function wakeJobs(
  database: CallmarkDatabase,
  callId: CallId | null,
  waits: (job: Job & { state: 'queued' }) => boolean,
): Promise<number> {
  const rows =
    callId === null
      ? await jobsIn(database, 'queued').toArray()
      : await database.jobs.where('[state+callId]').equals(['queued', callId]).toArray();
  const woken = rows.flatMap((job) => {
    const next = job.state === 'queued' && waits(job) ? nextJobState(job, { type: 'woken' }) : null;
    return next ?? [];
  });
  if (woken.length > 0) await database.jobs.bulkPut(woken);
  return woken.length;
}

/** Queues failed jobs that fit again, as a person's Retry does; with `waiting` also what waits. Gives the calls that they are of. */
export async function retryJobs(
  database: CallmarkDatabase,
  fits: (job: Job) => boolean,
  waiting?: 'waiting',
): Promise<CallId[]> {
  const states = waiting ? (['failed', 'queued'] as const) : (['failed'] as const);
  const rows = (await Promise.all(states.map((state) => jobsIn(database, state).toArray()))).flat().filter(fits);
  await database.jobs.bulkPut(rows.flatMap((job) => nextJobState(job, { type: 'retried' }) ?? []));
  return [...new Set(rows.map(({ callId }) => callId))];
}

/** A call and its text as they are stored. */
export interface TextRows {
  call: Call;
  transcript: StoredTranscript;
}

/** What summary, score and auto note work on; undefined where there is no text. In the caller's transaction. */
export async function readTextRows(database: CallmarkDatabase, callId: CallId): Promise<TextRows | undefined> {
  const [call, transcript] = await Promise.all([database.calls.get(callId), database.transcripts.get(callId)]);
  if (call === undefined || transcript === undefined || transcript.text.trim() === '') return undefined;
  return { call, transcript };
}

/** Nobody asked for this transcription since there are words that a human typed: it came with the sound. */
export function isForUntyped({ kind, captions }: Pick<Job, 'kind' | 'captions'>): boolean {
  return kind === 'transcribe' && captions === undefined;
}

/**
 * A human's words stand for the sound: it is not sent any more, unless somebody asked for it (D318). What runs already is
 * left to end; its text is kept beside the human's. Part of the caller's transaction.
 */
export async function dropTranscription(database: CallmarkDatabase, callId: CallId): Promise<void> {
  const jobs = await database.jobs.where('callId').equals(callId).toArray();
  const idle = jobs.filter((job) => isForUntyped(job) && (job.state === 'queued' || job.state === 'failed'));
  await database.jobs.bulkDelete(idle.map(({ id }) => id));
}

/** Transcriptions that broke while somebody typed what was said: tried again, they would send the sound for nothing. */
export async function withoutNeed(database: CallmarkDatabase, ended: readonly Job[]): Promise<Job[]> {
  const open = ended.filter((job) => isForUntyped(job) && (job.state === 'queued' || job.state === 'failed'));
  if (open.length === 0) return [];
  const texts = await database.transcripts.bulkGet(open.map(({ callId }) => callId));
  return open.filter((_, index) => isTyped(texts[index]));
}
