import { loadChunk } from '@/domain/load-chunk';
import type { Providers } from '@/jobs/choose-provider';
import { locksOf } from '@/jobs/jobs-lock';
import { logBroken } from '@/jobs/log-broken';
import { joinLockNews } from '@/jobs/messages';
import { createQueueKeeper } from '@/jobs/queue-keeper';
import { createRunner } from '@/jobs/runner';
import { timers } from '@/jobs/runner-host';
import { getSettings } from '@/storage/browser/settings';
import { settingsVersion } from '@/storage/browser/settings-version';
import { readWorkedAddresses } from '@/storage/browser/worked-addresses';
import { db } from '@/storage/database';
import { lastBeats } from '@/storage/jobs/job-queue';
import { type QueueState, watchQueue } from '@/storage/jobs/watch-jobs';
import { newId } from '@/storage/new-id';

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

export interface PageRunner {
  /** There may be work. */
  wake(): void;
  /** The jobs are wanted no more: break off what this page does of them. */
  abort(ids: readonly string[]): void;
}

/** This page at the queue (D12): one request for the lock at a time, everything that is due under it. */
export function createPageRunner(onIdle: (state: QueueState) => void): PageRunner {
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
    onIdle,
  });
  const tell = joinLockNews((news) => (news === 'wake' ? runner.wake() : runner.rest()));
  return {
    wake: () => {
      // Whoever holds the lock takes it up at once; the request for it is for when nobody does, or its holder dies.
      runner.wake();
      tell('wake');
      keeper.wake();
    },
    abort: runner.abort,
  };
}
