import { keepAwake } from './keep-awake';

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
