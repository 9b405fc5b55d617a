import type { Report, ReportChoices } from '@/domain/reports/make-report';
import type { CardKey } from '@/domain/reports/report-call';
import type { Week } from '@/domain/reports/weeks';
import { lastDayOf } from '@/domain/reports/weeks';
import { overallText, totalDigits } from '@/domain/scoring/overall-text';
import { formatScore, roundTo } from '@/domain/scoring/rounding';
import { decimal, formatCount } from '@/ui/format';
import { wording } from '@/ui/wording';
import { interfaceLanguage } from '@/ui/words/in-language';

const words = wording.reports;
const LOCALE = interfaceLanguage === 'vi' ? 'vi' : 'en-GB';
// "12 thg 1" is what Intl makes of a short month in Vietnamese; people there write 12/1.
const DAY = { day: 'numeric', month: interfaceLanguage === 'vi' ? 'numeric' : 'short' } as const;
// Made anew each time: a formatter keeps the time zone that it was made in (D728).
const day = () => new Intl.DateTimeFormat(LOCALE, DAY);
const dayOfYear = () => new Intl.DateTimeFormat(LOCALE, { ...DAY, year: 'numeric' });

/** "12 Jan", "12/1" in Vietnamese. */
export const formatWeek = (week: Week): string => day().format(week);
/** "12 Jan 2026" */
export const formatWeekOfYear = (week: Week): string => dayOfYear().format(week);

/** First and last day: "12 Jan – 8 Mar 2026". */
export function formatPeriod({ from, to }: { from: Week; to: Week }): string {
  const end = lastDayOf(to);
  const sameYear = new Date(from).getFullYear() === new Date(end).getFullYear();
  return `${(sameYear ? day : dayOfYear)().format(from)} – ${dayOfYear().format(end)}`;
}

/** As every screen shows a total of this scale, so that it never contradicts its grade: "4.45" of 5, "7.6" of 10 or 100. */
export const formatPoints = (points: number, max: number): string =>
  decimal(overallText(roundTo(points, totalDigits(max)), max));

/** One decimal: "1.0". */
export const formatRate = (rate: number): string => decimal(formatScore(rate));

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

/** All that there is to choose from; calls without an agent are none of one. */
export function allAgents({ agents }: ReportChoices): string {
  const named = agents.filter((agent) => agent !== '');
  return words.allAgents(formatCount(named.length), named.length < agents.length);
}

/** Calls that are in no average although they have a score, by why. */
export function leftOutWords({ tiles: { leftOut } }: Report): string[] {
  const said = (['stale', 'tooFew'] as const).filter((why) => leftOut[why] > 0);
  return said.map((why) => words.leftOut[why](formatCount(leftOut[why])));
}

/** Why there is no average. */
export function noAverage({ filter, tiles }: Report): string {
  if (filter.by === 'reviewer' && tiles.states.done === 0) return words.noneDone;
  if (tiles.scored === 0) return filter.by === 'machine' ? words.noneScored : words.noneDoneScored;
  return words.noneCounts;
}

export const agentTitle = (agent: string): string => (agent === '' ? words.noAgent : agent);

export const cardTitle = ({ title, version }: { key?: CardKey; title: string; version: number }): string =>
  words.card(title, String(version));
