/** Runs something later, in milliseconds; returns what calls it off. Passed in, so that tests need no clock. */
export type After = (ms: number, run: () => void) => () => void;

export const after: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
