import type { JobKind } from '@/domain/jobs/job';
import { NEVER } from '@/domain/jobs/job-machine';
import { JOBS_LOCK } from '@/jobs/jobs-lock';
import { logBroken } from '@/jobs/log-broken';
import { isJobsMessage, JOBS_ACK, joinLockNews } from '@/jobs/messages';
import { notifyOfScores } from '@/jobs/notify-scored';
import { replayQueue } from '@/jobs/replay';
import { createRunner } from '@/jobs/runner';
import { type DrainLimits, timers } from '@/jobs/runner-host';
import { showBadge } from '@/jobs/show-badge';
import { pushIfFree } from '@/jobs/team/push-if-free';
import { teamLocks } from '@/jobs/team/team-rounds';
import { createRemoteProvider } from '@/network/remote-provider';
import { captionsProvider } from '@/on-device/captions';
import { getSettings } from '@/storage/browser/settings';
import { settingsVersion } from '@/storage/browser/settings-version';
import { readWorkedAddresses } from '@/storage/browser/worked-addresses';
import { db } from '@/storage/database';
import { nextDueAt } from '@/storage/jobs/job-queue';
import { countWaiting } from '@/storage/jobs/jobs';
import { readQueueState } from '@/storage/jobs/watch-jobs';
import { listModels } from '@/storage/models/speech-models';
import { newId } from '@/storage/new-id';
import { isSealOn, readSealFact } from '@/storage/seal/seal-record';
import { leaveOutSealed } from '@/storage/seal/sealed-table';
import { seals } from '@/storage/seal/seals';
import { nextPushAt, wakePushes } from '@/storage/team/push-queue';
import { noticeHost, pages } from './notices';
import { importedRules } from './rules';

declare const self: ServiceWorkerGlobalScope;

/** Background Sync (Chromium): absent from TypeScript's worker types. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  readonly lastChance: boolean;
}

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent;
  }
}

const ACK_MS = 1000;

const online = (): boolean => {
  const { onLine } = self.navigator;
  return onLine;
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const runner = createRunner({
  database: db,
  providers: async () => {
    const [settings, models, worked] = await Promise.all([getSettings(), listModels(), readWorkedAddresses()]);
    const remote = createRemoteProvider(settings, { worked });
    const { policy } = settings;
    // A model runs in a worker of a page. Where it comes first, the call must not go to a service instead.
    const byService = policy === 'service-first' && remote?.transcribe !== undefined;
    const leaves: JobKind[] = byService || !models.some(({ active }) => active) ? [] : ['transcribe'];
    return { policy, remote, device: { ...captionsProvider, ...importedRules() }, leaves };
  },
  settingsVersion,
  now: Date.now,
  random: Math.random,
  newId,
  online,
  ...timers,
  broke: logBroken,
  exclusive: true,
});

/** True only where the page says that it will: a frozen one is still in the list and answers nothing. */
function asks(client: Client): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(false), ACK_MS);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      resolve(data === JOBS_ACK);
    };
    client.postMessage({ type: 'jobs-wake' }, [port2]);
  });
}

async function delegate(): Promise<boolean> {
  return (await Promise.all((await pages()).map(asks))).includes(true);
}

async function drainJobs(limits: DrainLimits): Promise<boolean> {
  return self.navigator.locks.request(JOBS_LOCK, { ifAvailable: true }, async (lock) => {
    if (lock === null) {
      // An event before this one may be at it in this very worker.
      runner.wake();
      return false;
    }
    await notifyOfScores(noticeHost, () => runner.drain(limits));
    return true;
  });
}

const locks = teamLocks(self.navigator.locks);

// What was left encrypted as that was turned off is nobody's: the rest is done without it (D560).
seals.ready = (record) => {
  if (record?.mode === 'off' && record.left) seals.sealer = leaveOutSealed();
};

/** Where calls are sealed this worker has no key (D469): what waits, waits for a page that was unlocked. */
const isSealed = async (): Promise<boolean> => isSealOn(await readSealFact(db));

async function drainIfFree(limits: DrainLimits): Promise<boolean> {
  if (await isSealed()) return true;
  const [jobs, pushes] = await Promise.all([drainJobs(limits), pushIfFree(db, locks, limits)]);
  return jobs && pushes;
}

async function workLeft(): Promise<boolean> {
  if (await isSealed()) return false;
  if ((await nextPushAt(db)) !== undefined) return true;
  const { dueAt, running, forNetwork } = await readQueueState(db);
  return dueAt !== null || running > 0 || forNetwork;
}

const replay = async () => {
  try {
    const superseded = () => self.registration.waiting !== null;
    const dueAt = async () => {
      const due = [(await nextDueAt(db)) ?? NEVER, (await nextPushAt(db)) ?? NEVER];
      return due.every((at) => at >= NEVER) ? null : Math.min(...due);
    };
    let woken = false;
    const drain = async (limits: DrainLimits) => {
      // No page is at it, and there is a network: what waited for one need not.
      if (!woken) await wakePushes();
      woken = true;
      return drainIfFree(limits);
    };
    const now = Date.now;
    return await replayQueue({ now, pause, online, delegate, drainIfFree: drain, superseded, workLeft, dueAt });
  } finally {
    await showBadge(self.navigator, await countWaiting());
  }
};

/** Takes up the queue and what waits for the team's archive when the browser says there is a network, or when the last page leaves it behind (D12). */
export function registerBackgroundSync(): void {
  joinLockNews((news) => (news === 'wake' ? runner.wake() : runner.rest()));
  self.addEventListener('sync', (event) => {
    const done = replay().then((end) => {
      // Rejecting is how a worker asks to be called again.
      if (end === 'left') throw new Error('jobs are left');
    });
    event.waitUntil(done);
  });
  self.addEventListener('message', (event) => {
    if (isJobsMessage(event.data) && event.data.type === 'jobs-run') event.waitUntil(replay());
  });
}
