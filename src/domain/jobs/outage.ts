import type { Job } from './job';
import { nextJobState } from './job-machine';
import { failureVerdict, lastedMs } from './job-verdict';

type Queued = Job & { state: 'queued' };

/** One job that fails may fail for itself; two, with no answer to anybody in between, speak of the service. */
const SIGNS = 2;
const SHORTEST_SILENCE_MS = 1000;
/** However long a service is away: the longest that its return stays unnoticed while there are jobs that have not asked. */
export const LONGEST_SILENCE_MS = 60_000;
/** What gateways and rate limits say of a service, whatever it was asked. */
const OF_SERVICE = new Set([429, 502, 503, 504]);

/** While a service is away: not asked from the last time it was in vain until the next one may ask. */
export interface Silence {
  from: number;
  until: number;
}

/** Services by the jobs that ask them: each kind of work, and each scorecard, has an address that may be away alone. */
export type Silences = Map<string, Silence>;

export const serviceOf = ({ kind, service }: Pick<Job, 'kind' | 'service'>): string => `${kind} ${service}`;

/** Whether it waits for a failure that speaks of the service, and nobody was answered since. */
function isSign(job: Job): job is Queued & { since: number } {
  if (job.state !== 'queued' || job.waitingFor !== 'retry' || job.since === undefined) return false;
  const { failure, answered } = job;
  if (failure === undefined || answered !== undefined || lastedMs(failure) > 0) return false;
  if (failure.kind === 'unreachable') return true;
  return failure.kind === 'http' && OF_SERVICE.has(failure.status) && failureVerdict(failure) === 'retry';
}

/** How long the service asked to be left alone by everybody; one job's answer holds up no other for longer than others do. */
function askedMs({ failure }: Queued): number {
  return Math.min(LONGEST_SILENCE_MS, (failure?.kind === 'http' && failure.retryAfterMs) || 0);
}

/**
 * The services that are away, read off the jobs that wait, so that every tab, the worker and a start know the same: silent
 * for as long again as the outage has lasted, or a minute. While somebody asks, others do only where that takes a minute.
 */
export function silences(waiting: readonly Job[], running: readonly Job[]): Silences {
  const signs = waiting.filter(isSign);
  const found: Silences = new Map();
  for (const service of new Set(signs.map(serviceOf))) {
    const jobs = signs.filter((job) => serviceOf(job) === service);
    if (jobs.length < SIGNS) continue;
    const times = jobs.map(({ since }) => since);
    const from = Math.max(...times);
    const lasted = from - Math.min(...times);
    const wait = Math.min(LONGEST_SILENCE_MS, Math.max(SHORTEST_SILENCE_MS, lasted));
    const asking = running.flatMap((job) =>
      job.state === 'running' && serviceOf(job) === service && job.startedAt >= from ? job.startedAt : [],
    );
    const until = [from + wait, ...jobs.map((job) => job.since + askedMs(job))];
    found.set(service, { from, until: Math.max(...until, ...asking.map((at) => at + LONGEST_SILENCE_MS)) });
  }
  return found;
}

/** Until when a job keeps its place since its service is away; null = it may ask. What this device does is never held up. */
export function silentUntil(job: Job, away: Silences): Silence | null {
  if (job.pressed || job.here || job.captions === true) return null;
  return away.get(serviceOf(job)) ?? null;
}

export function isSilent(job: Job, away: Silences, now: number): boolean {
  const silence = silentUntil(job, away);
  // Before it began: the clock was set back.
  return silence !== null && silence.from <= now && now < silence.until;
}

/** Those of the jobs that say an earlier time than the one at which their service may be asked, with that one in its place. */
export function postponed(waiting: readonly Job[], away: Silences): Job[] {
  return waiting.flatMap((job) => {
    const until = silentUntil(job, away)?.until;
    if (job.state !== 'queued' || until === undefined || job.dueAt === 0 || job.dueAt >= until) return [];
    return { ...job, dueAt: until };
  });
}

/**
 * What becomes of a service's waiting jobs once it has answered one: those that it was away for may ask at once. One that was let go
 * before and failed again fails for itself, and goes by its own time, until the service was away once more. A first failure
 * among answers is repeated within a second anyway.
 */
export function afterAnswer(waiting: readonly Job[], now: number): Job[] {
  const wasAway = waiting.filter(isSign).length >= SIGNS;
  return waiting.flatMap((job) => {
    const goes = wasAway || (job.answered === undefined && job.attempts > 1);
    return (goes && nextJobState(job, { type: 'answered', now })) || [];
  });
}
