import { type FailureNote, failureNote, type StoredFigures } from '@/domain/diagnostics';
import type { Job } from '@/domain/jobs/job';
import { totalBytes } from '@/domain/models/stored-model';
import type { ServiceAddresses } from '@/domain/settings';
import { getSettings } from './browser/settings';
import { db } from './database';

const FAILURES = 10;

function noteOf(job: Job): FailureNote | null {
  if (job.state === 'failed') return failureNote(job.endedAt, job.kind, job.failure);
  if (job.state === 'queued' && job.failure) return failureNote(job.since ?? job.createdAt, job.kind, job.failure);
  return null;
}

/** Counts and states of everything that is stored, and nothing of what it says (D384). */
export function storedFigures(): Promise<StoredFigures> {
  return db.transaction('r', db.tables, async () => {
    const rows: Record<string, number> = {};
    for (const table of db.tables) rows[table.name] = await table.count();
    const jobs: Record<string, number> = {};
    const notes: FailureNote[] = [];
    await db.jobs.each((job) => {
      const name = `${job.kind}, ${job.state}`;
      jobs[name] = (jobs[name] ?? 0) + 1;
      const note = noteOf(job);
      if (note !== null) notes.push(note);
    });
    const { services, policy } = await getSettings();
    const named = Object.keys(services) as (keyof ServiceAddresses)[];
    const models = await db.models.toArray();
    return {
      rows,
      jobs,
      failures: notes.sort((one, other) => other.at - one.at).slice(0, FAILURES),
      services: named.filter((name) => services[name] !== ''),
      policy,
      models: models.map(({ state, backend, files, active }) => ({
        state: state.is,
        backend,
        bytes: totalBytes(files),
        active,
      })),
    };
  });
}
