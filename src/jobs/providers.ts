import type { Job, JobKind } from '@/domain/jobs/job';
import type { Provider } from '@/domain/provider';
import type { SiteConfig } from '@/domain/settings';

/** What a host can offer: the configured services, where there are any, and this device. */
export interface Providers {
  policy: SiteConfig['policy'];
  remote: Provider | null;
  device: Provider;
  /** Kinds that only a page can do on this device: a worker leaves them as they are. */
  leaves?: readonly JobKind[];
}

export interface Choice {
  place: 'service' | 'device';
  provider: Provider;
}

const CAPABILITIES = {
  transcribe: 'transcribe',
  summarise: 'summarise',
  score: 'score',
  'auto-note': 'autoNote',
} as const satisfies Record<JobKind, keyof Provider>;

/**
 * Who may do a job, in the order of asking. The next one is asked only where the one before can't do this call at all; a
 * service that is down is waited for, never replaced behind the reviewer's back. Captions that came with the sound are
 * its transcript under every policy: no service is asked, or paid, for what is there. A scorecard that names no service
 * is judged here.
 */
export function chooseProvider(
  job: Pick<Job, 'kind' | 'captions' | 'here'>,
  { policy, remote, device }: Providers,
): Choice[] {
  const { kind, captions } = job;
  const capability = CAPABILITIES[kind];
  const service: Choice[] = remote?.[capability] === undefined ? [] : [{ place: 'service', provider: remote }];
  const here: Choice[] = device[capability] === undefined ? [] : [{ place: 'device', provider: device }];
  if (captions === true || job.here === true) return here;
  switch (policy) {
    case 'service-first':
      // Public speech servers have no /v1/summarize: that one is configured shows only when it is asked.
      return service.length > 0 && kind !== 'summarise' ? service : [...service, ...here];
    case 'device-first':
      return [...here, ...service];
    case 'device-only':
      return here;
  }
}

/** Jobs of a lane at a time: transcription is heavy on either side, the others are short. */
const AT_ONCE: Readonly<Record<JobKind, number>> = { transcribe: 1, summarise: 2, score: 4, 'auto-note': 4 };

/**
 * Who may go beside whom. Jobs share a lane when they are of one kind, for one scorecard (each is a webhook of its own,
 * and may hang alone) and are done in one place: what this device can do never waits behind a service.
 */
export interface Lanes {
  /** The lane that a job belongs to now. */
  of(job: Job): string;
  /** Providers to ask for a job, in order: those it has found unable are left out. */
  choices(job: Job): readonly Choice[];
  hasRoom(lane: string): boolean;
  /** False where a kind has no room in any lane, or is left to a page, so that there is no need to look at its jobs. */
  mayHaveRoom(kind: JobKind): boolean;
  /** Whether a service comes first for this kind, captions apart. */
  needsNetwork(kind: JobKind): boolean;
  enter(lane: string): void;
  leave(lane: string): void;
  /** Its first provider can't do this job: from now on it belongs to the next one's lane, which this gives. */
  pass(job: Job): string;
  /** Its attempt is over: the next one asks everybody again. */
  forget(job: Job): void;
}

const kindOf = (lane: string) => lane.split(' ', 1)[0] as JobKind;

export function isForService(lane: string): boolean {
  return lane.split(' ', 2)[1] === 'service';
}

/** A job's own name for as long as it is queued: its id becomes another while it is taken, where its text has changed (D671). */
const nameOf = ({ callId, seq }: Job) => `${callId} ${seq}`;

export function createLanes(providers: Providers): Lanes {
  const active = new Map<string, number>();
  /** How many providers a job has found unable, by its name. */
  const passed = new Map<string, number>();

  const choices = (job: Job) => chooseProvider(job, providers).slice(passed.get(nameOf(job)) ?? 0);
  const of = (job: Job) => `${job.kind} ${choices(job)[0]?.place ?? 'nowhere'} ${job.service}`;
  const hasRoom = (lane: string) => (active.get(lane) ?? 0) < AT_ONCE[kindOf(lane)];
  return {
    of,
    choices,
    hasRoom,
    // Scores differ by service, transcriptions by what the call brings; the others share one lane until one is passed on.
    mayHaveRoom: (kind) => {
      if (providers.leaves?.includes(kind)) return false;
      if (kind === 'score' || kind === 'transcribe' || passed.size > 0) return true;
      return [...active].every(([lane, jobs]) => kindOf(lane) !== kind || jobs < AT_ONCE[kind]);
    },
    needsNetwork: (kind) => chooseProvider({ kind }, providers)[0]?.place === 'service',
    enter: (lane) => active.set(lane, (active.get(lane) ?? 0) + 1),
    leave: (lane) => active.set(lane, (active.get(lane) ?? 0) - 1),
    pass: (job) => {
      passed.set(nameOf(job), (passed.get(nameOf(job)) ?? 0) + 1);
      return of(job);
    },
    forget: (job) => {
      passed.delete(nameOf(job));
    },
  };
}
