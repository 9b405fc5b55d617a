import { FailureError } from '@/domain/failure';
import type { JobProgress } from '@/domain/job';
import type { Interaction } from '@/domain/provider';
import { beatJob, storeInteraction } from '@/storage/job-queue';
import { storing } from '@/storage/storage-failure';
import type { TakenJob } from '@/storage/take-jobs';
import { type Choice, chooseProvider, type Providers } from './choose-provider';
import { handlers, type Store } from './handlers';
import type { RunnerHost } from './runner-host';

/** How often a running job says that it is alive. */
const BEAT_MS = 5_000;
/** Progress is written at most this often: each write wakes every screen. */
const PROGRESS_MS = 500;

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

/** Asks the providers of a job's kind in their order; the next only where the one before can't do this call at all. */
async function tryEach(signal: AbortSignal, job: TakenJob, host: RunnerHost, providers: Providers): Promise<Store> {
  let failure = new FailureError({ kind: 'missing-model' });
  for (const choice of chooseProvider(job.kind, providers)) {
    try {
      return await tryOne(signal, job, host, choice);
    } catch (error) {
      if (!(error instanceof FailureError) || error.failure.kind !== 'missing-model') throw error;
      failure = error;
    }
  }
  throw failure;
}

/** Runs a taken job while it beats. An attempt whose job was cancelled or taken over is aborted at the next beat. */
export async function runAttempt(
  controller: AbortController,
  job: TakenJob,
  host: RunnerHost,
  providers: Providers,
): Promise<Store> {
  const beat = async () => {
    if (!(await beatJob(host.database, job, host.now()))) controller.abort();
  };
  const stopBeating = host.every(BEAT_MS, () => {
    beat().catch(() => undefined);
  });
  try {
    return await tryEach(controller.signal, job, host, providers);
  } finally {
    stopBeating();
  }
}
