/**
 * Held by the page that makes a recording, or finishes it, for as long as it lives: who gets it next knows that the page
 * is gone. Resolves with the function that lets go.
 */
export function holdRecording(id: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    navigator.locks.request(`recording:${id}`, () => new Promise<void>((release) => resolve(release))).catch(reject);
  });
}
