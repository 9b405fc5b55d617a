/** What page and service worker say to each other about the queue; everything else is in the database. */
export type JobsMessage =
  /** Worker to page: please do it. Answered through the port that comes along. */
  | { type: 'jobs-wake' }
  /** Page to worker: I am leaving; see whether work is left. */
  | { type: 'jobs-run' };

export const JOBS_ACK = 'jobs-ack';

export function isJobsMessage(data: unknown): data is JobsMessage {
  const type = (data as { type?: unknown } | null)?.type;
  return type === 'jobs-wake' || type === 'jobs-run';
}

/** What every page and the worker tell each other, whoever holds the jobs lock. */
type LockNews =
  /** Something was queued, or may go on: the holder takes it up beside what it is at. */
  | 'wake'
  /** The lock is wanted for something else: the holder takes nothing more. */
  | 'rest';

const CHANNEL = 'jobs';

/** Hears what others say, and gives the function that tells them; it is not heard here. */
export function joinLockNews(hear: (news: LockNews) => void): (news: LockNews) => void {
  // Without it others find out at the end of a drain.
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'wake' || data === 'rest') hear(data);
  };
  return (news) => channel.postMessage(news);
}

/** Asks whoever is at the queue, this page too, to come to an end with it. */
export function askForLock(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('rest' satisfies LockNews);
  channel.close();
}

const TAG_MS = 5 * 60 * 1000;

/** Tag of a sync registration: a new one every five minutes, since a tag that failed isn't tried at once again. */
export function syncTag(now: number): string {
  return `jobs-${Math.floor(now / TAG_MS)}`;
}
