import type { CallId } from '@/domain/call';
import { FailureError } from '@/domain/failure';
import type { InterfaceLanguage } from '@/domain/interface-language';
import { workerFailure } from '@/domain/offline-copy';
import type { Figure } from '@/domain/reports/calls-behind';
import type { Report } from '@/domain/reports/make-report';
import type { ReportFilter, SetFilter } from '@/domain/reports/report-filter';
import type { ReportNews, ReportOrder } from './report-messages';

export interface ReportAnswer {
  /** null: no call on this device was ever scored. */
  report: Report | null;
  /** Calls on this device, those in the waste bin left out. */
  calls: number;
}

/** Makes reports beside the page, which never waits for them; ended by `close`, with whatever is under way. */
export interface ReportDesk {
  /** Reads what changed in the database first where `refresh` says so. */
  report(filter: ReportFilter, refresh: boolean, onProgress: (read: number, of: number) => void): Promise<ReportAnswer>;
  calls(filter: SetFilter, figure: Figure): Promise<readonly CallId[]>;
  close(): void;
}

interface Waiting {
  progress: (read: number, of: number) => void;
  answered: (news: ReportNews) => void;
  failed: (error: FailureError) => void;
}

type Order = ReportOrder extends infer One
  ? One extends ReportOrder
    ? Omit<One, 'number' | 'language'>
    : never
  : never;

const failure = (detail: string): FailureError => new FailureError({ kind: 'internal', detail });

/**
 * `language` is what the built-in cards speak. Rejects with 'internal' where the worker can't run or the database can't be
 * read; 'offline' where it is not stored yet.
 */
export function openReportDesk(language: InterfaceLanguage): ReportDesk {
  const worker = new Worker(new URL('./report.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let number = 0;

  worker.onmessage = ({ data }: MessageEvent<ReportNews>) => {
    const one = waiting.get(data.number);
    if (data.news === 'progress') return one?.progress(data.read, data.of);
    waiting.delete(data.number);
    if (data.news === 'failed') return one?.failed(failure(data.reason));
    one?.answered(data);
  };
  worker.onerror = ({ message }) => {
    const why = new FailureError(workerFailure(message ?? '', 'report worker', navigator.onLine));
    for (const { failed } of waiting.values()) failed(why);
    waiting.clear();
  };
  const ask = (order: Order, progress: Waiting['progress'] = () => undefined) =>
    new Promise<ReportNews>((answered, failed) => {
      number += 1;
      waiting.set(number, { progress, answered, failed });
      worker.postMessage({ ...order, number, language });
    });

  return {
    report: async (filter, refresh, onProgress) => {
      const news = await ask({ ask: 'report', filter, refresh }, onProgress);
      if (news.news !== 'report') throw failure(news.news);
      return news;
    },
    calls: async (filter, figure) => {
      const news = await ask({ ask: 'calls', filter, figure });
      return news.news === 'calls' ? news.ids : [];
    },
    close: () => worker.terminate(),
  };
}
