import { useEffect, useState } from 'react';

/** The clock shows whole seconds: twice as often is on time. */
const TICK_MS = 500;

/** What a running clock says now; 0 where there is none. */
export function useSeconds(read: (() => number) | undefined): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (read === undefined) return;
    const look = () => setSeconds(read());
    look();
    const timer = setInterval(look, TICK_MS);
    return () => clearInterval(timer);
  }, [read]);
  return read === undefined ? 0 : seconds;
}
