import { type createStore, getDefaultStore } from 'jotai';
import { loadChunk } from '@/domain/load-chunk';
import { locksOf } from '@/jobs/jobs-lock';
import { logBroken } from '@/jobs/log-broken';
import { isJobsMessage, JOBS_ACK, type JobsMessage, joinLockNews, syncTag } from '@/jobs/messages';
import type { Providers } from '@/jobs/providers';
import { onQueueNews, wake } from '@/jobs/queue';
import { createQueueKeeper } from '@/jobs/queue-keeper';
import { createRunner } from '@/jobs/runner';
import { timers } from '@/jobs/runner-host';
import { getSettings } from '@/storage/browser/settings';
import { settingsVersion } from '@/storage/browser/settings-version';
import { readWorkedAddresses } from '@/storage/browser/worked-addresses';
import { db } from '@/storage/database';
import { lastBeats } from '@/storage/jobs/job-queue';
import { type QueueState, readQueueState, wakeForModel, wakeForNetwork, watchQueue } from '@/storage/jobs/watch-jobs';
import { newId } from '@/storage/new-id';
import { watchMembership } from '@/storage/team/membership';
import { nextPushAt } from '@/storage/team/push-queue';
import { keepForOffline } from './keep-for-offline';

/** Loaded with the first job, so that the first load of the page carries neither services nor rules. */
async function loadProviders(): Promise<Providers> {
  const [settings, worked, { createRemoteProvider }, { createPageTranscriber }, { pageRulesProvider }] =
    await Promise.all([
      getSettings(),
      readWorkedAddresses(),
      loadChunk(() => import('@/network/remote-provider')),
      loadChunk(() => import('./page-speech')),
      loadChunk(() => import('@/on-device/rules/page-rules-provider')),
    ]);
  const remote = createRemoteProvider(settings, { worked });
  const { policy, agentChannel } = settings;
  return { policy, remote, device: { ...createPageTranscriber(agentChannel), ...pageRulesProvider } };
}

interface SyncManager {
  register(tag: string): Promise<void>;
}

/** Asks the browser to call the worker when there is a network; a bonus where it exists and is allowed (Chromium). */
async function registerSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const sync = (registration as (ServiceWorkerRegistration & { sync?: SyncManager }) | undefined)?.sync;
  await sync?.register(syncTag(Date.now()));
}

async function registerSyncFor({ dueAt, running, forNetwork }: QueueState): Promise<void> {
  if (dueAt !== null || running > 0 || forNetwork) await registerSync();
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
    if ((await nextPushAt(db)) !== undefined) await registerSync();
    else await registerSyncFor(await readQueueState(db));
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

/** Where a team is joined, now or later, its code is loaded; where none is, nothing is. */
function followTeam(store: ReturnType<typeof createStore>, askForWorker: () => void): void {
  let joined: number | undefined;
  let leave = () => {};
  watchMembership((membership) => {
    if (membership?.joinedAt === joined) return;
    joined = membership?.joinedAt;
    const mine = joined;
    leave();
    leave = () => {};
    if (mine === undefined) return;
    loadChunk(() => import('./keep-team')).then(
      ({ keepTeam }) => {
        if (mine === joined) leave = keepTeam(store, askForWorker);
      },
      (error: unknown) => console.warn(`The team's archive waits: ${String(error)}`),
    );
  });
}

/**
 * Starts this page's part of the queue (D12), one request for the lock at a time and everything that is due under it, and
 * wakes it whenever something may have changed: at start, when something was queued, when the network or the page comes
 * back, when the worker asks. Due times are the runner's own business.
 */
export function startWaking(): void {
  const { locks, exclusive } = locksOf(navigator.locks);
  const runner = createRunner({
    database: db,
    providers: loadProviders,
    settingsVersion,
    now: Date.now,
    random: Math.random,
    newId,
    online: () => navigator.onLine,
    ...timers,
    broke: logBroken,
    exclusive,
  });
  const keeper = createQueueKeeper({
    drain: () => runner.drain(),
    locks,
    now: Date.now,
    after: timers.after,
    watch: (report) => watchQueue(db, report),
    beats: () => lastBeats(db),
    exclusive,
    onIdle: (state) => void registerSyncFor(state).catch(() => undefined),
  });
  const tell = joinLockNews((news) => (news === 'wake' ? runner.wake() : runner.rest()));
  const lookAtQueue = () => {
    // Whoever holds the lock takes it up at once; the request for it is for when nobody does, or its holder dies.
    runner.wake();
    tell('wake');
    keeper.wake();
  };

  const askForWorker = createSyncAsker();
  onQueueNews((news) => {
    if (news.type === 'cancelled') return runner.abort(news.ids);
    askForWorker();
    lookAtQueue();
  });

  window.addEventListener('online', () => {
    wakeForNetwork().then(wake, wake);
  });
  // Before anything is queued: a page that is closed right after it stored a call has no time to ask.
  const askForReturn = () => void registerSync().catch(() => undefined);
  window.addEventListener('offline', askForReturn);
  if (!navigator.onLine) askForReturn();
  document.addEventListener('freeze', keeper.rest);
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
    lookAtQueue();
  });

  wakeForModel().then(wake, wake);
  keepForOffline();
  followTeam(getDefaultStore(), askForWorker);
}
