import { JOB_KINDS, type Job, type JobKind } from '@/domain/jobs/job';
import { holdForNetwork, nextDueAfter, wakeWaiting } from '@/storage/jobs/job-queue';
import type { Taking } from '@/storage/jobs/next-jobs';
import { type Outcome, type TakenJob, takeJob } from '@/storage/jobs/take-jobs';
import type { Asking } from './attempt';
import { createLanes, isForService, type Lanes } from './providers';
import type { DrainLimits, RunnerHost } from './runner-host';

/** No timer is longer: clocks jump and tablets sleep. */
const LONGEST_TIMER_MS = 60_000;

export interface Ended {
  /** 'released': given back without an attempt. */
  how: Outcome['type'];
  /** Taken in the transaction that ended the job. */
  next: TakenJob | null;
}

/** Does a taken job and takes the next one. */
export type Work = (job: TakenJob, asking: Asking, next: () => Taking | null) => Promise<Ended>;

export interface Drain {
  /** There may be work, or what jobs wait for may be there. */
  wake(): void;
  /** Nothing is taken any more; what runs is ended. */
  rest(): void;
  /** Until nothing is due and nothing runs. Rejects only when the database gives out. */
  done(): Promise<void>;
}

/** What a drain takes jobs by, until the settings change. */
interface Terms {
  version: number | undefined;
  lanes: Lanes;
}

/**
 * One stretch of work at the queue: lanes open whenever there is work and room, however long another lane waits for its
 * answer. Looks for work when it is woken, when a lane ends, when a result may have queued more, and when a job gets due.
 */
export async function startDrain(host: RunnerHost, limits: DrainLimits, work: Work): Promise<Drain> {
  const { database } = host;
  const loadTerms = async (): Promise<Terms> => {
    const version = host.settingsVersion?.();
    return { version, lanes: createLanes(await host.providers()) };
  };
  // Before anything is taken: a provider that can't be loaded is no failure of a job.
  let terms = await loadTerms();
  let resting = false;
  const under = new Set<Promise<void>>();
  const errors: unknown[] = [];
  const filling = new Map<JobKind, { again: boolean }>();
  let cancelTimer = () => {};
  let running = 0;
  let timing = false;
  let wakes = 0;

  const track = (work: Promise<unknown>): void => {
    const tracked: Promise<void> = work
      .then(
        () => undefined,
        (error: unknown) => {
          errors.push(error);
        },
      )
      .finally(() => under.delete(tracked));
    under.add(tracked);
  };

  const inForce = async (): Promise<Terms> => {
    // "This device only" must hold for the rest of a long queue.
    if (host.settingsVersion?.() !== terms.version) terms = await loadTerms();
    return terms;
  };
  const taking = ({ version, lanes }: Terms, fits: (job: Job) => boolean): Taking | null => {
    if (resting || limits.mayTake?.() === false || errors.length > 0) return null;
    if (host.settingsVersion?.() !== version) return null;
    const { maxAudioBytes } = limits;
    const atService = (job: Job) => isForService(lanes.of(job));
    return {
      now: host.now(),
      fence: host.newId(),
      fits,
      atService,
      ...(maxAudioBytes !== undefined && { maxAudioBytes }),
    };
  };
  const blocked = async (kind: JobKind, { lanes }: Terms): Promise<boolean> => {
    if (!lanes.mayHaveRoom(kind)) return true;
    if (host.online() || !lanes.needsNetwork(kind)) return false;
    return !(await holdForNetwork(database, kind, host.now()));
  };

  const run = async (first: TakenJob, by: Terms): Promise<void> => {
    const { lanes } = by;
    let lane = lanes.of(first);
    lanes.enter(lane);
    running++;
    const asking = (job: TakenJob): Asking => ({
      choices: lanes.choices(job),
      mayLeave: () => taking(by, () => true) !== null,
      atService: () => isForService(lane),
      mayPass: () => {
        const next = lanes.pass(job);
        if (next === lane) return true;
        // A look that is on its way may have found room for another job there.
        if (!lanes.hasRoom(next) || filling.has(job.kind)) return false;
        lanes.leave(lane);
        lanes.enter(next);
        lane = next;
        look(job.kind);
        return true;
      },
    });
    // Without a network, what is due of a service's lane has to be held for it first.
    const next = () => (host.online() || !isForService(lane) ? taking(by, (job) => lanes.of(job) === lane) : null);
    try {
      for (let job: TakenJob | null = first; job !== null; ) {
        const done: TakenJob = job;
        const ended = await work(done, asking(done), next);
        job = ended.next;
        // A transcript brings work of every other kind.
        if (first.kind === 'transcribe') lookAll();
        if (ended.how === 'released') look(first.kind);
        else lanes.forget(done);
        if (ended.how === 'broke') lookWhenDue();
      }
    } finally {
      lanes.leave(lane);
      running--;
      // All: other contexts may have queued what nobody here was told of.
      lookAll();
    }
  };

  const fill = async (kind: JobKind): Promise<void> => {
    for (;;) {
      const by = await inForce();
      if (await blocked(kind, by)) return;
      const wanted = taking(by, (job) => by.lanes.hasRoom(by.lanes.of(job)));
      const job = wanted && (await takeJob(database, kind, wanted));
      if (job === null) return;
      track(run(job, by));
    }
  };

  /** One look at a kind at a time; what is asked for meanwhile is done after it. */
  function look(kind: JobKind): void {
    const underWay = filling.get(kind);
    if (underWay !== undefined) {
      underWay.again = true;
      return;
    }
    const state = { again: false };
    filling.set(kind, state);
    const fillUp = async () => {
      try {
        do {
          state.again = false;
          await fill(kind);
        } while (state.again);
      } finally {
        filling.delete(kind);
      }
      lookWhenDue();
    };
    track(fillUp());
  }

  function lookAll(): void {
    for (const kind of JOB_KINDS) look(kind);
  }

  /** A job that waits for a time is taken then, whatever else is under way; with nothing under way the drain ends. */
  function lookWhenDue(): void {
    if (timing || running === 0) return;
    timing = true;
    const setTimer = async () => {
      const now = host.now();
      const dueAt = await nextDueAfter(database, now).finally(() => {
        timing = false;
      });
      cancelTimer();
      // Woken, not only looked at: set back, the clock has moved away what is waited for.
      if (dueAt !== null) cancelTimer = host.after(Math.min(dueAt - now, LONGEST_TIMER_MS), wake);
    };
    track(setTimer());
  }

  function wake(): void {
    const wakeAll = async () => {
      await wakeWaiting(database, { now: host.now, online: host.online() });
      lookAll();
    };
    // A burst of news is one look, made after the last of it.
    if (wakes++ > 0) return;
    const untilQuiet = async () => {
      for (let seen = 0; seen < wakes; ) {
        seen = wakes;
        await wakeAll();
      }
      wakes = 0;
    };
    track(untilQuiet());
  }

  lookAll();
  return {
    wake,
    rest: () => {
      resting = true;
    },
    done: async () => {
      while (under.size > 0) await Promise.race(under);
      cancelTimer();
      if (errors.length > 0) throw errors[0];
    },
  };
}
