import type { Job, JobKind } from '@/domain/jobs/job';

/** A job that is not done yet: what a part of the results still waits for. */
export type OpenJob = Exclude<Job, { state: 'done' }>;

/** The open job behind a part of the results; a score is made for one scorecard at a time. */
export function partJob(jobs: readonly Job[], kind: JobKind, service = ''): OpenJob | undefined {
  const last = jobs.findLast((job) => job.kind === kind && (kind !== 'score' || job.service === service));
  return last === undefined || last.state === 'done' ? undefined : last;
}
