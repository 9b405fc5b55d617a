import type { DrainLimits } from './runner-host';

/** A sync event is ended by the browser after about three minutes. */
const EVENT_BUDGET_MS = 150_000;
const ONLINE_POLL_MS = 500;
const LOCK_POLL_MS = 500;
const LOCK_WAIT_MS = 5_000;
/** Uploads beyond this would outlive the event on a slow line and start again from the first byte: they wait for a page. */
export const WORKER_AUDIO_BYTES = 8 * 1024 * 1024;

export interface ReplayHost {
  now: () => number;
  pause: (ms: number) => Promise<void>;
  online: () => boolean;
  /** Asks open pages to do it; true only where one said that it will. */
  delegate: () => Promise<boolean>;
  /** Drains under the lock if nobody holds it; false = somebody does. */
  drainIfFree: (limits: DrainLimits) => Promise<boolean>;
  /** Whether anything is left that time or network could still bring about. */
  workLeft: () => Promise<boolean>;
  /** When the next waiting job is due by the clock; null = none. */
  dueAt: () => Promise<number | null>;
}

/**
 * What the service worker does with an event. 'left': the browser should call again later (a sync event that fails is
 * repeated after five minutes), also while a page is at it, since a page can be closed any moment.
 */
export async function replayQueue(host: ReplayHost): Promise<'done' | 'left'> {
  const { now, pause } = host;
  const end = now() + EVENT_BUDGET_MS;
  const left = async () => ((await host.workLeft()) ? 'left' : 'done');
  if (!(await host.workLeft())) return 'done';
  if (await host.delegate()) return left();
  // Browsers deliver a pending sync at their start, network or not, and then not again for minutes: so wait for it here.
  while (!host.online() && now() < end) await pause(ONLINE_POLL_MS);
  const limits = { mayTake: () => now() < end, maxAudioBytes: WORKER_AUDIO_BYTES };
  const giveUp = now() + LOCK_WAIT_MS;
  let drained = await host.drainIfFree(limits);
  while (!drained && now() < giveUp) {
    await pause(LOCK_POLL_MS);
    drained = await host.drainIfFree(limits);
  }
  // What failed is due again within seconds, the browser calls again only after minutes.
  while (drained) {
    const due = await host.dueAt();
    if (due === null || due <= now() || due >= end) break;
    await pause(due - now());
    drained = await host.drainIfFree(limits);
  }
  return left();
}
