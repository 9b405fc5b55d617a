import { parseJson } from '@/domain/answers/json-value';
import { pageId } from '../new-id';
import { SEALED_TEXT, seals } from '../seal/seals';

/**
 * What a page that is leaving had no time to put into the database: a transaction begun in pagehide may never end,
 * localStorage is written before the page goes. Each page has keys of its own, so that none can take away what another
 * one left.
 */
export interface BrowserDraft<T> {
  /** `of`: what it is of, where a page can have several on their way. False where this browser would not take it. */
  keep(value: T, of?: string): boolean;
  /** This page's own is stored by now. */
  drop(of?: string): void;
  /** Has what other pages left behind stored. What can't be stored now stays, and is why this rejects. */
  takeOthers(store: (value: T) => Promise<unknown>): Promise<void>;
}

/** Where localStorage may not be touched it throws, even on being named. */
function trying<T>(touch: () => T, otherwise: T): T {
  try {
    return touch();
  } catch {
    return otherwise;
  }
}

/** `read` makes sense of what was kept, by this or another version of the app; undefined = none can be made of it. */
export function browserDraft<T>(name: string, read: (value: unknown) => T | undefined): BrowserDraft<T> {
  const own = `${name} ${pageId}`;
  const ownOf = (of: string | undefined) => (of === undefined ? own : `${own} ${of}`);
  const isOwn = (key: string) => key === own || key.startsWith(`${own} `);
  const isOthers = (key: string) => !isOwn(key) && (key === name || key.startsWith(`${name} `));

  const takeOne = async (key: string, store: (value: T) => Promise<unknown>): Promise<void> => {
    const text = trying(() => localStorage.getItem(key), null);
    // Sealed where rows are, and left for whoever has the key.
    const opened = text?.startsWith(SEALED_TEXT) ? seals.sealer?.openText?.(text) : text;
    if (opened === undefined) return;
    const value = opened === null ? undefined : read(parseJson(opened));
    if (value !== undefined) await store(value);
    // Its page may have come back meanwhile and left more.
    if (trying(() => localStorage.getItem(key), null) === text) trying(() => localStorage.removeItem(key), undefined);
  };

  return {
    keep: (value, of) =>
      trying(() => {
        const text = JSON.stringify(value);
        const { sealer } = seals;
        localStorage.setItem(ownOf(of), (sealer?.seals && sealer.sealText?.(text)) || text);
        return true;
      }, false),
    drop: (of) => trying(() => localStorage.removeItem(ownOf(of)), undefined),
    async takeOthers(store) {
      const keys = trying(() => Object.keys(localStorage), []).filter(isOthers);
      const ends = await Promise.allSettled(keys.map((key) => takeOne(key, store)));
      const failed = ends.find((end) => end.status === 'rejected');
      if (failed !== undefined) throw failed.reason;
    },
  };
}

/** What closing pages left sealed, and nothing could be stored of yet, lies in the clear from now on. */
export function openLeftDrafts(): void {
  for (const key of trying(() => Object.keys(localStorage), [])) {
    const text = trying(() => localStorage.getItem(key), null);
    const opened = text === null ? undefined : seals.sealer?.openText?.(text);
    if (opened !== undefined) trying(() => localStorage.setItem(key, opened), undefined);
  }
}
