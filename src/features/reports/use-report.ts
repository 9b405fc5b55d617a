import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { CallId } from '@/domain/call';
import type { Figure } from '@/domain/reports/calls-behind';
import type { ReportFilter, SetFilter } from '@/domain/reports/report-filter';
import { watchTables } from '@/storage/live-tables';
import { openReportDesk, type ReportAnswer, type ReportDesk } from '@/storage/reports/report-desk';
import { interfaceLanguage } from '@/ui/words/in-language';

export type ReportState =
  | { kind: 'reading'; read: number; of: number }
  | { kind: 'shown'; answer: ReportAnswer }
  | { kind: 'stopped' }
  | { kind: 'failed' };

const AT_FIRST: ReportState = { kind: 'reading', read: 0, of: 0 };

export interface ReportReading {
  state: ReportState;
  /** Gives the reading up; nothing of it is shown. */
  stop: () => void;
  again: () => void;
  callsBehind: (filter: SetFilter, figure: Figure) => Promise<readonly CallId[]>;
}

/** The report by this filter, made anew when calls change; while another one is made the last one stays. */
export function useReport(filter: ReportFilter): ReportReading {
  const [state, setState] = useState<ReportState>(AT_FIRST);
  /** A new object for each try; null = given up. */
  const [attempt, setAttempt] = useState<object | null>({});
  const desk = useRef<ReportDesk | null>(null);
  const wanted = useRef(filter);

  const progress = useCallback((read: number, of: number) => {
    setState((before) => (before.kind === 'shown' ? before : { kind: 'reading', read, of }));
  }, []);

  useEffect(() => {
    if (attempt === null) return;
    const opened = openReportDesk(interfaceLanguage);
    desk.current = opened;
    const read = (): Promise<ReportState> =>
      opened.report(wanted.current, true, progress).then(
        (answer) => ({ kind: 'shown', answer }),
        () => ({ kind: 'failed' }),
      );
    // In slices: the pictures of many agents are more than a page should do at a stretch.
    const unwatch = watchTables(['calls'], read, (found) => startTransition(() => setState(found)));
    return () => {
      unwatch();
      opened.close();
      desk.current = null;
    };
  }, [attempt, progress]);

  useEffect(() => {
    if (wanted.current === filter) return;
    wanted.current = filter;
    desk.current?.report(filter, false, progress).then(
      (answer) => startTransition(() => setState({ kind: 'shown', answer })),
      () => setState({ kind: 'failed' }),
    );
  }, [filter, progress]);

  const stop = () => {
    setAttempt(null);
    setState({ kind: 'stopped' });
  };
  const again = () => {
    setAttempt({});
    setState(AT_FIRST);
  };
  const callsBehind = useCallback(
    (of: SetFilter, figure: Figure): Promise<readonly CallId[]> =>
      desk.current?.calls(of, figure) ?? Promise.resolve([]),
    [],
  );
  return { state, stop, again, callsBehind };
}
