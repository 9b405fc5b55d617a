import type { CallId } from '@/domain/call';
import type { InterfaceLanguage } from '@/domain/interface-language';
import type { Figure } from '@/domain/reports/calls-behind';
import type { Report } from '@/domain/reports/make-report';
import type { ReportFilter, SetFilter } from '@/domain/reports/report-filter';

/**
 * What the page asks its report worker for; answers carry the number of the question. The worker has built-in cards of its
 * own, and no storage that tells it the language of the interface (D389).
 */
export type ReportOrder = { number: number; language: InterfaceLanguage } & (
  | { ask: 'report'; filter: ReportFilter; refresh: boolean }
  | { ask: 'calls'; filter: SetFilter; figure: Figure }
);

export type ReportNews =
  | { number: number; news: 'progress'; read: number; of: number }
  /** null: no call on this device was ever scored. */
  | { number: number; news: 'report'; report: Report | null; calls: number }
  | { number: number; news: 'calls'; ids: readonly CallId[] }
  | { number: number; news: 'failed'; reason: string };
