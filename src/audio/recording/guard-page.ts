/**
 * While a recording runs the screen stays on and closing the page asks first. A screen that is switched off ends the
 * sound on most tablets; the browser takes the lock back whenever the page is hidden, so it is asked for again.
 */
export function guardPage(): () => void {
  const leave = new AbortController();
  const { signal } = leave;
  let lock: WakeLockSentinel | null = null;

  const keepAwake = async () => {
    if (document.visibilityState !== 'visible') return;
    try {
      const taken = await navigator.wakeLock?.request('screen');
      if (signal.aborted) await taken?.release();
      else lock = taken ?? null;
    } catch {
      // Refused, e.g. to save the battery: the recording does not depend on it.
    }
  };
  void keepAwake();
  document.addEventListener('visibilitychange', () => void keepAwake(), { signal });
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
  return () => {
    leave.abort();
    lock?.release().catch(() => undefined);
  };
}
