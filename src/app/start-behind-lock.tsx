import type { ReactNode } from 'react';
import { loadChunk } from '@/domain/load-chunk';
import { readPreference } from '@/storage/browser/preferences';
import { seals } from '@/storage/seal/seals';
import { type Chunk, LazyChunk } from '@/ui/lazy-chunk';
import { wording } from '@/ui/wording';
import { firstScreenDrawn } from './first-screen';
import type { LockPlaceProps } from './keep-lock';
import { createRoot } from './react-first';

const lockChunk: Chunk<LockPlaceProps> = {
  name: wording.header.lock,
  load: () => loadChunk(() => import('./keep-lock')).then(({ LockPlace }) => LockPlace),
};

/** When to look for a lock: one may have been set here or in another window, and its code may not have been there yet. */
const HEARD = ['storage', 'visibilitychange'];

/**
 * Shows the app, or where a lock is set first its lock: until it is opened nothing of the app is made at all. Where none
 * is set, its code is not loaded before there is one.
 */
export function startBehindLock(app: HTMLElement, show: () => void): void {
  const keepLock = () => {
    for (const type of HEARD) removeEventListener(type, setHere);
    const place = document.createElement('div');
    place.id = 'lock';
    app.after(place);
    const frame = (state: ReactNode) => (app.isConnected ? null : <main className="panel">{state}</main>);
    createRoot(place).render(<LazyChunk chunk={lockChunk} props={{ app, place, show }} frame={frame} />);
  };
  // Until its code is here: the first try may come without a network.
  const setHere = async () => {
    if (!readPreference('appLock') || lockChunk.loaded !== undefined) return;
    const loaded = await lockChunk.load().catch(() => undefined);
    if (loaded === undefined || lockChunk.loaded !== undefined) return;
    lockChunk.loaded = loaded;
    keepLock();
  };
  if ((readPreference('seal')?.mode ?? 'off') !== 'off') seals.asks = true;
  if (readPreference('appLock') || seals.asks) {
    // Its place is beside the app, so it is made first.
    keepLock();
    app.remove();
    firstScreenDrawn();
    return;
  }
  show();
  for (const type of HEARD) addEventListener(type, setHere);
}
