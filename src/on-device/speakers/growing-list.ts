export interface GrowingList {
  push(value: number): void;
  /** What was pushed so far; shares memory with the list. */
  values(): Float32Array;
}

/** Numbers of a call whose length is not known: plain lists would take four times the memory. */
export function createGrowingList(): GrowingList {
  let memory = new Float32Array(4096);
  let length = 0;
  return {
    push(value) {
      if (length === memory.length) {
        const larger = new Float32Array(length * 2);
        larger.set(memory);
        memory = larger;
      }
      memory[length++] = value;
    },
    values: () => memory.subarray(0, length),
  };
}
