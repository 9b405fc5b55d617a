/** Typing is written when it rests for so long, and while it goes on at least every `LONGEST_MS`. */
export const REST_MS = 250;
const LONGEST_MS = 1500;

export interface PacedSaver {
  /** Something was typed. */
  typed(): void;
  /** Writes all that waits. False when something could not be written: it waits on, and the next flush tries again. */
  flush(): Promise<boolean>;
}

/**
 * Writes what is typed, by the clock and when asked, never two writes at once. `take` hands over what waits and leaves
 * nothing behind (undefined = nothing waits); `write` puts back what it could not write, and says so by false.
 */
export function createPacedSaver<T>(take: () => T | undefined, write: (taken: T) => Promise<boolean>): PacedSaver {
  let rest: ReturnType<typeof setTimeout> | undefined;
  let longest: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<boolean> = Promise.resolve(true);

  const flush = (): Promise<boolean> => {
    clearTimeout(rest);
    clearTimeout(longest);
    longest = undefined;
    const taken = take();
    if (taken !== undefined) writing = writing.then(() => write(taken));
    return writing;
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
