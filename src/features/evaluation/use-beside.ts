import { useSyncExternalStore } from 'react';

/** The transcript has room beside the evaluation, and both are high enough to scroll each by itself. */
const ROOM = '(min-width: 1024px) and (min-height: 640px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(ROOM);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the evaluation stands beside the transcript, now; else it lies over everything. */
export function useBeside(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(ROOM).matches);
}
