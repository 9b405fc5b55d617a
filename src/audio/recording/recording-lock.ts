const heldHere = new Set<string>();

/**
 * Held by the page that makes a recording, or finishes it, for as long as it lives: who gets it next knows that the page
 * is gone. Resolves with the function that lets go.
 */
export function holdRecording(id: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const held = () =>
      new Promise<void>((release) => {
        heldHere.add(id);
        resolve(() => {
          heldHere.delete(id);
          release();
        });
      });
    navigator.locks.request(`recording:${id}`, held).catch(reject);
  });
}

/** Whether this very page makes the recording: its end is told where it is made, and nobody has to wait for it. */
export function isHeldHere(id: string): boolean {
  return heldHere.has(id);
}
