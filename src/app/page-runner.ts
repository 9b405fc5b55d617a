import type { Providers } from '@/jobs/choose-provider';
import { createLocalLocks, type Locks } from '@/jobs/jobs-lock';
import { logBroken } from '@/jobs/log-broken';
import { createQueueKeeper } from '@/jobs/queue-keeper';
import { createRunner } from '@/jobs/runner';
import { db } from '@/storage/database';
import { lastBeats } from '@/storage/job-queue';
import { newId } from '@/storage/new-id';
import { getSettings } from '@/storage/settings';
import { settingsVersion } from '@/storage/settings-version';
import { type QueueState, watchQueue } from '@/storage/watch-jobs';

/** Loaded with the first job, so that the first load of the page carries neither services nor rules. */
async function loadProviders(): Promise<Providers> {
  const [settings, { createRemoteProvider }, { createPageTranscriber }, { pageRulesProvider }] = await Promise.all([
    getSettings(),
    import('@/network/remote-provider'),
    import('./page-transcriber'),
    import('@/on-device/rules/page-rules-provider'),
  ]);
  const remote = createRemoteProvider(settings);
  const { policy, agentChannel } = settings;
  return { policy, remote, device: { ...createPageTranscriber(agentChannel), ...pageRulesProvider } };
}

function pageLocks(): { locks: Locks; exclusive: boolean } {
  if (!('locks' in navigator)) return { locks: createLocalLocks(), exclusive: false };
  return { locks: { request: (name, options, work) => navigator.locks.request(name, options, work) }, exclusive: true };
}

export interface PageRunner {
  /** There may be work. */
  wake(): void;
  /** The jobs are wanted no more: break off what this page does of them. */
  abort(ids: readonly string[]): void;
}

/** This page at the queue (decision 12): one request for the lock at a time, everything that is due under it. */
export function createPageRunner(onIdle: (state: QueueState) => void): PageRunner {
  const { locks, exclusive } = pageLocks();
  let providers: Promise<Providers> | null = null;
  const runner = createRunner({
    database: db,
    providers: () => {
      providers ??= loadProviders();
      return providers;
    },
    settingsVersion,
    now: Date.now,
    random: Math.random,
    newId,
    online: () => navigator.onLine,
    every: (ms, callback) => {
      const timer = setInterval(callback, ms);
      return () => clearInterval(timer);
    },
    broke: logBroken,
    exclusive,
  });
  const keeper = createQueueKeeper({
    drain: () => {
      // Settings may have changed since; a chunk that could not be loaded is tried again.
      providers = null;
      return runner.drain();
    },
    locks,
    now: Date.now,
    after: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    watch: (report) => watchQueue(db, report),
    beats: () => lastBeats(db),
    exclusive,
    onIdle,
  });
  return {
    wake: () => {
      providers = null;
      keeper.wake();
    },
    abort: runner.abort,
  };
}
