import type { Job, JobId, JobKind } from '@/domain/jobs/job';
import type { Choice } from './choose-provider';

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
  /** False where a kind has no room in any lane, so that there is no need to look at its jobs. */
  mayHaveRoom(kind: JobKind): boolean;
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

export function createLanes(choose: (job: Job) => readonly Choice[]): Lanes {
  const active = new Map<string, number>();
  /** How many providers a job has found unable, by its id. */
  const passed = new Map<JobId, number>();

  const choices = (job: Job) => choose(job).slice(passed.get(job.id) ?? 0);
  const of = (job: Job) => `${job.kind} ${choices(job)[0]?.place ?? 'nowhere'} ${job.service}`;
  const hasRoom = (lane: string) => (active.get(lane) ?? 0) < AT_ONCE[kindOf(lane)];
  return {
    of,
    choices,
    hasRoom,
    // Scores differ by service, transcriptions by what the call brings; the others share one lane until one is passed on.
    mayHaveRoom: (kind) => {
      if (kind === 'score' || kind === 'transcribe' || passed.size > 0) return true;
      return [...active].every(([lane, jobs]) => kindOf(lane) !== kind || jobs < AT_ONCE[kind]);
    },
    enter: (lane) => active.set(lane, (active.get(lane) ?? 0) + 1),
    leave: (lane) => active.set(lane, (active.get(lane) ?? 0) - 1),
    pass: (job) => {
      passed.set(job.id, (passed.get(job.id) ?? 0) + 1);
      return of(job);
    },
    forget: (job) => {
      passed.delete(job.id);
    },
  };
}
