import { useCallback, useEffect, useState } from 'react';
import { listSamples, type Sample } from '@/network/samples';

export interface Samples {
  samples: readonly Sample[];
  failed: boolean;
  /** Asks again, if the last time failed. */
  retry: () => void;
}

/** The built-in samples: they ship with the app, so they are there without a network too. */
export function useSamples(): Samples {
  const [samples, setSamples] = useState<readonly Sample[]>([]);
  const [failed, setFailed] = useState(false);

  const load = useCallback((signal: AbortSignal) => {
    listSamples(signal).then(
      (found) => {
        setSamples(found);
        setFailed(false);
      },
      () => {
        if (!signal.aborted) setFailed(true);
      },
    );
  }, []);

  useEffect(() => {
    const leave = new AbortController();
    load(leave.signal);
    return () => leave.abort();
  }, [load]);

  const retry = () => {
    if (failed) load(new AbortController().signal);
  };
  return { samples, failed, retry };
}
