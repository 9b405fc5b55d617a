import { isJobsMessage, JOBS_ACK, type JobsMessage, syncTag } from '@/jobs/messages';
import { onQueueNews, wake } from '@/jobs/queue';
import { resumeModels } from '@/models/resume-models';
import { db } from '@/storage/database';
import { readQueueState, wakeForModel, wakeForNetwork } from '@/storage/jobs/watch-jobs';
import { keepSpeechRuntime } from './keep-speech-runtime';
import { createPageRunner } from './page-runner';

interface SyncManager {
  register(tag: string): Promise<void>;
}

/** Asks the browser to call the worker when there is a network; a bonus where it exists and is allowed (Chromium). */
async function registerSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const sync = (registration as (ServiceWorkerRegistration & { sync?: SyncManager }) | undefined)?.sync;
  await sync?.register(syncTag(Date.now()));
}

/** A burst of enqueues asks once at its beginning and once after it. */
const ASK_AGAIN_MS = 1000;

/**
 * Gives the function that registers a sync where work is left, before any of it is begun: a tab that dies at it, online
 * or not, leaves the worker called for.
 */
function createSyncAsker(): () => void {
  let busy = false;
  let again = false;
  const ask = async (): Promise<void> => {
    const { dueAt, running, forNetwork } = await readQueueState(db);
    if (dueAt !== null || running > 0 || forNetwork) await registerSync();
  };
  return function askSoon() {
    again = busy;
    if (busy) return;
    busy = true;
    ask()
      .catch(() => undefined)
      .finally(() => {
        setTimeout(() => {
          busy = false;
          if (again) askSoon();
        }, ASK_AGAIN_MS);
      });
  };
}

/**
 * Starts this page's part of the queue and wakes it whenever something may have changed: at start, when something was
 * queued, when the network or the page comes back, when the worker asks. Due times are the runner's own business.
 */
export function startWaking(): void {
  const askForWorker = createSyncAsker();
  const runner = createPageRunner(({ dueAt, running, forNetwork }) => {
    if (dueAt !== null || running > 0 || forNetwork) registerSync().catch(() => undefined);
  });

  onQueueNews((news) => {
    if (news.type === 'cancelled') return runner.abort(news.ids);
    askForWorker();
    runner.wake();
  });

  window.addEventListener('online', () => {
    wakeForNetwork().then(wake, wake);
  });
  // Before anything is queued: a page that is closed right after it stored a call has no time to ask.
  const askForReturn = () => void registerSync().catch(() => undefined);
  window.addEventListener('offline', askForReturn);
  if (!navigator.onLine) askForReturn();
  let leaving = false;
  window.addEventListener('pageshow', () => {
    leaving = false;
    wake();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
  });
  window.addEventListener('pagehide', () => {
    leaving = true;
    // Always: what was stored a moment ago may not have been heard of here.
    const message: JobsMessage = { type: 'jobs-run' };
    navigator.serviceWorker?.controller?.postMessage(message);
  });
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }) => {
    // What a page that is going promised, nobody would keep.
    if (leaving || !isJobsMessage(data) || data.type !== 'jobs-wake') return;
    ports[0]?.postMessage(JOBS_ACK);
    // Not by wake(): a sync registered while one is being answered is delivered at once, and so on without end.
    runner.wake();
  });

  wakeForModel().then(wake, wake);
  keepSpeechRuntime();
  // What could not be stored then is said by Settings; the next start tries again.
  resumeModels().catch(() => undefined);
}
