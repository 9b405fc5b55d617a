import { type createStore, useAtomValue, useStore } from 'jotai';
import Lock from 'lucide-react/icons/lock';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { hush, isHeard } from '@/audio/playing/one-sound';
import { isIdle } from '@/domain/app-lock';
import { loadChunk } from '@/domain/load-chunk';
import { keyName, readPedalKeys } from '@/domain/player-keys';
import { LockScreen } from '@/features/lock/lock-screen';
import { lockButtonAtom, lockedAtom } from '@/state/lock';
import {
  readAppLock,
  readTold,
  readUsedAt,
  tellLocked,
  tellWorkerOfLock,
  watchAppLock,
  writeUsedAt,
} from '@/storage/browser/app-lock';
import { readPreference } from '@/storage/browser/preferences';
import { IconButton } from '@/ui/icon-button';
import { type Chunk, LazyChunk } from '@/ui/lazy-chunk';
import { plainKey } from '@/ui/plain-key';
import { wording } from '@/ui/wording';
import { keepEventsIn, takeOut } from './take-out';
import type { UnsealPlaceProps } from './unseal';

export interface LockPlaceProps {
  /** What is hidden. Not on the page at first: locked from the start, and `show` has not yet been called. */
  app: HTMLElement;
  /** Where the lock is shown. */
  place: HTMLElement;
  show: () => void;
}

/** How late an idle page may lock, and how often use is written down. */
const LOOK_MS = 5000;
const USE = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'touchstart'] as const;

function LockButton() {
  return <IconButton icon={Lock} label={wording.header.lock} onClick={() => tellLocked(true)} />;
}

const inPanel = (state: ReactNode) => <main className="panel">{state}</main>;

type Store = ReturnType<typeof createStore>;

/**
 * Locks and opens this page with all others, and locks them when nobody uses any. `typed`: somebody has just entered the
 * passphrase of what is encrypted, and is asked for no PIN. Gives the function that ends it.
 */
function keepLock(store: Store, { app, place, show }: LockPlaceProps, typed: boolean): () => void {
  const leave = new AbortController();
  const { signal } = leave;
  let putBack: (() => void) | null = null;
  let told = readTold()?.id;
  let worker: boolean | undefined;

  const close = () => {
    if (putBack !== null) return;
    hush(true);
    const letEventsOut = keepEventsIn(place);
    const bringIn = app.isConnected
      ? takeOut(app, place)
      : () => {
          place.before(app);
          show();
        };
    putBack = () => {
      letEventsOut();
      bringIn();
      hush(false);
    };
    place.hidden = false;
    store.set(lockedAtom, true);
  };
  const open = () => {
    if (putBack === null) return;
    writeUsedAt(Date.now());
    // At once: React takes a moment, in which both would be seen.
    place.hidden = true;
    store.set(lockedAtom, false);
    putBack();
    putBack = null;
  };

  const look = () => {
    const lock = readAppLock();
    const isSet = lock !== undefined;
    store.set(lockButtonAtom, isSet ? { LockButton } : null);
    if (worker !== isSet) {
      worker = isSet;
      tellWorkerOfLock(isSet).catch(() => undefined);
    }
    if (!isSet) return open();
    const now = readTold();
    if (now === undefined || now.id === told) return;
    told = now.id;
    if (now.locked) close();
    else open();
  };
  /** Looks before it writes down: the hand that wakes a device is not use of what was left alone for an hour. */
  const lookForUse = (isUsed: boolean) => {
    const lock = readAppLock();
    if (lock === undefined || putBack !== null) return;
    const [now, usedAt] = [Date.now(), readUsedAt()];
    if (isIdle(lock, usedAt, now)) tellLocked(true);
    else if (isUsed && Math.abs(now - usedAt) >= LOOK_MS) writeUsedAt(now);
  };
  const used = () => lookForUse(true);
  // Whoever listens to a call uses the app.
  const tick = () => lookForUse(isHeard());
  const seen = () => {
    const hidden = document.visibilityState === 'hidden';
    if (hidden && readAppLock()?.whenHidden) tellLocked(true);
    // Pages that were frozen or asleep have missed what was told.
    look();
    tick();
  };

  if (!app.isConnected && readAppLock() && !typed) {
    // Nothing of the app is made yet that would take what the system hands over, and it is handed over once.
    loadChunk(() => import('@/features/capture/keep-opened'))
      .then(({ keepOpened }) => keepOpened(store))
      .catch(() => undefined);
  }
  if (!app.isConnected || (readAppLock() && readTold()?.locked)) close();
  else writeUsedAt(Date.now());
  if (typed) open();
  look();
  const unwatch = watchAppLock(look);
  const timer = setInterval(tick, LOOK_MS);
  for (const type of USE) window.addEventListener(type, used, { capture: true, passive: true, signal });
  document.addEventListener('visibilitychange', seen, { signal });
  // Taken out of the browser's memory by its Back button: a start like any other.
  window.addEventListener('pageshow', ({ persisted }) => persisted && readAppLock() && close(), { signal });
  const onKey = (event: KeyboardEvent) => {
    // A pedal may send this key also while there is nothing to play.
    const isPedals = Object.values(readPedalKeys(readPreference('playerKeys'))).includes(keyName(event));
    if (plainKey(event) === 'l' && !isPedals && readAppLock()) tellLocked(true);
  };
  document.addEventListener('keydown', onKey, { signal });
  return () => {
    leave.abort();
    clearInterval(timer);
    unwatch();
    open();
  };
}

function Locked({ app, place, show, typed }: LockPlaceProps & { typed: boolean }) {
  const store = useStore();
  const locked = useAtomValue(lockedAtom);
  useEffect(() => keepLock(store, { app, place, show }, typed), [store, app, place, show, typed]);
  return locked ? <LockScreen /> : null;
}

const unsealChunk: Chunk<UnsealPlaceProps> = {
  name: wording.header.lock,
  load: () => loadChunk(() => import('./unseal')).then(({ UnsealPlace }) => UnsealPlace),
};

/** Beside the app, for as long as the page lives: what asks for the key where calls are encrypted, then its lock, while it is locked. */
export function LockPlace(props: LockPlaceProps) {
  const [opened, setOpened] = useState<'typed' | 'given' | null>(() =>
    !props.app.isConnected && (readPreference('seal')?.mode ?? 'off') !== 'off' ? null : 'given',
  );
  const onOpened = useCallback((typed: boolean) => setOpened(typed ? 'typed' : 'given'), []);
  if (opened === null) return <LazyChunk chunk={unsealChunk} props={{ onOpened }} frame={inPanel} />;
  return <Locked {...props} typed={opened === 'typed'} />;
}
