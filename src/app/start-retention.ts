import { keepRetention } from '@/storage/calls/retention';

/** Looked at this often while a page lives: an app on the home screen may not be started anew for weeks. */
const EVERY_MS = 60 * 60 * 1000;

/** `keepRetention` now and from time to time, in one tab at a time. */
export function startRetention(): void {
  let unseen = false;
  const look = () => {
    unseen = document.visibilityState === 'hidden';
    const once = () =>
      keepRetention(!unseen).catch((error: unknown) => console.warn(`Retention waits: ${String(error)}`));
    void navigator.locks?.request('callmark-retention', { ifAvailable: true }, (lock) => lock && once());
  };
  look();
  setInterval(look, EVERY_MS);
  // A page that is out of sight at every look would take nothing away.
  document.addEventListener('visibilitychange', () => unseen && document.visibilityState === 'visible' && look());
}
