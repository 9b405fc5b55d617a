import { renewLog } from '@/storage/renew-log';

/** Held by every page while it is open. */
const PAGE_LOCK = 'callmark-page';

/** The first page that is opened may follow on a browser that was killed. Until this is through, another death may cost all. */
export async function renewLogAtStart(): Promise<void> {
  if (!('locks' in navigator)) return renewLog();
  const { held = [] } = await navigator.locks.query();
  const others = held.some(({ name }) => name === PAGE_LOCK);
  navigator.locks.request(PAGE_LOCK, { mode: 'shared' }, () => new Promise(() => undefined)).catch(() => undefined);
  if (!others) await renewLog();
}
