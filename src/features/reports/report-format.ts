import type { CardKey } from '@/domain/reports/report-call';
import type { Week } from '@/domain/reports/weeks';
import { lastDayOf } from '@/domain/reports/weeks';
import { decimal } from '@/ui/format';
import { wording } from '@/ui/wording';
import { interfaceLanguage } from '@/ui/words/in-language';

const words = wording.reports;
const LOCALE = interfaceLanguage === 'vi' ? 'vi' : 'en-GB';
const day = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short' });
const dayOfYear = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric' });

/** "12 Jan" */
export const formatWeek = (week: Week): string => day.format(week);
/** "12 Jan 2026" */
export const formatWeekOfYear = (week: Week): string => dayOfYear.format(week);

/** First and last day: "12 Jan – 8 Mar 2026". */
export function formatPeriod({ from, to }: { from: Week; to: Week }): string {
  const end = lastDayOf(to);
  const sameYear = new Date(from).getFullYear() === new Date(end).getFullYear();
  return `${(sameYear ? day : dayOfYear).format(from)} – ${dayOfYear.format(end)}`;
}

/** One decimal: "7.6", "10.0". */
export const formatPoints = (points: number): string => decimal(points.toFixed(1));

/** A part of `of` as a whole per cent; '–' of nothing. */
export const formatShare = (part: number, of: number): string =>
  of === 0 ? '–' : String(Math.round((part / of) * 100));

/** ".66", "−.12", "1.00"; '–' where there is none. */
export function formatKappa(kappa: number | null): string {
  if (kappa === null) return '–';
  const text = Math.abs(kappa).toFixed(2);
  const sign = kappa < 0 && Number(text) > 0 ? '−' : '';
  return decimal(`${sign}${text.replace(/^0/, '')}`);
}

export const agentTitle = (agent: string): string => (agent === '' ? words.noAgent : agent);

export const cardTitle = ({ title, version }: { key?: CardKey; title: string; version: number }): string =>
  words.card(title, String(version));
