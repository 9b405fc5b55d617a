import { useEffect, useRef, useState } from 'react';
import type { CallId } from '@/domain/call';
import { type Failure, failureOf } from '@/domain/failure';
import { isQuotaError } from '@/storage/browser/storage-failure';
import { type Written, writeCallmark } from '@/storage/callmark-file/write-callmark';
import { wording } from '@/ui/wording';
import { chooseTarget, type SaveTarget } from './save-target';

const words = wording.callmarkFile;

export type ExportState =
  | { is: 'choosing' }
  /** The browser wants a click first. */
  | { is: 'asking' }
  | { is: 'writing'; share: number; calls: number; byDownload: boolean }
  | { is: 'done'; written: Written; byDownload: boolean }
  | { is: 'failed'; failure: Failure };

export interface Export {
  state: ExportState;
  /** Begins, or begins again. */
  start: () => void;
  /** Ends it; what is written so far is thrown away. */
  cancel: () => void;
}

/** "2026-11-22" where this device is. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

function failureOfSink(error: unknown): Failure {
  return isQuotaError(error) ? { kind: 'storage-full' } : failureOf(error);
}

/** Calls on their way into a file; begins by itself. `onNothing`: no place was chosen. */
export function useExport(ids: readonly CallId[] | 'all', onNothing: () => void): Export {
  const [state, setState] = useState<ExportState>({ is: 'choosing' });
  const running = useRef(new AbortController());
  const begun = useRef(false);

  const write = async ({ sink, byDownload, finish }: SaveTarget, signal: AbortSignal) => {
    let shown = -1;
    const onProgress = (share: number, calls: number) => {
      const percent = Math.floor(share * 100);
      if (percent === shown || signal.aborted) return;
      shown = percent;
      setState({ is: 'writing', share, calls, byDownload });
    };
    onProgress(0, 0);
    const written = await writeCallmark(ids, sink, { signal, onProgress });
    await finish();
    if (!signal.aborted) setState({ is: 'done', written, byDownload });
  };
  const start = async () => {
    running.current = new AbortController();
    const { signal } = running.current;
    setState({ is: 'choosing' });
    try {
      const name = words.fileName(today(), ids === 'all' ? 'all' : ids.length);
      const target = await chooseTarget(name);
      if (target === null) return onNothing();
      await write(target, signal);
    } catch (error) {
      if (signal.aborted) return;
      const late = error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name);
      setState(late ? { is: 'asking' } : { is: 'failed', failure: failureOfSink(error) });
    }
  };
  useEffect(() => {
    // Once: the browser asks its user, and React may run effects twice.
    if (!begun.current) void start();
    begun.current = true;
  });
  useEffect(() => () => running.current.abort(), []);

  return { state, start: () => void start(), cancel: () => running.current.abort() };
}
