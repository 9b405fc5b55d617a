import { useEffect, useRef, useState } from 'react';
import type { ConnectionReport } from '@/network/test-connection';

export type AskService = (signal: AbortSignal) => Promise<ConnectionReport | null>;

export interface ConnectionTestState {
  asking: boolean;
  report: ConnectionReport | null;
  start: () => void;
  stop: () => void;
}

/** One test at a time; ends with the component. */
export function useConnectionTest(ask: AskService): ConnectionTestState {
  const [asking, setAsking] = useState(false);
  const [report, setReport] = useState<ConnectionReport | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const start = () => {
    const controller = new AbortController();
    running.current = controller;
    setAsking(true);
    setReport(null);
    void ask(controller.signal).then((found) => {
      if (controller.signal.aborted) return;
      setAsking(false);
      setReport(found);
    });
  };

  const stop = () => {
    running.current?.abort();
    setAsking(false);
  };

  return { asking, report, start, stop };
}
