/** The last numbers of a list without end, known by their place in the whole list. */
export interface SlidingList {
  /** Numbers that came so far. */
  readonly length: number;
  push(values: Float32Array): void;
  /** A copy; what was let go of is missing. */
  slice(from: number, to: number): Float32Array<ArrayBuffer>;
  /** Lets go of what stands before this place. */
  drop(before: number): void;
}

export function createSlidingList(): SlidingList {
  let held = new Float32Array(4096);
  /** Places in the whole list of the first number held and of the first that is still wanted; the numbers so far. */
  let base = 0;
  let wanted = 0;
  let length = 0;

  function makeRoom(count: number): void {
    if (length - base + count <= held.length) return;
    const kept = length - wanted;
    // Twice what is needed: it moves seldom, and an hour takes no more room than a minute.
    const next = kept + count > held.length / 2 ? new Float32Array(2 * (kept + count)) : held;
    next.set(held.subarray(wanted - base, length - base));
    held = next;
    base = wanted;
  }

  return {
    get length() {
      return length;
    },
    push(values) {
      makeRoom(values.length);
      held.set(values, length - base);
      length += values.length;
    },
    slice: (from, to) => held.slice(Math.max(0, from - base), Math.max(0, Math.min(to, length) - base)),
    drop(before) {
      wanted = Math.max(wanted, Math.min(before, length));
    },
  };
}
