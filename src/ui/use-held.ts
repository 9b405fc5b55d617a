import { useEffect, useState } from 'react';

const MOMENT_MS = 1000;

/**
 * `value`, or for a moment what it was before, while `hold`: a text that flickers can't be read, and buttons that come
 * and go can't be hit. What was held of one thing is never given for another (`of`).
 */
export function useHeld<Value>(value: Value, hold: boolean, of: string | null): Value {
  const [before, setBefore] = useState({ value, of });
  useEffect(() => {
    const follow = () => setBefore({ value, of });
    if (!hold) return follow();
    const timer = setTimeout(follow, MOMENT_MS);
    return () => clearTimeout(timer);
  }, [value, hold, of]);
  return hold && before.of === of ? before.value : value;
}
