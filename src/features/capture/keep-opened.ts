import type { createStore } from 'jotai';
import { showToastAtom } from '@/state/toasts';
import { rememberedOpened, rememberOpened } from '@/storage/browser/opened-files';
import { stampOf } from '@/storage/browser/watched-folder';
import { keepFiles } from '@/storage/calls/shares';
import { wording } from '@/ui/wording';

const words = wording.capture.shared;

/** Of Chromium's file handling, in no TypeScript library. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { files?: readonly FileSystemFileHandle[] }) => void): void;
}

/** Who makes calls of them. */
export interface OpenedTaker {
  /** They are among what was shared. */
  kept: () => void;
  /** There is no room to keep them beside the calls they become. */
  unkept: (files: readonly File[]) => void;
}

/** What there was no room for while the app was locked from the start: nobody takes anything before it is open. */
const waiting: File[] = [];
let taker: OpenedTaker = {
  kept: () => undefined,
  unkept: (files) => waiting.push(...files),
};

/** Whether a page that is loaded again is given what it kept before: Chromium hands everything over once more. */
const isReload = () => performance.getEntriesByType('navigation').some((one) => 'type' in one && one.type === 'reload');

/**
 * Keeps files that are opened with the app as what is shared is kept, before anything is made of them (D446): the page may be
 * locked, closed or loaded again at any moment. The last taker has them.
 */
export function keepOpened(store: ReturnType<typeof createStore>, by: OpenedTaker = taker): void {
  taker = by;
  const left = waiting.splice(0);
  if (left.length > 0) taker.unkept(left);
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(async ({ files = [] }) => {
    const found = await Promise.all(files.map((handle) => handle.getFile().catch(() => handle.name)));
    for (const name of found) {
      if (typeof name === 'string') store.set(showToastAtom, { text: words.gone(name), tone: 'danger' });
    }
    const known = isReload() ? rememberedOpened() : [];
    const fresh = found.filter((file) => typeof file !== 'string').filter((file) => !known.includes(stampOf(file)));
    if (fresh.length === 0) return;
    try {
      await keepFiles(fresh);
      rememberOpened(fresh.map(stampOf));
      taker.kept();
    } catch {
      taker.unkept(fresh);
    }
  });
}
