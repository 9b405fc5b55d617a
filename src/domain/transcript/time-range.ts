/** Seconds from the start of the audio; start ≤ end. */
export interface TimeRange {
  start: number;
  end: number;
}

const CLOCK = String.raw`(?:(\d{1,3}):)?(\d{1,3}):(\d{1,2})(?:[.,](\d{1,3}))?`;
const RANGE = new RegExp(String.raw`(?<![\d:])${CLOCK}\s*(?:-|–|—|−|->|-->|→|~|to|đến)\s*${CLOCK}(?![\d:])`, 'iu');

function seconds(
  hours: string | undefined,
  minutes: string,
  secs: string,
  fraction: string | undefined,
): number | null {
  if (Number(secs) > 59 || (hours !== undefined && Number(minutes) > 59)) return null;
  const whole = Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(secs);
  return fraction === undefined ? whole : whole + Number(`0.${fraction}`);
}

/**
 * Reads the first 'mm:ss-mm:ss' of a text (§3 from_to), also with hours, fractions, brackets and other dashes. null for
 * 'None', for anything unreadable and for a range that ends before it starts: then there is nothing to play.
 */
export function parseTimeRange(text: string): TimeRange | null {
  const match = RANGE.exec(text.slice(0, 200));
  if (match === null) return null;
  const [, h1, m1 = '', s1 = '', f1, h2, m2 = '', s2 = '', f2] = match;
  const start = seconds(h1, m1, s1, f1);
  const end = seconds(h2, m2, s2, f2);
  if (start === null || end === null || end < start) return null;
  return { start, end };
}

function clock(totalSeconds: number): string {
  const whole = Math.floor(totalSeconds);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
}

/** 'mm:ss-mm:ss', minutes counting past 59: the form of from_to. */
export function formatTimeRange(range: TimeRange): string {
  return `${clock(range.start)}-${clock(range.end)}`;
}
