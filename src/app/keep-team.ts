import type { createStore } from 'jotai';
import { failureOf } from '@/domain/failure';
import { teamParts } from '@/features/team/team-parts';
import { tellStopped } from '@/jobs/queue';
import { startTeamRounds, teamLocks, teamWork } from '@/jobs/team/team-rounds';
import { fetchSound } from '@/jobs/team/team-sync';
import { currentCallIdAtom } from '@/state/session';
import { comingSoundAtom, soundAskedAtom, teamPartsAtom } from '@/state/team';
import { showToastAtom } from '@/state/toasts';
import { db } from '@/storage/database';
import { watchTables } from '@/storage/live-tables';
import { pushUnknown, wakePushes } from '@/storage/team/push-queue';
import type { RemovedCall } from '@/storage/team/removals';
import { isSoundElsewhere } from '@/storage/team/team-sound';
import { wording } from '@/ui/wording';

type Store = ReturnType<typeof createStore>;

/** The sound of a call comes when it is opened, and is on this device from then on. */
function bringSounds(store: Store): () => void {
  let coming = new AbortController();
  const bring = async () => {
    coming.abort();
    coming = new AbortController();
    const { signal } = coming;
    const callId = store.get(currentCallIdAtom);
    store.set(comingSoundAtom, null);
    if (callId === null || !(await isSoundElsewhere(callId)) || signal.aborted) return;
    const tell = (share: number, begun?: Blob) => {
      if (!signal.aborted) store.set(comingSoundAtom, { callId, share, ...(begun && { begun }) });
    };
    tell(0);
    try {
      const work = await teamWork(db);
      if (work !== undefined) await fetchSound(work, callId, signal, tell);
      if (!signal.aborted) store.set(comingSoundAtom, null);
    } catch (error) {
      if (!signal.aborted) store.set(comingSoundAtom, { callId, share: 0, failure: failureOf(error) });
    }
  };
  const start = () => void bring().catch(() => undefined);
  const stops = [store.sub(currentCallIdAtom, start), store.sub(soundAskedAtom, start)];
  start();
  return () => {
    coming.abort();
    for (const stop of stops) stop();
    store.set(comingSoundAtom, null);
  };
}

/** What somebody took from everybody leaves the screen, and it is said who did. */
function tellRemoved(store: Store, removed: readonly RemovedCall[]): void {
  tellStopped(removed.flatMap(({ stopped }) => stopped));
  if (removed.some(({ callId }) => callId === store.get(currentCallIdAtom))) store.set(currentCallIdAtom, null);
  const [first] = removed;
  const { told, toldMany } = wording.team.removal;
  const names = [...new Set(removed.map(({ by }) => by))].filter((by) => by !== '').join(', ');
  if (first)
    store.set(showToastAtom, { text: removed.length > 1 ? toldMany(removed.length, names) : told(first.title, names) });
}

/**
 * Keeps this device and the team's archive at one, as long as the page lives and the team is joined; gives the end of it.
 * `askForWorker`: has the worker go on with what waits when the page is gone.
 */
export function keepTeam(store: Store, askForWorker: () => void): () => void {
  const { wake, stop } = startTeamRounds({
    database: db,
    locks: teamLocks(navigator.locks),
    online: () => navigator.onLine,
    visible: () => document.visibilityState === 'visible',
    onRemoved: (removed) => tellRemoved(store, removed),
  });
  const online = () => void wakePushes().then(wake, wake);
  const seen = () => {
    if (document.visibilityState === 'visible') wake();
  };
  window.addEventListener('online', online);
  document.addEventListener('visibilitychange', seen);
  // Whatever enqueued a push, in whichever tab or worker.
  let waiting = 0;
  const stopWatching = watchTables(
    ['pushes'],
    () => db.pushes.count(),
    (count) => {
      // Only for what is new: asked for at each try that fails, the worker would be called without end.
      if (count > waiting) askForWorker();
      waiting = count;
      wake();
    },
  );
  const stopSounds = bringSounds(store);
  store.set(teamPartsAtom, teamParts);
  pushUnknown().then(wake, wake);
  return () => {
    stop();
    stopWatching();
    stopSounds();
    window.removeEventListener('online', online);
    document.removeEventListener('visibilitychange', seen);
    store.set(teamPartsAtom, null);
  };
}
