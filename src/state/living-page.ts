import { pageId } from '@/storage/new-id';

const lockOf = (page: string) => `callmark-page ${page}`;
/** Not there on plain http. */
const locks = (): LockManager | null | undefined => navigator.locks;
let said = false;

/** Tells other windows that this page lives: the browser gives its lock to the next one when it is gone, however it went. */
export function sayLiving(): void {
  if (said) return;
  said = true;
  locks()
    ?.request(lockOf(pageId), () => new Promise<never>(() => undefined))
    .catch(() => undefined);
}

/**
 * Runs `work` when that page is gone: at once, or in the moment it dies, and in one window at a time. `signal` gives the
 * waiting up. Without locks nobody knows, and the page counts as gone.
 */
export async function whenGone(page: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const manager = locks();
  await (manager ? manager.request(lockOf(page), { signal }, work) : work());
}
