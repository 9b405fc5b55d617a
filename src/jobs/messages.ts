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

const TAG_MS = 5 * 60 * 1000;

/** Tag of a sync registration: a new one every five minutes, since a tag that failed isn't tried at once again. */
export function syncTag(now: number): string {
  return `jobs-${Math.floor(now / TAG_MS)}`;
}
