import type { DrainLimits } from './runner-host';
import { WORKER_AUDIO_BYTES } from './sends-while-closed';

/** A sync event is ended by the browser after about three minutes. */
const EVENT_BUDGET_MS = 150_000;
const ONLINE_POLL_MS = 500;
const LOCK_POLL_MS = 500;
/** While a page is at it: how often the queue is looked at, and after how many looks the page is asked again. */
const LOOK_MS = 1000;
const LOOKS = 5;

export interface ReplayHost {
  now: () => number;
  pause: (ms: number) => Promise<void>;
  online: () => boolean;
  /** Asks open pages to do it; true only where one said that it will. */
  delegate: () => Promise<boolean>;
  /** Drains under the lock if nobody holds it; false = somebody does. */
  drainIfFree: (limits: DrainLimits) => Promise<boolean>;
  /** Whether a newer worker waits for this one to end what it is at. */
  superseded: () => boolean;
  /** Whether anything is left that time or network could still bring about. */
  workLeft: () => Promise<boolean>;
  /** When the next waiting job is due by the clock; null = none. */
  dueAt: () => Promise<number | null>;
}

/**
 * Stays beside pages that say they are at it, since a page can die any moment without a word. True when none answers
 * any more, false when nothing is left to do here.
 */
async function takeOver(host: ReplayHost, end: number): Promise<boolean> {
  while (await host.delegate()) {
    for (let look = 0; look < LOOKS; look++) {
      if (host.now() >= end || host.superseded()) return false;
      await host.pause(LOOK_MS);
      if (!(await host.workLeft())) return false;
    }
  }
  return true;
}

/**
 * What the service worker does with an event. 'left': the browser should call again later (a sync event that fails is
 * repeated after five minutes), also while a page is at it.
 */
export async function replayQueue(host: ReplayHost): Promise<'done' | 'left'> {
  const { now, pause } = host;
  const end = now() + EVENT_BUDGET_MS;
  const left = async () => ((await host.workLeft()) ? 'left' : 'done');
  if (!(await host.workLeft())) return 'done';
  if (!(await takeOver(host, end))) return left();
  // Browsers deliver a pending sync at their start, network or not, and then not again for minutes: so wait for it here.
  while (!host.online() && now() < end) await pause(ONLINE_POLL_MS);
  const limits = { mayTake: () => now() < end, maxAudioBytes: WORKER_AUDIO_BYTES };
  let drained = await host.drainIfFree(limits);
  // A page that is just closing, or frozen, holds on to the lock.
  while (!drained && now() < end && !host.superseded()) {
    await pause(LOCK_POLL_MS);
    drained = await host.drainIfFree(limits);
  }
  // What failed is due again within seconds, the browser calls again only after minutes.
  for (let overdue: number | null = null; drained; ) {
    const due = await host.dueAt();
    if (due === null || due >= end) break;
    const isDue = due <= now();
    // One that stays due is none for this worker; another may have become due while the drain was ending.
    if (isDue && due === overdue) break;
    overdue = isDue ? due : null;
    await pause(Math.max(0, due - now()));
    drained = await host.drainIfFree(limits);
  }
  return left();
}
