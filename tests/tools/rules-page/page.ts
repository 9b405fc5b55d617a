import { measureSpeed } from '../../bench/rules/speed';

declare global {
  interface Window {
    /** Milliseconds that the rules take for a call of so many turns. */
    judge(turns: number): number;
    /** Milliseconds of a plain loop: what the engine itself is slower by. */
    count(): number;
  }
}

window.judge = measureSpeed;
window.count = () => {
  const from = performance.now();
  let sum = 0;
  for (let at = 0; at < 20_000_000; at++) sum = (sum + at * 7) % 1_000_003;
  return performance.now() - from + (sum < 0 ? 1 : 0);
};
