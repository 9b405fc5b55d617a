import { FailureError } from '@/domain/failure';
import type { JobProgress } from '@/domain/jobs/job';
import type { Interaction } from '@/domain/provider';
import { storing } from '@/storage/browser/storage-failure';
import { beatJob, storeInteraction } from '@/storage/jobs/job-queue';
import type { TakenJob } from '@/storage/jobs/take-jobs';
import type { Choice } from './choose-provider';
import { handlers, type Store } from './handlers';
import type { RunnerHost } from './runner-host';

/** How often a running job says that it is alive. */
const BEAT_MS = 5_000;
/** Progress is written at most this often: each write wakes every screen. */
const PROGRESS_MS = 500;

/** The next provider has no room for the job now: it goes back into the queue as if it had not been taken. */
export class NoRoomError extends Error {}

async function tryOne(signal: AbortSignal, job: TakenJob, host: RunnerHost, choice: Choice): Promise<Store> {
  if (choice.place === 'service' && !host.online()) throw new FailureError({ kind: 'offline' });
  const { database, now } = host;
  let written = now();
  let phase: JobProgress['phase'] | undefined;
  const progress = (next: JobProgress) => {
    // The end of a long upload is written whenever it comes: else the screen would say "sending" until the answer.
    const turned = phase !== undefined && phase !== next.phase;
    if (!turned && now() - written < PROGRESS_MS) return;
    written = now();
    phase = next.phase;
    // Only shown: a beat that could not be written changes nothing, and a lost fence is noticed by the next one.
    beatJob(database, job, written, next).catch(() => undefined);
  };
  const onInteraction = async (interaction: Interaction | null) => {
    const own = await storing(() => storeInteraction(database, job, interaction));
    if (!own) throw new FailureError({ kind: 'cancelled' });
  };
  return handlers[job.kind](signal, job, { database, provider: choice.provider, now, progress, onInteraction });
}

/** Who is asked for a job, in order, and whether there is room for it at the next one. */
export interface Asking {
  choices: readonly Choice[];
  mayPass: () => boolean;
}

/** The next provider is asked only where the one before can't do this call at all. */
async function tryEach(signal: AbortSignal, job: TakenJob, host: RunnerHost, asking: Asking): Promise<Store> {
  const [first, ...others] = asking.choices;
  if (first === undefined) throw new FailureError({ kind: 'missing-model' });
  try {
    return await tryOne(signal, job, host, first);
  } catch (error) {
    const unable = error instanceof FailureError && error.failure.kind === 'missing-model';
    if (!unable || others.length === 0) throw error;
  }
  if (!asking.mayPass()) throw new NoRoomError();
  return tryEach(signal, job, host, { ...asking, choices: others });
}

/** Runs a taken job while it gives its heartbeat. An attempt whose job was cancelled or taken over is aborted at the next heartbeat. */
export async function runAttempt(
  controller: AbortController,
  job: TakenJob,
  host: RunnerHost,
  asking: Asking,
): Promise<Store> {
  const beat = async () => {
    if (!(await beatJob(host.database, job, host.now()))) controller.abort();
  };
  const stopBeating = host.every(BEAT_MS, () => {
    beat().catch(() => undefined);
  });
  try {
    return await tryEach(controller.signal, job, host, asking);
  } finally {
    stopBeating();
  }
}
