const NAME = 'recording:';

/**
 * Held by the page that makes a recording, or finishes it, for as long as it lives: a recording whose lock is free has
 * lost its page. Null when another page has it.
 */
export function holdRecording(id: string): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(NAME + id, { ifAvailable: true }, (lock) => {
        if (lock === null) {
          resolve(null);
          return undefined;
        }
        return new Promise<void>((release) => resolve(release));
      })
      .catch(reject);
  });
}
