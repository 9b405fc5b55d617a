/**
 * Keeps the screen on until the returned function is called: a tablet that locks stops what a page does. The browser
 * takes the lock back whenever the page is hidden, so it is asked for again.
 */
export function keepAwake(): () => void {
  const leave = new AbortController();
  const { signal } = leave;
  let lock: WakeLockSentinel | null = null;

  const ask = async () => {
    if (document.visibilityState !== 'visible') return;
    try {
      const taken = await navigator.wakeLock?.request('screen');
      if (signal.aborted) await taken?.release();
      else lock = taken ?? null;
    } catch {
      // Refused, e.g. to save the battery: nothing depends on it.
    }
  };
  void ask();
  document.addEventListener('visibilitychange', () => void ask(), { signal });
  return () => {
    leave.abort();
    lock?.release().catch(() => undefined);
  };
}

/** While a recording runs the screen stays on and closing the page asks first. */
export function guardPage(): () => void {
  const letSleep = keepAwake();
  const leave = new AbortController();
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal: leave.signal });
  return () => {
    leave.abort();
    letSleep();
  };
}
