import { backoffMs } from '@/domain/backoff';

/** Typing is written when it rests for so long, and while it goes on at least every `LONGEST_MS`. */
export const REST_MS = 250;
const LONGEST_MS = 1500;
/** What could not be written is tried again after a second, then after twice as long each time, up to this. */
const FIRST_AGAIN_MS = 1000;
const LONGEST_AGAIN_MS = 15_000;

export interface PacedSaver {
  /** Something was typed. */
  typed(): void;
  /** Writes all that waits. False when something could not be written: it waits on, and the next flush tries again. */
  flush(): Promise<boolean>;
}

/**
 * Writes what is typed, by the clock and when asked, never two writes at once. `take` hands over what waits and leaves
 * nothing behind (undefined = nothing waits); `write` puts back what it could not write, and says so by false.
 * `triesAgain`: that is then written by itself as soon as it can be, without a key or a button (D617), while it says so: what was
 * left unstored on a screen that is gone must not be written over what was typed since.
 */
export function createPacedSaver<T>(
  take: () => T | undefined,
  write: (taken: T) => Promise<boolean>,
  triesAgain: () => boolean = () => false,
): PacedSaver {
  let again: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let longest: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<boolean> = Promise.resolve(true);

  const flush = (): Promise<boolean> => {
    clearTimeout(rest);
    clearTimeout(longest);
    longest = undefined;
    const taken = take();
    if (taken !== undefined) writing = writing.then(() => put(taken));
    return writing;
  };

  const put = async (taken: T): Promise<boolean> => {
    const isWritten = await write(taken);
    clearTimeout(again);
    tries = isWritten ? 0 : tries + 1;
    const tryAgain = () => triesAgain() && flush();
    if (!isWritten && triesAgain()) again = setTimeout(tryAgain, backoffMs(tries, FIRST_AGAIN_MS, LONGEST_AGAIN_MS));
    return isWritten;
  };

  return {
    typed() {
      clearTimeout(rest);
      rest = setTimeout(flush, REST_MS);
      longest ??= setTimeout(flush, LONGEST_MS);
    },
    flush,
  };
}
