import type { Failure } from '@/domain/failure';
import type { Job } from '@/domain/jobs/job';
import type { CallmarkDatabase } from '@/storage/database';
import type { Providers } from './providers';

/** Everything a runner needs of the context it runs in; tests pass their own clock, chance and network. */
export interface RunnerHost {
  database: CallmarkDatabase;
  providers: () => Promise<Providers>;
  /** Another number after the settings changed: what is taken then is done by the new ones. */
  settingsVersion?: () => number;
  now: () => number;
  /** 0 to 1, as Math.random. */
  random: () => number;
  newId: () => string;
  online: () => boolean;
  /** Calls back every so many milliseconds until the returned function is called. */
  every: (ms: number, callback: () => void) => () => void;
  /** Calls back once after so many milliseconds, unless the returned function was called. */
  after: (ms: number, callback: () => void) => () => void;
  /** Told of every attempt that failed, for a log. */
  broke?: (job: Job, failure: Failure) => void;
  /**
   * Whether draining happens under a lock that no other context can hold, so that a row still "running" is proof of a
   * dead owner. Without (no Web Locks outside secure contexts), only a row that stopped beating is.
   */
  exclusive: boolean;
}

/** The clock's own timers, the same in a page and a worker. */
export const timers: Pick<RunnerHost, 'every' | 'after'> = {
  every: (ms, callback) => {
    const timer = setInterval(callback, ms);
    return () => clearInterval(timer);
  },
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

/** How much of the queue one drain may take on. */
export interface DrainLimits {
  /** No job is taken any more when this turns false. */
  mayTake?: () => boolean;
  maxAudioBytes?: number;
}
