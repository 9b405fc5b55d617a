import type { Job, JobKind } from '@/domain/jobs/job';
import { nextJobState } from '@/domain/jobs/job-machine';
import { afterAnswer, isSilent, postponed, type Silences, serviceOf } from '@/domain/jobs/outage';
import type { CallmarkDatabase } from '../database';
import { dueJobs, silencesOf, timedJobs } from './job-rows';

export type RunningJob = Job & { state: 'running' };

export interface Taking {
  now: number;
  /** Fresh for every attempt. */
  fence: string;
  /** Whether there is room for a job; absent = for any. */
  fits?: (job: Job) => boolean;
  /** Whether a service would be asked for it, which may be away; absent = for any. */
  atService?: (job: Job) => boolean;
  /** Calls with more audio than this stay for a host with more time. */
  maxAudioBytes?: number;
}

export const NOTHING_ENDS: Promise<Ends> = Promise.resolve({ ended: [], answered: new Set() });

/** How far into a queue a lane looks for jobs that fit, where others stand in front. */
const FAR = 500;

/** What ends in the transaction that takes the next jobs. */
export interface Ends {
  /** Jobs as they are from now on. */
  ended: readonly Job[];
  /** Services that have answered. */
  answered: ReadonlySet<string>;
}

interface Found {
  /** The next due jobs of a kind as they will be once taken, one for each taking; the caller has to write them. */
  taken: RunningJob[];
  /** Jobs that wait until another time than they did; the caller has to write them. */
  moved: Job[];
}

/** In the transaction that ends or takes jobs, what it means for the others of their kind. */
export async function nextJobs(
  database: CallmarkDatabase,
  kind: JobKind,
  takings: readonly Taking[],
  ends: Promise<Ends>,
  at: number,
): Promise<Found> {
  const by = takings[0]?.now ?? at;
  const due = (most: number) => dueJobs(database, kind, -Infinity, by).limit(most).toArray();
  const [timed, { ended, answered }, near] = await Promise.all([
    timedJobs(database, kind),
    ends,
    takings.length > 0 ? due(takings.length) : [],
  ]);
  const ofService = (service: string) => timed.filter((job) => serviceOf(job) === service);
  const freed = [...answered].flatMap((service) => afterAnswer(ofService(service), at));
  // Nothing more is taken here: who looks next finds the oldest of them.
  if (freed.length > 0) return { taken: [], moved: freed };
  const now = ended.filter((job) => job.kind === kind);
  const away = await silencesOf(database, timed, now);
  const taken = await takeFrom(database, kind, takings, near, due, away);
  if (!now.some((job) => job.state === 'queued')) return { taken, moved: [] };
  const left = [...timed, ...now].filter((job) => !taken.some(({ id }) => id === job.id));
  return { taken, moved: postponed(left, away) };
}

async function takeFrom(
  database: CallmarkDatabase,
  kind: JobKind,
  takings: readonly Taking[],
  near: readonly Job[],
  due: (most: number) => Promise<Job[]>,
  away: Silences,
): Promise<RunningJob[]> {
  if (takings.length === 0) return [];
  const maxAudioBytes = takings[0]?.maxAudioBytes;
  if (kind === 'transcribe' && maxAudioBytes !== undefined)
    return pair(await withLessAudio(database, await due(Infinity), maxAudioBytes, takings, away), takings, away);
  const taken = pair(near, takings, away);
  const isAll = taken.length === takings.length || near.length < takings.length;
  // What keeps its place for a service that is away stands in front of everybody, however much it is.
  return isAll ? taken : pair(await due(away.size > 0 ? Infinity : FAR), takings, away);
}

const suits = ({ fits, atService, now }: Taking, job: Job, away: Silences): boolean =>
  (fits === undefined || fits(job)) && !(isSilent(job, away, now) && (atService === undefined || atService(job)));

/** Gives each job to the first taking left that it fits; to a service that is away, one of them. */
function pair(jobs: readonly Job[], takings: readonly Taking[], found: Silences): RunningJob[] {
  const away = new Map(found);
  const left = [...takings];
  return jobs.flatMap((job) => {
    const at = left.findIndex((taking) => suits(taking, job, away));
    const [taking] = at < 0 ? [] : left.splice(at, 1);
    if (taking?.atService?.(job) !== false && taking && away.has(serviceOf(job)))
      away.set(serviceOf(job), { from: -Infinity, until: Infinity });
    const taken = taking && nextJobState(job, { type: 'taken', fence: taking.fence, now: taking.now });
    return taken?.state === 'running' ? taken : [];
  });
}

async function withLessAudio(
  database: CallmarkDatabase,
  jobs: readonly Job[],
  bytes: number,
  takings: readonly Taking[],
  away: Silences,
): Promise<Job[]> {
  const found: Job[] = [];
  for (const job of jobs) {
    if (found.length === takings.length) break;
    if (!takings.some((taking) => suits(taking, job, away))) continue;
    const call = await database.calls.get(job.callId);
    if ((call?.audio?.bytes ?? 0) <= bytes) found.push(job);
  }
  return found;
}
