import { interfaceLanguage } from './words/in-language';
import { unitWords } from './words/units';

const vietnamese = interfaceLanguage === 'vi';

/**
 * A number that is written with a point ("4.22", ".66", "2.5/3") as the interface's language writes it: "4,22" in
 * Vietnamese. For what people read; files for machines keep the point (D398).
 */
export function decimal(written: number | string): string {
  return vietnamese
    ? String(written).replace(/(\d*)\.(?=\d)/g, (_, whole: string) => `${whole || '0'},`)
    : String(written);
}

/** A share of 1 in per cent, with `digits` decimals at most: "15%". */
export function formatPercent(share: number, digits = 0): string {
  return `${decimal(Number((share * 100).toFixed(digits)))}%`;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Seconds as mm:ss, or h:mm:ss from an hour on: 252 → "04:12". Negative or unknown counts as 0. */
export function formatTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const hours = Math.floor(whole / 3600);
  const rest = `${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}`;
  return hours === 0 ? rest : `${hours}:${rest}`;
}

/** Seconds as hh:mm:ss, always, for a running clock: 168 → "00:02:48". */
export function formatClock(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}`;
}

/** Seconds in words of time: 860 → "14 min 20 s", 4 → "4 s". */
export function formatSpan(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const parts = [
    [Math.floor(whole / 3600), unitWords.hours],
    [Math.floor(whole / 60) % 60, unitWords.minutes],
    [whole % 60, unitWords.seconds],
  ] as const;
  const shown = parts.filter(([value]) => value > 0).map(([value, unit]) => `${value} ${unit}`);
  return shown.length === 0 ? `0 ${unitWords.seconds}` : shown.join(' ');
}

const UNITS = ['kB', 'MB', 'GB', 'TB'] as const;

/** Bytes in steps of 1000 with at most one decimal: 1 900 000 → "1.9 MB". */
export function formatBytes(bytes: number): string {
  if (!(bytes >= 1000)) return `${Math.max(0, Math.floor(bytes) || 0)} B`;
  let value = bytes / 1000;
  let unit = 0;
  // 999.95 and more would round to "1000.0" of the smaller unit.
  while (value >= 999.95 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${decimal(Number(value.toFixed(1)))} ${UNITS[unit]}`;
}

/** Makes it when it is first used: a browser's first formatter took longest of all that the first script does (D419). */
export function whenUsed<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const count = whenUsed(() => new Intl.NumberFormat(vietnamese ? 'vi' : 'en'));

/** A whole number with thousands separators: 10000 → "10,000". */
export function formatCount(value: number): string {
  // Needs no formatter in either language.
  return Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : count().format(value);
}

/** "412 words", "1 word". */
export function formatWords(words: number): string {
  return unitWords.words(formatCount(words));
}

const inWords = whenUsed(
  () =>
    new Intl.DateTimeFormat(vietnamese ? 'vi-VN' : 'en-GB', {
      ...{ day: 'numeric', month: 'long', year: 'numeric' },
      timeZone: 'UTC',
    }),
);
/**
 * Milliseconds since the epoch as a local date, as Vietnam writes it in every language of the interface: "21/11/2026". By the
 * device's clock of this moment: a formatter keeps the time zone that it was made in (D728).
 */
export function formatDay(at: number): string {
  const date = new Date(at);
  return `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`;
}

/** What a date field holds ("2026-03-04") as "4 March 2026"; undefined while it is not a whole day. */
export function formatDayInWords(value: string): string | undefined {
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : inWords().format(at);
}

/** Milliseconds since the epoch as local "10:42". */
export function formatTimeOfDay(at: number): string {
  const date = new Date(at);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Milliseconds since the epoch as local "10:42" when it is on the day of `now`, else "20/11/2026 10:42". */
export function formatMoment(at: number, now: number): string {
  const day = formatDay(at);
  return day === formatDay(now) ? formatTimeOfDay(at) : `${day} ${formatTimeOfDay(at)}`;
}
