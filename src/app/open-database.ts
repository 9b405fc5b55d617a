import type { createStore } from 'jotai';
import { nextTask } from '@/domain/next-task';
import { callsKeptAtom, callsWaitingAtom, dayProgressAtom } from '@/state/counts';
import { giveUpUntil } from '@/storage/browser/frozen';
import { keepStorage } from '@/storage/browser/keep-storage';
import { countCalls } from '@/storage/calls/calls';
import { onDatabaseBlocked } from '@/storage/database';
import { readDayProgress } from '@/storage/desk/day-progress';
import { countWaiting } from '@/storage/jobs/jobs';
import { watchTables } from '@/storage/live-tables';
import { firstScreen } from './first-screen';

type Store = ReturnType<typeof createStore>;

/** Keeps what the header says of the stored calls. Gives the function that ends it. */
export function keepCounts(store: Store): () => void {
  const unwatch = [
    watchTables(['calls'], countCalls, (calls) => {
      if (calls > 0 && store.get(callsKeptAtom) === 0) keepStorage().catch(() => undefined);
      store.set(callsKeptAtom, calls);
    }),
    watchTables(['jobs'], countWaiting, (waiting) => store.set(callsWaitingAtom, waiting)),
    watchTables(['calls'], readDayProgress, (day) => store.set(dayProgressAtom, day)),
  ];
  return () => {
    for (const end of unwatch) end();
  };
}

/**
 * Chromium freezes a tab that was hidden for minutes. It still hears of what others write, and would read it again (D725): it is
 * told as one that goes into the browser's cache of pages, where Dexie lets go by itself, and reads everything when it is back.
 */
function letGoWhileFrozen(): void {
  const tell = (type: 'pagehide' | 'pageshow') =>
    window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  document.addEventListener('freeze', () => {
    giveUpUntil(new Promise((resolve) => document.addEventListener('resume', resolve, { once: true })));
    tell('pagehide');
  });
  document.addEventListener('resume', () => tell('pageshow'));
}

/** `blocked`: another tab with an older app keeps it from being opened. */
export function openDatabase(store: Store, blocked: () => void): void {
  // Before anything asks for the database: it is said once.
  onDatabaseBlocked(blocked);
  letGoWhileFrozen();
  // Made for the first time, a database takes the page longer than the screen does, which is drawn without it.
  void firstScreen.then(() => keepCounts(store));
}

// The last module of its chunk (src/site/chunks-together.ts): the screen, which imports the chunk, is read in a later task.
await nextTask();
