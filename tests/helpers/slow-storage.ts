/**
 * `npm run test:slow`: every step of the database waits up to so many milliseconds, at random and in its order. A test
 * that waits for one thing and looks at another falls here, long before a busy machine makes it fall.
 */
const longestMs = Number(process.env['SLOW_STORAGE_MS'] ?? 0);

if (longestMs > 0) {
  // React keeps the setImmediate that it finds at first: it shall not be slow.
  await import('react-dom/client');
  // Taken before a test puts made-up timers in their place.
  const { setImmediate: soon, setTimeout: later } = globalThis;
  const now = performance.now.bind(performance);
  let lastAt = 0;
  const slowly = (step: () => void) => {
    lastAt = Math.max(lastAt, now() + Math.random() * longestMs);
    const at = lastAt;
    const wait = () => {
      const restMs = at - now();
      if (restMs > 0) later(wait, restMs);
      else soon(step);
    };
    wait();
  };
  // What fake-indexeddb asks for its next step.
  Object.assign(globalThis, { setImmediate: slowly });
}
