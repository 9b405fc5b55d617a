/** The last moment that a Date can hold, and a file may name. */
const LAST = 8.64e15;

/**
 * Now, for what takes the place of something that was made at `before`: later than that also where the clock was set back since.
 * What devices and files bring together is decided by these times, and the later one is in force (D720).
 */
export function nowAfter(before: number | undefined, now: number): number {
  return before === undefined || now >= before ? now : Math.min(before + 1, LAST);
}
