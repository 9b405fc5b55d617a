import { useEffect, useState } from 'react';
import type { Job } from '@/domain/jobs/job';

/** Waits for a time that is said. */
export const isTimed = (job: Job) =>
  job.state === 'queued' && (job.waitingFor === 'retry' || job.waitingFor === 'interaction');

const TICK_MS = 1000;

/** Milliseconds since the epoch; moves on every second while `ticking`, for a countdown. */
export function useNow(ticking: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!ticking) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [ticking]);
  return now;
}
